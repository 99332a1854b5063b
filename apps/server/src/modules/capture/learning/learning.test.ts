import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { detectedHazards } from '@plumbline/domain'
import { readFindingThresholds } from '@plumbline/inference'
import { beforeAll, describe, expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { useCreated, useTestApp } from '../../../testing/harness'
import { above, bareHeads, judge, ofHeads, setThreshold, weakOnesWrong } from '../../../testing/learning'
import { colleagueOf, logIn, type Person, signUp } from '../../../testing/people'
import { firstSite } from '../../../testing/sites'
import { adjustThresholds } from './learning.feature'

const app = useTestApp()

const view = async (person: Person) => (await person.call(contract.getLearning, {})).data
const headsIn = ({ items }: contract.Learning, siteId: string | null = null) =>
  items.find(item => item.kind === 'head-protection' && item.siteId === siteId)
const eventsOf = async (person: Person, event: string) =>
  (await person.call(contract.listEvents, { query: { event } })).data.items

async function runJob() {
  await app.db.transaction(tx => app.jobs.enqueue(tx, adjustThresholds, {}))
  await app.jobs.runDueJobs([adjustThresholds])
}

/** An organization with one analyzed picture, and the finding in it that others are modeled on. */
async function reviewer() {
  const person = await signUp(app)
  await app.db.pool.query(
    `update subscriptions set plan = 'pro', analyses_remaining = 50 where organization_id = $1`,
    [person.organizationId],
  )
  const [finding] = ofHeads(await bareHeads(app, person))
  if (!finding) throw new Error('the sample shows a bare head')
  return { person, finding }
}

test('every kind that the rules report can be adjusted, and every tag that is spoken of', async () => {
  const { thresholds } = await readFindingThresholds()
  const kinds = [...thresholds.keys()]
  expect(kinds.filter(kind => !kind.startsWith('shows:')).toSorted()).toEqual([...detectedHazards].toSorted())
  expect(kinds.filter(kind => !contract.learnedKinds.includes(kind as contract.LearnedKind))).toEqual([])
})

describe('reviews', () => {
  const made = useCreated(reviewer)
  let shipped = 0
  let raised = 0
  beforeAll(async () => {
    shipped = (await readFindingThresholds()).thresholds.get('head-protection') ?? 0
    raised = above(shipped, 5)
  })

  test('are counted, and too few of them change nothing', async () => {
    const { person, finding } = made
    expect(await view(person)).toMatchObject({ enabled: true, items: [] })
    await judge(app, person, finding, { right: [0.99], wrong: [above(shipped, 1), above(shipped, 2)] })
    await runJob()
    expect(headsIn(await view(person))).toMatchObject({
      id: null,
      state: 'collecting',
      siteName: null,
      shipped,
      current: shipped,
      figures: { confirmed: 1, rejected: 2, missed: 0 },
      change: null,
    })
  })

  test('raise the threshold over night, with the figures behind it and a line in the activity log', async () => {
    const { person, finding } = made
    await judge(app, person, finding, weakOnesWrong(shipped))
    await runJob()
    const adjusted = headsIn(await view(person))
    expect(adjusted).toMatchObject({
      state: 'adjusted',
      shipped,
      current: raised,
      figures: { confirmed: 19, rejected: 14, missed: 0 },
      change: { by: null, from: shipped, to: raised, figures: { recallKept: { value: 1 } } },
    })
    expect(adjusted?.change?.figures.precisionBefore?.value).toBeCloseTo(19 / 33)
    expect(adjusted?.change?.figures.precisionAfter?.value).toBe(1)
    const [line] = await eventsOf(person, 'threshold.adjusted')
    expect(line).toMatchObject({
      userId: null,
      data: {
        kind: 'head-protection',
        from: String(shipped),
        to: String(raised),
        confirmed: '19',
        rejected: '14',
      },
    })
    await runJob()
    expect(await eventsOf(person, 'threshold.adjusted')).toHaveLength(1)
  })

  test('can be undone, which lasts until it is resumed', async () => {
    const { person } = made
    const id = headsIn(await view(person))?.id ?? ''
    const { data } = await person.call(contract.undoLearning, { params: { id } })
    expect(headsIn(data)).toMatchObject({
      state: 'undone',
      current: shipped,
      change: { by: 'Ana María Ruiz', from: raised, to: shipped },
    })
    expect(headsIn((await person.call(contract.runLearning, {})).data)?.state).toBe('undone')
    expect(await eventsOf(person, 'threshold.undone')).toHaveLength(1)
    await person.call(contract.resumeLearning, { params: { id } })
    expect(await eventsOf(person, 'threshold.resumed')).toHaveLength(1)
    const again = (await person.call(contract.runLearning, {})).data
    expect(headsIn(again)).toMatchObject({ state: 'adjusted', current: raised, change: { from: shipped } })
  })

  test('that are withdrawn, of an earlier detector or a year old count no more', async () => {
    const { person } = made
    const { data } = await person.call(contract.listViolations, {
      query: { dismissed: 'only', pageSize: 100 },
    })
    for (const { id } of data.items) await person.call(contract.withdrawFeedback, { params: { id } })
    expect(headsIn(await view(person))?.figures).toMatchObject({ confirmed: 19, rejected: 0 })
    await runJob()
    expect(headsIn(await view(person))).toMatchObject({ state: 'collecting', current: shipped })
    const madeBy = (detector: string) =>
      app.db.pool.query(
        `update analyses set detail = jsonb_set(detail, '{engine,detector}', to_jsonb($2::text)) where organization_id = $1`,
        [person.organizationId, detector],
      )
    await madeBy('earlier')
    expect(headsIn(await view(person))?.figures).toMatchObject({ confirmed: 0, rejected: 0 })
    await madeBy((await readFindingThresholds()).detector)
    expect(headsIn(await view(person))?.figures).toMatchObject({ confirmed: 19, rejected: 0 })
    app.passTime(days(366))
    const later = await logIn(app, person.email)
    expect(headsIn(await view(later))?.figures).toMatchObject({ confirmed: 0, rejected: 0 })
  })
})

describe('a threshold', () => {
  const made = useCreated(reviewer)
  let detector = ''
  let id = ''
  beforeAll(async () => {
    detector = (await readFindingThresholds()).detector
    id = await setThreshold(app, made.person, { threshold: 1, detector })
  })

  test('keeps back what is below it, and the result says so', async () => {
    const { person } = made
    const result = await bareHeads(app, person)
    expect(ofHeads(result)).toEqual([])
    const note = result.detail?.notes.find(({ code }) => code === 'note.held_back')
    expect(note?.text).toBe(
      "1 possible finding isn't reported because your team's reviews raised the threshold for its kind.",
    )
    expect(result.detail).not.toHaveProperty('heldBack')
  })

  test('counts what a person adds as confirmed where it was kept back, and as missed where nothing was found', async () => {
    const { person, finding } = made
    const result = await bareHeads(app, person)
    const body = { type: 'No hard hat', severity: 'High', boundingBoxes: finding.boundingBoxes } as const
    const { data: added } = await person.call(contract.createViolation, {
      body: { ...body, analysisId: result.id },
    })
    expect(headsIn(await view(person))?.figures).toMatchObject({ confirmed: 1, missed: 0 })
    await person.call(contract.createViolation, { body: { ...body, analysisId: finding.analysisId } })
    expect(headsIn(await view(person))?.figures).toMatchObject({ confirmed: 1, missed: 1 })
    // Taken back, it says nothing of the analysis.
    const dismissal = { params: { id: added.id }, body: { verdict: 'dismissed' } } as const
    expect((await person.call(contract.violationFeedback, dismissal)).status).toBe(200)
    expect(headsIn(await view(person))?.figures).toMatchObject({ confirmed: 0, rejected: 0, missed: 1 })
  })

  test('applies to its site alone', async () => {
    const { person } = made
    const site = await firstSite(person)
    expect(ofHeads(await bareHeads(app, person, site.id))).not.toEqual([])
    const own = await setThreshold(app, person, { threshold: 1, detector, siteId: site.id })
    expect(ofHeads(await bareHeads(app, person, site.id))).toEqual([])
    expect(headsIn(await view(person), site.id)).toMatchObject({ id: own, siteName: site.name })
  })

  test('of an earlier detector, undone, or of an organization that turned it off, applies no more', async () => {
    const { person } = made
    const isReported = async () => ofHeads(await bareHeads(app, person)).length > 0
    expect(await isReported()).toBe(false)
    await app.db.pool.query(`update learned_thresholds set detector = 'earlier' where id = $1`, [id])
    expect(await isReported()).toBe(true)
    await app.db.pool.query('update learned_thresholds set detector = $2 where id = $1', [id, detector])
    await person.call(contract.saveLearning, { body: { enabled: false } })
    expect(await isReported()).toBe(true)
    await runJob()
    await person.call(contract.runLearning, {})
    expect(await view(person)).toMatchObject({ enabled: false })
    expect(headsIn(await view(person))?.current).toBe(1)
    await person.call(contract.saveLearning, { body: { enabled: true } })
    await person.call(contract.undoLearning, { params: { id } })
    expect(await isReported()).toBe(true)
    const names = ['learning.disabled', 'learning.enabled', 'threshold.undone']
    for (const name of names) expect(await eventsOf(person, name)).toHaveLength(1)
  })

  test('that nothing speaks for any more returns to the shipped one', async () => {
    const { person } = made
    await person.call(contract.resumeLearning, { params: { id } })
    await app.db.pool.query('update learned_thresholds set threshold = 0.5 where id = $1', [id])
    await runJob()
    const item = headsIn(await view(person))
    expect([item?.state, item?.current]).toEqual(['collecting', item?.shipped])
  })
})

describe('the calls', () => {
  test('are for managers and admins', async () => {
    const ana = await signUp(app)
    const manager = await colleagueOf(app, ana, 'manager')
    const worker = await colleagueOf(app, ana)
    expect((await manager.call(contract.getLearning, {})).status).toBe(200)
    expect((await manager.call(contract.saveLearning, { body: { enabled: false } })).data.enabled).toBe(false)
    const id = await setThreshold(app, ana)
    const params = { id }
    for (const response of [
      await worker.call(contract.getLearning, {}),
      await worker.call(contract.saveLearning, { body: { enabled: true } }),
      await worker.call(contract.runLearning, {}),
      await worker.call(contract.undoLearning, { params }),
      await worker.call(contract.resumeLearning, { params }),
    ])
      expect([response.status, response.code]).toEqual([403, 'forbidden'])
    expect((await app.call(contract.getLearning, {})).status).toBe(401)
    expect((await app.call(contract.undoLearning, { params })).status).toBe(401)
  })

  test('reject what is not understood, and another organization', async () => {
    const [ana, eve] = [await signUp(app), await signUp(app)]
    const id = await setThreshold(app, ana)
    for (const body of [{}, { enabled: 'no' }, { enabled: true, threshold: 0.1 }])
      expect((await ana.send(contract.saveLearning, { body })).status).toBe(400)
    expect((await ana.send(contract.undoLearning, { params: { id: 'head' } })).status).toBe(400)
    for (const endpoint of [contract.undoLearning, contract.resumeLearning]) {
      expect((await eve.call(endpoint, { params: { id } })).status).toBe(404)
      expect((await ana.call(endpoint, { params: { id: randomUUID() } })).status).toBe(404)
    }
    expect((await view(eve)).items).toEqual([])
  })

  test('run 30 times an hour at most', async () => {
    const ana = await signUp(app)
    for (let count = 0; count < 30; count++) await ana.call(contract.runLearning, {})
    expect((await ana.call(contract.runLearning, {})).code).toBe('too_many')
  })
})
