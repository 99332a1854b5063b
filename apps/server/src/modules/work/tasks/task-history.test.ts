import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { createTask, patchTask } from '../../../testing/tasks'
import { form, photo } from '../../../testing/uploads'

const app = useTestApp()
const ana = useCreated(() => signUp(app))
const ben = useCreated(() => colleagueOf(app, ana))
const eve = useCreated(() => signUp(app))

const inbox = async (person: Person) =>
  (await person.call(contract.listNotifications, { query: {} })).data.items
const historyOf = async (id: string, person = ana) =>
  (await person.call(contract.taskHistory, { params: { id } })).data
const violationOf = async (severity: 'High' | 'Medium' | 'Low') =>
  (await ana.call(contract.createViolation, { body: { type: 'Open edge', severity } })).data
const correct = (id: string, severity: 'High' | 'Medium' | 'Low') =>
  ana.call(contract.violationFeedback, { params: { id }, body: { verdict: 'corrected', severity } })
const get = async (id: string) => (await ana.call(contract.getTask, { params: { id } })).data

describe('the history of a task', () => {
  test('tells who changed what, in the order it happened', async () => {
    const { id } = await createTask(ana, { steps: ['Close the area', 'Fit the rail'] })
    await patchTask(ben, id, { assignee: ben.id, dueDate: '2026-12-01' })
    await patchTask(ben, id, { steps: [{ text: 'Close the area', done: true }, 'Fit the rail'] })
    await patchTask(ben, id, { status: 'closed' })
    await patchTask(ana, id, { status: 'open' })
    const history = await historyOf(id)
    expect(history.map(({ userId, field, from, to }) => [userId, field, from, to])).toEqual([
      [ana.id, 'created', null, null],
      [ben.id, 'dueDate', '2026-11-23', '2026-12-01'],
      [ben.id, 'assignee', null, history[2]?.who],
      [ben.id, 'steps', '0/2', '1/2'],
      [ben.id, 'status', 'open', 'closed'],
      [ana.id, 'status', 'closed', 'open'],
    ])
  })

  test('is nobody else’s: signed out, another organization, an unknown task', async () => {
    const { id } = await createTask(ana)
    expect((await app.call(contract.taskHistory, { params: { id } })).status).toBe(401)
    expect((await eve.call(contract.taskHistory, { params: { id } })).status).toBe(404)
    expect((await ana.call(contract.taskHistory, { params: { id: randomUUID() } })).status).toBe(404)
    expect((await ana.call(contract.taskHistory, { params: { id: 'x' } })).status).toBe(400)
  })

  test('a note alone is no change, and a record sent back whole neither', async () => {
    const { id } = await createTask(ana)
    await patchTask(ana, id, { note: 'Rails ordered' })
    await patchTask(ana, id, await get(id))
    expect(await historyOf(id)).toHaveLength(1)
  })
})

test('who has a task is told when someone else reopens it', async () => {
  const { id } = await createTask(ana, { title: 'Guard the shaft', assignee: ben.id })
  await patchTask(ben, id, { status: 'closed' })
  app.clock.at = new Date(app.clock.at.getTime() + 1000)
  await patchTask(ana, id, { status: 'open' })
  const [notice] = await inbox(ben)
  expect(notice).toMatchObject({
    kind: 'task_reopened',
    data: { title: 'Guard the shaft' },
    href: `/tasks/${id}`,
  })
  const before = (await inbox(ben)).length
  await patchTask(ben, id, { status: 'closed' })
  await patchTask(ben, id, { status: 'open' })
  expect(await inbox(ben)).toHaveLength(before)
})

describe('a mention', () => {
  test('is kept with the note and notifies that member once', async () => {
    const { id } = await createTask(ana, { title: 'Order rails' })
    const { data } = await patchTask(ana, id, {
      note: '@Ben can you fetch them?',
      mentions: [ben.id, ben.id, ana.id],
    })
    expect(data.notes).toMatchObject([{ text: '@Ben can you fetch them?', mentions: [ben.id, ana.id] }])
    const notices = (await inbox(ben)).filter(({ href }) => href === `/tasks/${id}`)
    expect(notices).toMatchObject([{ kind: 'mentioned', data: { title: 'Order rails' } }])
    expect((await inbox(ana)).filter(({ href }) => href === `/tasks/${id}`)).toEqual([])
  })

  test('of a stranger is rejected, and the note with it', async () => {
    const { id } = await createTask(ana)
    for (const stranger of [eve.id, randomUUID()]) {
      const { status, code } = await patchTask(ana, id, { note: 'Hello', mentions: [stranger] })
      expect([status, code]).toEqual([404, 'not_found'])
    }
    expect((await get(id)).notes).toEqual([])
    expect(await inbox(eve)).toEqual([])
  })
})

