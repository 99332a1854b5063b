import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { days, later } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { moveTo } from '../../../testing/plans'
import { addSite, firstSite } from '../../../testing/sites'
import { createTask, patchTask } from '../../../testing/tasks'
import { photo, upload } from '../../../testing/uploads'

const app = useTestApp()
const isoDay = (offset: number) => later(app.clock.at, days(offset)).toISOString().slice(0, 10)
const violate = async (person: Person, body: object = {}) =>
  (await person.send(contract.createViolation, { body: { type: 'Open hole', severity: 'High', ...body } }))
    .data
const read = async <E extends contract.Endpoint>(person: Person, endpoint: E, query: object = {}) =>
  (await person.send(endpoint, { query })).data
/** Dates in the past can't be given to a task. */
const dueOn = (id: string, offset: number) =>
  app.db.pool.query('update tasks set due_date = $2 where id = $1', [id, isoDay(offset)])

describe('the metrics', () => {
  test('of a new organization are zero, with the three risks as specified', async () => {
    const ana = await signUp(app)
    expect(await read(ana, contract.dashboardMetrics)).toEqual({
      totalUploads: 0,
      violationsCount: 0,
      tasksCount: 0,
      aiAnalysesUsed: 0,
      aiAnalysesLimit: 10,
      recheckPassRate: 0,
      rechecks: 0,
      topRiskCategories: ['Falls', 'Electrical', 'PPE'].map(category => ({ category, count: 0 })),
      pendingSuggestions: 0,
      complianceAlerts: 0,
      updatedAt: app.clock.at.toISOString(),
    })
  })

  test('count what there is, without what was dismissed', async () => {
    const ana = await signUp(app)
    await upload(app, ana, { file: await photo(), name: 'site.jpg' })
    const { id } = await violate(ana)
    await violate(ana, { type: 'Bare cable' })
    await createTask(ana)
    await ana.call(contract.violationFeedback, {
      params: { id },
      body: { verdict: 'dismissed', reason: 'shadow' },
    })
    expect(await read(ana, contract.dashboardMetrics)).toMatchObject({
      totalUploads: 1,
      violationsCount: 1,
      tasksCount: 1,
      aiAnalysesUsed: 1,
    })
  })
})

describe('today', () => {
  test('shows the open High violations, the oldest first, and five at most', async () => {
    const [ana, eve] = [await signUp(app), await signUp(app)]
    await violate(ana, { severity: 'Medium' })
    const ids: string[] = []
    for (let n = 0; n < 7; n++) {
      app.passTime(1000)
      ids.push((await violate(ana, { type: `Hole ${n}` })).id)
    }
    const change = (id: string | undefined, status: string) =>
      ana.send(contract.updateViolation, { params: { id }, body: { status } })
    await change(ids[0], 'Resolved')
    await change(ids[2], 'In Progress')
    const { dangers } = await read(ana, contract.dashboardToday)
    expect(dangers.items.map(({ id }) => id)).toEqual(ids.slice(1, 6))
    expect(dangers.total).toBe(6)
    expect((await read(eve, contract.dashboardToday)).dangers).toEqual({
      items: [],
      total: 0,
      observations: 0,
    })
  })

  test('shows my tasks that are late or due, and nobody else’s', async () => {
    const ana = await signUp(app)
    const ben = await colleagueOf(app, ana)
    const mine = { assignee: ana.id }
    const [late, due, tomorrow, done] = [
      await createTask(ana, mine),
      await createTask(ana, mine),
      await createTask(ana, mine),
      await createTask(ana, mine),
    ]
    const other = await createTask(ana, { assignee: ben.id })
    await dueOn(late.id, -2)
    await dueOn(due.id, 0)
    await dueOn(tomorrow.id, 1)
    await dueOn(done.id, -3)
    await dueOn(other.id, -3)
    await patchTask(ana, done.id, { status: 'completed' })
    const shown = (await read(ana, contract.dashboardToday)).mine
    expect(shown.items.map(({ id, overdue }) => [id, overdue])).toEqual([
      [late.id, true],
      [due.id, false],
    ])
    expect(shown).toMatchObject({ overdue: 1, dueToday: 1, open: 3 })
    expect((await read(ben, contract.dashboardToday)).mine).toMatchObject({
      overdue: 1,
      dueToday: 0,
      open: 1,
    })
  })
})

test('sites are compared, the most dangerous first, with what belongs to none', async () => {
  const ana = await signUp(app)
  await moveTo(app, ana, 'enterprise')
  const quiet = await firstSite(ana)
  const { id } = await addSite(ana, 'Pier 4')
  const { id: resolved } = await violate(ana, { siteId: id })
  await violate(ana, { siteId: id })
  await violate(ana, { siteId: id, severity: 'Low' })
  await violate(ana, { siteId: null, severity: 'Medium' })
  await ana.call(contract.updateViolation, { params: { id: resolved }, body: { status: 'Resolved' } })
  await dueOn((await createTask(ana, { siteId: id })).id, -1)
  const shown = await read(ana, contract.dashboardSites)
  const none = { overdueTasks: 0, resolved: 0 }
  expect(shown).toEqual([
    { siteId: id, name: 'Pier 4', open: { high: 1, medium: 0, low: 1 }, overdueTasks: 1, resolved: 1 },
    { siteId: null, name: null, open: { high: 0, medium: 1, low: 0 }, ...none },
    { siteId: quiet.id, name: quiet.name, open: { high: 0, medium: 0, low: 0 }, ...none },
  ])
  const before = { start: '2020-01-01', end: '2020-01-31' }
  expect((await read(ana, contract.dashboardSites, before))[0]).toMatchObject({ name: 'Pier 4', resolved: 0 })
})

