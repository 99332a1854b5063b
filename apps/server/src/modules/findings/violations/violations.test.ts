import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { photo, upload } from '../../../testing/uploads'

const app = useTestApp()

const box = { x: 10, y: 20, width: 30, height: 40, label: 'bare head', severity: 'Medium' } as const
const seen = {
  type: 'No hard hat',
  description: 'By the gate',
  severity: 'Medium',
  regulationCode: '1926.100(a)',
  boundingBoxes: [box],
} as const

describe('correcting a finding', () => {
  test('changes it, and keeps who said what and what it was before', async () => {
    const ana = await signUp(app)
    const ben = await colleagueOf(app, ana)
    const { data } = await ana.call(contract.createViolation, { body: { ...seen, boundingBoxes: [box] } })
    const moved = { ...box, x: 50 }
    const corrected = await ben.call(contract.violationFeedback, {
      params: { id: data.id },
      body: { verdict: 'corrected', severity: 'High', boundingBoxes: [moved], reason: 'Under the crane' },
    })
    expect(corrected.data).toMatchObject({
      severity: 'High',
      verdict: 'corrected',
      boundingBoxes: [{ ...moved, severity: 'High' }],
    })
    const { rows } = await app.db.pool.query(
      'select user_id, verdict, reason, before, after from violation_feedback',
    )
    expect(rows).toEqual([
      {
        user_id: ben.id,
        verdict: 'corrected',
        reason: 'Under the crane',
        before: { severity: 'Medium', boundingBoxes: [box] },
        after: { severity: 'High', boundingBoxes: [{ ...moved, severity: 'High' }] },
      },
    ])
  })

  test('can be taken back, step by step; the history keeps both', async () => {
    const ana = await signUp(app)
    const { data } = await ana.call(contract.createViolation, { body: { ...seen, boundingBoxes: [box] } })
    const params = { id: data.id }
    const withdraw = async () => (await ana.call(contract.withdrawFeedback, { params })).data
    await ana.call(contract.violationFeedback, { params, body: { verdict: 'corrected', severity: 'High' } })
    await ana.call(contract.violationFeedback, { params, body: { verdict: 'dismissed', reason: 'A statue' } })
    expect(await withdraw()).toMatchObject({ verdict: 'corrected', severity: 'High' })
    expect(await withdraw()).toMatchObject({ verdict: null, severity: 'Medium', boundingBoxes: [box] })
    expect(await withdraw()).toMatchObject({ verdict: null })
    const history = (await ana.call(contract.violationHistory, { params })).data
    expect(history.filter(({ field }) => field === 'verdict').map(({ from, to }) => [from, to])).toEqual([
      [null, 'corrected'],
      ['corrected', 'dismissed'],
      ['dismissed', 'corrected'],
      ['corrected', null],
    ])
    const stranger = await signUp(app)
    expect((await stranger.send(contract.withdrawFeedback, { params })).status).toBe(404)
  })

  test('taken back, it leaves alone what was edited since', async () => {
    const ana = await signUp(app)
    const { data } = await ana.call(contract.createViolation, { body: { ...seen, boundingBoxes: [box] } })
    const params = { id: data.id }
    await ana.call(contract.violationFeedback, { params, body: { verdict: 'corrected', severity: 'High' } })
    await ana.call(contract.updateViolation, { params, body: { severity: 'Low' } })
    const { data: after } = await ana.call(contract.withdrawFeedback, { params })
    expect(after).toMatchObject({ verdict: null, severity: 'Low' })
  })

  test('is counted on the dashboard', async () => {
    const ana = await signUp(app)
    expect((await ana.call(contract.dashboardStats, {})).data).toMatchObject({
      recheckPassRate: 0,
      topRiskCategories: ['Falls', 'Electrical', 'PPE'].map(category => ({ category, count: 0 })),
    })
    for (const verdict of ['confirmed', 'confirmed', 'dismissed'] as const) {
      const { data } = await ana.call(contract.createViolation, { body: { ...seen, boundingBoxes: [box] } })
      await ana.call(contract.violationFeedback, { params: { id: data.id }, body: { verdict } })
    }
    const { feedback, bySeverity, topRiskCategories } = (await ana.call(contract.dashboardStats, {})).data
    expect(topRiskCategories).toEqual([{ category: 'PPE', count: 2 }])
    expect(feedback).toEqual({ confirmed: 2, dismissed: 1, corrected: 0 })
    expect(bySeverity).toEqual({ Medium: 2 })
  })

  test('rejects a verdict or a box that makes no sense', async () => {
    const ana = await signUp(app)
    const { data } = await ana.call(contract.createViolation, { body: { ...seen, boundingBoxes: [box] } })
    const correct = (body: object) =>
      ana.send(contract.violationFeedback, { params: { id: data.id }, body: body })
    expect((await correct({ verdict: 'perhaps' })).status).toBe(400)
    expect((await correct({ verdict: 'corrected', boundingBoxes: [{ ...box, width: -1 }] })).status).toBe(400)
  })
})