describe('a request that is sent twice', () => {
  test('makes one task and notifies once, also at the same moment', async () => {
    const body = { title: 'Guard', assignee: ben.id, requestId: 'sheet-1' }
    const [one, two] = await Promise.all([createTask(ana, body), createTask(ana, body)])
    const three = await createTask(ana, body)
    expect([two.id, three.id]).toEqual([one.id, one.id])
    expect((await inbox(ben)).filter(({ href }) => href === `/tasks/${one.id}`)).toHaveLength(1)
    expect(await historyOf(one.id)).toHaveLength(1)
  })

  test('is its organization’s own', async () => {
    const mine = await createTask(ana, { requestId: 'sheet-2' })
    expect((await createTask(eve, { requestId: 'sheet-2' })).id).not.toBe(mine.id)
  })
})

describe('a corrected severity', () => {
  test('goes on to tasks that are not done, with the priority nobody chose', async () => {
    const violation = await violationOf('High')
    const open = await createTask(ana, { violationId: violation.id })
    const chosen = await createTask(ana, { violationId: violation.id, priority: 'low' })
    const changed = await createTask(ana, { violationId: violation.id })
    await patchTask(ana, changed.id, { priority: 'low' })
    await patchTask(ana, changed.id, { priority: 'high' })
    const done = await createTask(ana, { violationId: violation.id })
    await patchTask(ana, done.id, { status: 'closed' })
    expect((await correct(violation.id, 'Medium')).status).toBe(200)
    expect(await get(open.id)).toMatchObject({ severity: 'Medium', priority: 'medium' })
    expect(await get(chosen.id)).toMatchObject({ severity: 'Medium', priority: 'low' })
    expect(await get(changed.id)).toMatchObject({ severity: 'Medium', priority: 'high' })
    expect(await get(done.id)).toMatchObject({ severity: 'High', priority: 'high' })
    await correct(violation.id, 'Low')
    expect(await get(open.id)).toMatchObject({ severity: 'Low', priority: 'low' })
    expect((await historyOf(open.id)).at(-1)).toMatchObject({ who: '', field: 'severity', to: 'Low' })
  })

  test('and a task that changes at the same moment don’t wait for each other', async () => {
    const violation = await violationOf('High')
    const { id } = await createTask(ana, { violationId: violation.id })
    for (const [index, severity] of (['Low', 'High', 'Medium'] as const).entries()) {
      const [corrected, moved] = await Promise.all([
        correct(violation.id, severity),
        patchTask(ben, id, {
          status: index % 2 ? 'open' : 'in_progress',
          assignee: index % 2 ? null : ben.id,
        }),
      ])
      expect([corrected.status, moved.status]).toEqual([200, 200])
    }
  })
})

test('a violation shows its open task before those that are done', async () => {
  const violation = await violationOf('Low')
  const done = await createTask(ana, { violationId: violation.id })
  await patchTask(ana, done.id, { status: 'closed' })
  const open = await createTask(ana, { violationId: violation.id })
  const { data } = await ana.call(contract.getViolation, { params: { id: violation.id } })
  expect(data.taskId).toBe(open.id)
})

describe('where a photo of the fix is required', () => {
  const setting = (person: Person, fixPhoto: 'off' | 'ask' | 'require') =>
    person.call(contract.updateOrganization, { body: { fixPhoto } })
  const sendPhoto = async (person: Person, taskId: string) => {
    const { payload, headers } = form({ file: await photo(), name: 'after.jpg' })
    const url = `/api/tasks/${taskId}/fixes`
    const authorization = `Bearer ${person.token}`
    return app.http.inject({ method: 'POST', url, payload, headers: { ...headers, authorization } })
  }

  test('a task that fixes a violation is completed with one, every other task without', async () => {
    expect((await setting(ana, 'require')).data.fixPhoto).toBe('require')
    const fixing = await createTask(ana, { violationId: (await violationOf('High')).id })
    const other = await createTask(ana)
    const rejected = await patchTask(ben, fixing.id, { status: 'closed' })
    expect([rejected.status, rejected.code]).toEqual([409, 'fix_photo_required'])
    expect((await get(fixing.id)).status).toBe('open')
    expect((await patchTask(ben, fixing.id, { status: 'in_progress' })).status).toBe(200)
    expect((await patchTask(ben, other.id, { status: 'closed' })).status).toBe(200)
    expect((await sendPhoto(ben, fixing.id)).statusCode).toBe(202)
    expect((await patchTask(ben, fixing.id, { status: 'closed' })).data.status).toBe('closed')
    await setting(ana, 'ask')
  })

  test('only an admin decides that, with a setting that exists', async () => {
    expect((await setting(ben, 'off')).status).toBe(403)
    expect((await app.call(contract.updateOrganization, { body: { fixPhoto: 'off' } })).status).toBe(401)
    const unknown = await ana.send(contract.updateOrganization, { body: { fixPhoto: 'maybe' } })
    expect([unknown.status, unknown.fields[0]?.field]).toEqual([400, 'fixPhoto'])
    expect((await eve.call(contract.getOrganization, {})).data.fixPhoto).toBe('ask')
  })
})
