import * as contract from '@plumbline/contract'
import { countFindings, isObservation, isOpenViolation, isViolation } from '@plumbline/domain'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { download, readPdf } from '../../../testing/pdf'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { moveTo } from '../../../testing/plans'
import { seededRandom } from '../../../testing/random'
import { addSite, sitesOf } from '../../../testing/sites'
import { sampleOf, upload } from '../../../testing/uploads'
import { queueSummaries } from '../weekly-summary/weekly-summary.service'

const app = useTestApp()

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Findings of every severity, status, verdict and basis, each at random. */
async function addFindings(person: Person, count: number, seed: number) {
  const { pick } = seededRandom(seed)
  const sites = [null, ...(await sitesOf(person)).map(({ id }) => id)]
  for (let n = 0; n < count; n++) {
    const body = {
      type: pick(['Open edge', 'Bare cable', 'No hard hat']),
      severity: pick(contract.severities),
      siteId: pick(sites),
    }
    const { id } = (await person.call(contract.createViolation, { body })).data
    const params = { id }
    // Nobody reports advice; only an analysis gives it.
    const basis = pick(['breach', 'advisory', 'reported'])
    await app.db.pool.query('update violations set basis = $2 where id = $1', [id, basis])
    const status = pick(contract.violationStatuses)
    await person.call(contract.setViolationStatus, { params, body: { status } })
    const verdict = pick([null, null, 'confirmed', 'dismissed'] as const)
    if (verdict) await person.call(contract.violationFeedback, { params, body: { verdict } })
  }
}

async function allOf(person: Person) {
  const query = { dismissed: 'show', pageSize: 200 } as const
  return (await person.call(contract.listViolations, { query })).data.items
}

const totalOf = async (person: Person, query: contract.RequestOf<typeof contract.listViolations>['query']) =>
  (await person.call(contract.listViolations, { query })).data.total

