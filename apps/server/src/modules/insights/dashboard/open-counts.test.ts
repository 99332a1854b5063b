import * as contract from '@plumbline/contract'
import { dayAfter } from '@plumbline/domain'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { download } from '../../../testing/pdf'
import { colleagueOf, type Person } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { seededRandom } from '../../../testing/random'
import { addSite, sitesOf } from '../../../testing/sites'
import { queueSummaries } from '../weekly-summary/weekly-summary.service'

const app = useTestApp()
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Half an hour before midnight in Los Angeles: in UTC the next day has begun. */
const NOW = '2026-11-16T07:30:00Z'
const TODAY = '2026-11-15'

/** Tasks of every status, priority, date, owner and site, some of which are deleted and some at a site that is archived. */
async function addTasks(ana: Person, ben: Person, seed: number) {
  const { pick } = seededRandom(seed)
  const sites = [null, ...(await sitesOf(ana)).map(({ id }) => id)]
  for (let n = 0; n < 24; n++) {
    const priority = pick(contract.priorities)
    const body = { title: `Task ${n}`, priority, siteId: pick(sites), assignee: pick([ana.id, ben.id, null]) }
    const { id } = (await ana.call(contract.createTask, { body })).data
    const due = pick([null, ...[-2, -1, 0, 1].map(days => dayAfter(TODAY, days))])
    await app.db.pool.query('update tasks set due_date = $2 where id = $1', [id, due])
    await ana.call(contract.updateTask, { params: { id }, body: { status: pick(contract.taskStatuses) } })
    if (pick([true, false, false, false, false])) await ana.call(contract.deleteTask, { params: { id } })
  }
}

/** Violations of which some are dismissed, only advice, deleted, or at a site that is archived. */
async function addViolations(ana: Person, seed: number) {
  const { pick } = seededRandom(seed)
  const sites = [null, ...(await sitesOf(ana)).map(({ id }) => id)]
  for (let n = 0; n < 30; n++) {
    const body = { type: 'Open edge', severity: pick(contract.severities), siteId: pick(sites) }
    const { id } = (await ana.call(contract.createViolation, { body })).data
    const basis = pick(['breach', 'advisory', 'reported', 'claim'])
    const status = pick(contract.violationStatuses)
    await ana.call(contract.setViolationStatus, { params: { id }, body: { status } })
    await app.db.pool.query('update violations set basis = $2, verdict = $3 where id = $1', [
      id,
      basis,
      pick([null, 'confirmed', 'dismissed']),
    ])
    // Only retention deletes violations.
    if (pick([true, false, false, false]))
      await app.db.pool.query('delete from violations where id = $1', [id])
  }
}

async function archiveOne(ana: Person) {
  const { id } = (await sitesOf(ana)).find(({ name }) => name === 'North Yard') as contract.Site
  await ana.call(contract.archiveSite, { params: { id } })
}

async function arranged(seed: number) {
  app.clock.at = new Date(NOW)
  const ana = await signUpOn(app, 'enterprise', { timeZone: 'America/Los_Angeles' })
  const ben = await colleagueOf(app, ana)
  for (const name of ['North Yard', 'Harbor Depot']) await addSite(ana, name)
  await addTasks(ana, ben, seed)
  await addViolations(ana, seed)
  await archiveOne(ana)
  return { ana, ben }
}

const isOpen = ({ status }: contract.Task) => status === 'open' || status === 'in_progress'
const isLate = (task: contract.Task) => isOpen(task) && task.dueDate !== null && task.dueDate < TODAY