describe('recent activity', () => {
  test('is the newest of everything, in the reader’s language, and none of another organization', async () => {
    const [ana, eve] = [await signUp(app, { language: 'de' }), await signUp(app)]
    const { data: analysis } = await upload(app, ana, { file: await photo(), name: 'dach.jpg' })
    app.passTime(1000)
    const violation = await violate(ana)
    app.passTime(1000)
    const task = await createTask(ana, { title: 'Abdecken' })
    const site = (await firstSite(ana)).name
    expect(await read(ana, contract.dashboardRecent)).toMatchObject([
      { kind: 'task', title: 'Abdecken', href: `/tasks/${task.id}`, siteName: site },
      {
        kind: 'violation',
        title: 'Open hole',
        severity: 'High',
        href: `/violations?violation=${violation.id}`,
      },
      { kind: 'analysis', title: 'dach.jpg', href: `/results/${analysis.id}`, severity: null },
    ])
    expect(await read(eve, contract.dashboardRecent)).toEqual([])
  })

  test('is at most 20', async () => {
    const ana = await signUp(app)
    for (let n = 0; n < 12; n++) await Promise.all([violate(ana), createTask(ana)])
    expect(await read(ana, contract.dashboardRecent)).toHaveLength(20)
  })
})

describe('the summary', () => {
  test.each([
    ['en', 'Nothing has been found yet.', '1 open violation.', 'Most common risk in the last 30 days: '],
    ['es', 'Todavía no se ha detectado nada.', '1 infracción abierta.', 'Riesgo más frecuente'],
    ['fr', 'Rien n’a encore été relevé.', '1 infraction ouverte.', 'Risque le plus fréquent'],
    ['de', 'Bisher wurde nichts festgestellt.', '1 offener Verstoß.', 'Häufigstes Risiko'],
    ['zh', '目前还没有发现问题。', '未解决的违规：1 项。', '最近 30 天最常见的风险：'],
  ])('is written in %s, with plurals', async (language, nothing, one, risk) => {
    const ana = await signUp(app, { language })
    const text = async () => (await read(ana, contract.dashboardSummary)).summary
    expect(await text()).toContain(nothing)
    const { id } = await violate(ana)
    expect(await text()).toContain(one)
    expect(await text()).toContain(risk)
    await violate(ana)
    expect(await text()).toContain('2')
    expect(await text()).not.toMatch(/\{\{|_other|undefined/)
    await ana.call(contract.updateViolation, { params: { id }, body: { status: 'Resolved' } })
    expect(await text()).toContain('1')
  })

  test('says that nothing is open, and compares with the week before', async () => {
    const ana = await signUp(app)
    const { id } = await violate(ana)
    await app.db.pool.query('update violations set detected_at = $2 where id = $1', [
      id,
      later(app.clock.at, -days(8)),
    ])
    await ana.call(contract.updateViolation, { params: { id }, body: { status: 'Resolved' } })
    const summary = async () => (await read(ana, contract.dashboardSummary)).summary
    expect(await summary()).toContain('No open violations.')
    expect(await summary()).toContain('Average time to fix in the last 30 days: 8 days.')
    await violate(ana)
    expect(await summary()).toContain('The same as the week before.')
    await violate(ana)
    expect(await summary()).toContain('Up from 1 the week before.')
  })
})

describe('a period', () => {
  const calls = [contract.dashboardRisks, contract.dashboardSites, contract.dashboardQuality]
  test.each([
    [{ start: '2026-11-02', end: '2026-11-01' }, 'start_after_end'],
    [{ start: '2026-11-01', end: '9998-12-31' }, 'period_too_long'],
    [{ start: '2026-11-01', end: '9999-12-31' }, 'date_out_of_range'],
    [{ end: 'tomorrow' }, 'wrong_type'],
  ])('of %j is rejected', async (query, code) => {
    const ana = await signUp(app)
    for (const call of calls) {
      const response = await ana.send(call, { query })
      expect([response.status, response.fields[0]?.code]).toEqual([400, code])
    }
  })

  test('in the year 9998, or at another organization’s site, has nothing', async () => {
    const [ana, eve] = [await signUp(app), await signUp(app)]
    const site = (await firstSite(eve)).id
    await violate(eve, { siteId: site })
    await violate(ana)
    const far = { start: '9998-12-01', end: '9998-12-31' }
    for (const query of [far, { site }]) {
      expect(await read(ana, contract.dashboardRisks, query)).toEqual([])
      const trends = await read(ana, contract.dashboardTrends, query)
      expect(trends.every(({ violations, resolved }) => violations + resolved === 0)).toBe(true)
      const { total, kinds } = await read(ana, contract.dashboardQuality, query)
      expect([total.precision, kinds]).toEqual([null, []])
    }
  })
})