describe('changing a violation', () => {
  const reported = async (person: Person) =>
    (await person.call(contract.createViolation, { body: { ...seen, boundingBoxes: [box] } })).data
  const change = (person: Person, id: string, body: object) =>
    person.send(contract.updateViolation, { params: { id }, body: body })

  test('keeps what is not mentioned, takes the older names, and moves the version on', async () => {
    const ana = await signUp(app)
    const before = await reported(ana)
    const { data } = await change(ana, before.id, {
      violation: 'No helmet',
      severity: 'High',
      detected_at: '2026-11-10T07:00:00Z',
      regulationCode: '1926.95(a)',
    })
    expect(data).toMatchObject({
      type: 'No helmet',
      description: 'By the gate',
      severity: 'High',
      date: '2026-11-10T07:00:00.000Z',
      regulationCodes: ['1926.95(a)', '1926.100(a)'],
      boundingBoxes: [{ ...box, severity: 'High' }],
      version: before.version + 1,
    })
    const dated = await change(ana, before.id, { detected_at: '2026-11-15' })
    expect(dated.data.date).toBe('2026-11-15T12:00:00.000Z')
    const cleared = await change(ana, before.id, { regulationCode: null })
    expect(cleared.data).toMatchObject({ regulationCode: null, regulationCodes: [] })
  })

  test('a second editor is told, with what it is now, and the first change stays', async () => {
    const ana = await signUp(app)
    const ben = await colleagueOf(app, ana)
    const { id, version } = await reported(ana)
    await change(ana, id, { description: 'At the north gate', version })
    const late = await change(ben, id, { description: 'By the crane', version })
    expect([late.status, late.code]).toEqual([409, 'version_conflict'])
    expect(late.body.current).toMatchObject({ id, description: 'At the north gate', version: version + 1 })
    const again = await change(ben, id, { description: 'By the crane', version: version + 1 })
    expect(again.data.description).toBe('By the crane')
  })

  test('two at the same moment: one goes through, one is told', async () => {
    const ana = await signUp(app)
    const { id, version } = await reported(ana)
    const both = await Promise.all(
      ['one', 'two'].map(description => change(ana, id, { description, version })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('tells its whole story: who, when, from, to, for every change', async () => {
    const ana = await signUp(app)
    const ben = await colleagueOf(app, ana)
    const { id } = await reported(ana)
    await ben.call(contract.setViolationStatus, { params: { id }, body: { status: 'In Progress' } })
    await ben.call(contract.setViolationStatus, { params: { id }, body: { status: 'In Progress' } })
    await ana.call(contract.violationFeedback, {
      params: { id },
      body: { verdict: 'corrected', severity: 'Low' },
    })
    const task = await ana.call(contract.createTask, { body: { title: 'Fetch hats', violationId: id } })
    const patch = (body: object) =>
      ben.send(contract.updateTask, { params: { id: task.data.id }, body: body })
    await patch({ assignee: ben.id })
    await patch({ status: 'in_progress' })
    await patch({ status: 'closed' })
    await ana.call(contract.deleteTask, { params: { id: task.data.id } })
    const { data } = await ana.call(contract.violationHistory, { params: { id } })
    expect(data.map(({ who, field, from, to }) => [who, field, from, to])).toEqual([
      ['Ana María Ruiz', 'created', null, 'person'],
      ['Ben Okafor', 'status', 'Open', 'In Progress'],
      ['Ana María Ruiz', 'severity', 'Medium', 'Low'],
      ['Ana María Ruiz', 'verdict', null, 'corrected'],
      ['Ana María Ruiz', 'task', null, 'Fetch hats'],
      ['Ben Okafor', 'taskAssignee', null, 'Ben Okafor'],
      ['Ben Okafor', 'taskStatus', 'open', 'in_progress'],
      ['Ben Okafor', 'taskStatus', 'in_progress', 'closed'],
      ['Ana María Ruiz', 'task', 'Fetch hats', null],
    ])
    expect(data.every(({ at, taskId }) => at.startsWith('2026-11-16') && taskId === null)).toBe(true)
  })

  test.each([
    ['a status outside the list', { status: 'Closed' }, 'status', 'not_an_option'],
    ['a severity outside the list', { severity: 'Severe' }, 'severity', 'not_an_option'],
    ['no name', { type: ' ' }, 'type', 'required'],
    ['a description without end', { description: 'x'.repeat(10_001) }, 'description', 'too_long'],
    ['a day that is none', { date: 'yesterday' }, 'date', 'wrong_type'],
    ['a field it does not have', { color: 'red' }, 'color', 'unknown_field'],
  ])('rejects %s', async (_, body, field, code) => {
    const response = await change(owner, violation.id, body)
    expect([response.status, response.fields[0]]).toMatchObject([400, { field, code }])
  })

  test('keeps HTML as the text it is', async () => {
    const html = '<img src=x onerror=alert(1)><b>bold</b>'
    const { data } = await change(owner, violation.id, { type: html, description: html, location: html })
    expect(data).toMatchObject({ type: html, description: html, location: html })
    const raw = await owner.call(contract.getViolation, { params: { id: violation.id } })
    expect(raw.headers['content-type']).toContain('application/json')
    expect(raw.headers['x-content-type-options']).toBe('nosniff')
  })

  let owner: Person
  let violation: contract.Violation
  beforeAll(async () => {
    owner = await signUp(app)
    violation = await reported(owner)
  })
})

test('a violation is recorded by hand with the older names, and with a picture uploaded before', async () => {
  const ana = await signUp(app)
  const { data: analysis } = await upload(app, ana, { file: await photo(), name: 'site.jpg' })
  await app.analysisWorker.wake()
  const { mediaUrl } = (await ana.call(contract.getResult, { params: { id: analysis.id } })).data
  const record = (body: object) => ana.send(contract.createViolation, { body: body })
  const given = {
    violation: 'Loose board',
    severity: 'Low',
    status: 'In Progress',
    regulation: '1926.451(b)(1)',
  }
  const { data } = await record({ ...given, detected_at: '2026-11-10T07:00:00Z', media_url: mediaUrl })
  expect(data).toMatchObject({
    type: 'Loose board',
    status: 'In Progress',
    regulationCode: '1926.451(b)(1)',
    date: '2026-11-10T07:00:00.000Z',
    mediaUrl,
    reportedBy: ana.id,
  })
  const eve = await signUp(app)
  const stolen = await eve.call(contract.createViolation, {
    body: { type: 'x', severity: 'Low', mediaUrl: mediaUrl ?? '' },
  })
  expect(stolen.status).toBe(404)
  expect((await record({ ...given, media_url: 'https://elsewhere.example/a.jpg' })).status).toBe(404)
})

test('a violation cannot be drawn on another organization’s picture', async () => {
  const ana = await signUp(app)
  const response = await ana.call(contract.createViolation, {
    body: { type: 'x', severity: 'Low', analysisId: randomUUID() },
  })
  expect(response.status).toBe(404)
})