test.each([1, 2, 3])('every place counts the same tasks (%d)', async seed => {
  const { ana, ben } = await arranged(seed)
  const list = async (query: contract.RequestOf<typeof contract.listTasks>['query']) =>
    (await ana.call(contract.listTasks, { query: { pageSize: 200, ...query } })).data
  const { items: all, counts, total } = await list({})
  const [open, late] = [all.filter(isOpen), all.filter(isLate)]
  const mine = open.filter(({ assignee }) => assignee === ana.id)
  const ofStatus = (...wanted: contract.TaskStatus[]) =>
    all.filter(({ status }) => wanted.includes(status)).length
  expect([late.length > 1, open.length > late.length, mine.length > 0]).toEqual([true, true, true])

  // The list, its tabs and its filters.
  expect(all.filter(({ overdue }) => overdue)).toEqual(late)
  expect(total).toBe(all.length)
  expect(counts).toMatchObject({
    all: all.length,
    open: ofStatus('open'),
    inProgress: ofStatus('in_progress'),
    completed: ofStatus('completed', 'closed'),
  })
  expect((await list({ overdue: '1' })).total).toBe(late.length)
  expect((await list({ overdue: '1', searchTerm: 'Task' })).total).toBe(late.length)

  // The dashboard.
  const { data: metrics } = await ana.call(contract.dashboardMetrics, {})
  expect(metrics.tasksCount).toBe(all.length)
  const { data: stats } = await ana.call(contract.dashboardStats, {})
  expect(sum(Object.values(stats.tasks))).toBe(all.length)
  for (const status of contract.taskStatuses) expect(stats.tasks[status] ?? 0).toBe(ofStatus(status))
  const { data: today } = await ana.call(contract.dashboardToday, {})
  expect(today.mine).toMatchObject({
    open: mine.length,
    overdue: mine.filter(isLate).length,
    dueToday: mine.filter(({ dueDate }) => dueDate === TODAY).length,
  })
  const { data: sites } = await ana.call(contract.dashboardSites, { query: {} })
  expect(sum(sites.map(({ overdueTasks }) => overdueTasks))).toBe(late.length)
  const { data: alerts } = await ana.call(contract.dashboardAlerts, {})
  const urgent = alerts.items.filter(({ kind }) => kind === 'overdue_high_task')
  expect(urgent).toHaveLength(late.filter(({ priority }) => priority === 'high').length)
  const { summary } = (await ana.call(contract.dashboardSummary, {})).data
  expect(summary).toContain(`${late.length} tasks are overdue`)

  // What people download and are told.
  const file = await download(app, ana, contract.exportTasks, { query: { overdue: '1' } })
  expect(Buffer.from(file.bytes).toString('utf8').trim().split('\r\n').slice(1)).toHaveLength(late.length)
  const asked = async (message: string) =>
    (await ana.call(contract.assistantChat, { body: { message } })).data.message
  expect(await asked('how many tasks are overdue?')).toContain(`${late.length} tasks are overdue`)
  const monday = { summaryDay: 'monday', timeZone: 'Pacific/Auckland' } as const
  await ben.call(contract.saveNotificationPreferences, { body: monday })
  await app.db.transaction(tx => app.jobs.enqueue(tx, queueSummaries, {}))
  const email = (await app.emails()).find(
    ({ to, raw }) => to === ben.email && raw.includes('unsubscribe/weekly_summary.'),
  )
  expect(email?.text).toContain(`${late.length} tasks overdue`)
  const theirs = open.filter(({ assignee }) => assignee === ben.id).length
  expect(email?.text).toContain(`${theirs} open task${theirs === 1 ? '' : 's'} assigned to you`)
})

test.each([4, 5])(
  'archiving a site and deleting leave every count of violations the same (%d)',
  async seed => {
    const { ana } = await arranged(seed)
    const open = async (query: contract.RequestOf<typeof contract.listViolations>['query']) =>
      (
        await ana.call(contract.listViolations, {
          query: { kind: 'violation', status: 'unresolved', ...query },
        })
      ).data.total
    const total = await open({})
    expect(total).toBeGreaterThan(1)
    const { data: sites } = await ana.call(contract.dashboardSites, { query: {} })
    for (const { siteId, open: counted } of sites)
      expect(sum(Object.values(counted))).toBe(await open({ site: siteId ?? 'none' }))
    expect(sum(sites.map(site => sum(Object.values(site.open))))).toBe(total)
    const { data: trend } = await ana.call(contract.dashboardTrends, { query: {} })
    expect(trend.at(-1)?.open).toBe(total)
    const { data: today } = await ana.call(contract.dashboardToday, {})
    expect(today.dangers.total).toBe(await open({ severity: 'High' }))
    const asked = async (message: string) =>
      (await ana.call(contract.assistantChat, { body: { message } })).data.message
    expect(await asked('how many violations are open?')).toContain(`${total} violations are open`)
    const query = { kind: 'violation', status: 'unresolved' } as const
    const file = await download(app, ana, contract.exportViolations, { query })
    expect(Buffer.from(file.bytes).toString('utf8').trim().split('\r\n').slice(1)).toHaveLength(total)
  },
)