test.each([1, 2, 3])('every place counts the same violations, and no advice (%d)', async seed => {
  app.clock.at = new Date('2026-11-16T08:00:00Z')
  const ana = await signUp(app)
  await moveTo(app, ana, 'enterprise')
  for (const name of ['North Yard', 'Harbor Depot']) await addSite(ana, name)
  const ben = await colleagueOf(app, ana)
  await addFindings(ana, 24, seed)
  const all = await allOf(ana)
  const violations = all.filter(isViolation)
  const open = all.filter(isOpenViolation)
  const high = open.filter(({ severity }) => severity === 'High')
  const observations = all.filter(each => each.verdict !== 'dismissed' && isObservation(each))
  const ofStatus = (status: string) => violations.filter(each => each.status === status).length
  expect([violations.length > 3, open.length > 1, observations.length > 1]).toEqual([true, true, true])

  // The list, its tiles and its filters.
  const { total, stats, tiles } = (await ana.call(contract.listViolations, { query: {} })).data
  expect(total).toBe(violations.length + observations.length)
  expect(stats).toEqual({ violations: violations.length, observations: observations.length })
  expect(tiles).toEqual({
    open: open.length,
    high: high.length,
    inProgress: ofStatus('In Progress'),
    resolved: ofStatus('Resolved'),
    observations: observations.length,
    capped: false,
  })
  expect(await totalOf(ana, { kind: 'violation' })).toBe(violations.length)
  expect(await totalOf(ana, { kind: 'observation' })).toBe(observations.length)
  expect(await totalOf(ana, { kind: 'violation', status: 'unresolved' })).toBe(open.length)
  // Days aren't tallied with the kinds, so this is counted from the rows.
  expect(await totalOf(ana, { kind: 'violation', status: 'unresolved', from: '2026-01-01' })).toBe(
    open.length,
  )

  // The dashboard.
  const { data: today } = await ana.call(contract.dashboardToday, {})
  expect(today.dangers.total).toBe(high.length)
  expect(today.dangers.items.every(isOpenViolation)).toBe(true)
  expect(today.dangers.observations).toBe(
    observations.filter(each => each.severity === 'High' && each.status !== 'Resolved').length,
  )
  const { data: metrics } = await ana.call(contract.dashboardMetrics, {})
  expect(metrics.violationsCount).toBe(violations.length)
  expect(sum(metrics.topRiskCategories.map(({ count }) => count))).toBe(violations.length)
  const { data: counted } = await ana.call(contract.dashboardStats, {})
  expect(sum(Object.values(counted.bySeverity))).toBe(violations.length)
  expect(sum(Object.values(counted.byStatus))).toBe(violations.length)
  expect(sum(counted.topRiskCategories.map(({ count }) => count))).toBe(violations.length)
  const { data: trend } = await ana.call(contract.dashboardTrends, { query: {} })
  expect(sum(trend.map(day => day.violations))).toBe(violations.length)
  expect(trend.at(-1)?.open).toBe(open.length)
  const { data: risks } = await ana.call(contract.dashboardRisks, { query: {} })
  expect(sum(risks.map(({ count }) => count))).toBe(violations.length)
  const { data: sites } = await ana.call(contract.dashboardSites, { query: {} })
  expect(sum(sites.map(site => sum(Object.values(site.open))))).toBe(open.length)
  expect(sum(sites.map(({ resolved }) => resolved))).toBe(ofStatus('Resolved'))
  const { summary } = (await ana.call(contract.dashboardSummary, {})).data
  expect(summary).toContain(`${open.length} open violations`)
  const { data: recent } = await ana.call(contract.dashboardRecent, {})
  for (const { kind, href } of recent) {
    const finding = all.find(({ id }) => href.endsWith(id))
    if (finding) expect(kind).toBe(isObservation(finding) ? 'observation' : 'violation')
  }

  // What people download.
  const file = await download(app, ana, contract.exportViolations, { query: {} })
  const rows = Buffer.from(file.bytes).toString('utf8').split('\r\n').slice(1)
  expect(rows.filter(row => row.endsWith(',Violation'))).toHaveLength(violations.length)
  expect(rows.filter(row => row.endsWith(',Observation'))).toHaveLength(observations.length)
  const pdf = await readPdf((await download(app, ana, contract.violationsReport, { query: {} })).bytes)
  const [, advice] = /Advice only\s*(\d+)/.exec(pdf.pages[0]?.text ?? '') ?? []
  expect(advice).toBe(String(observations.length))

  // What people are told.
  const { data: answer } = await ana.call(contract.assistantChat, {
    body: { message: 'how many violations are open?' },
  })
  expect(answer.message).toContain(`${open.length} violations are open`)
  const monday = { summaryDay: 'monday', timeZone: 'UTC' } as const
  await ben.call(contract.saveNotificationPreferences, { body: monday })
  app.clock.at = new Date('2026-11-23T07:00:00Z')
  await app.db.transaction(tx => app.jobs.enqueue(tx, queueSummaries, {}))
  const [email] = (await app.emails()).filter(
    ({ to, raw }) => to === ben.email && raw.includes('unsubscribe/weekly_summary.'),
  )
  expect(email?.text).toContain(`${violations.length} new violation`)
  expect(email?.text).toContain(`${ofStatus('Resolved')} violation`)
})

test('a photo of a fire is an observation on its result, and in the alert', async () => {
  const ana = await signUp(app)
  const manager = await colleagueOf(app, ana, 'manager')
  const { data } = await upload(app, ana, { file: await sampleOf('fire'), name: 'fire.jpg' })
  await app.analysisWorker.wake()
  const { data: result } = await ana.call(contract.getResult, { params: { id: data.id } })
  expect(result.violations.length).toBeGreaterThan(0)
  expect(countFindings(result.violations).violations).toBe(0)
  expect(result.summary).toBe('No violations detected; 1 observation: 1 High')
  const { items } = (await manager.call(contract.listNotifications, { query: { kind: 'violation_alert' } }))
    .data
  expect(items).toMatchObject([{ data: { finding: 'observation', count: '1' } }])
  const emails = await app.emailsOfNotifications()
  const texts = emails.filter(({ to }) => to === manager.email).map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringContaining('added a high-severity observation: '))
})
