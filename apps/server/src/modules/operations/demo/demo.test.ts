import { fileURLToPath } from 'node:url'
import * as contract from '@plumbline/contract'
import { beforeAll, expect, test } from 'vitest'
import { days, later } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { logIn, type Person } from '../../../testing/people'
import { DEMO_PASSWORD } from './crew'
import { holdConversations } from './demo.jobs'
import { pastIncidents } from './history/incidents'
import { seededRandom } from './history/random'

const samples = fileURLToPath(new URL('../../../../../web/public/samples', import.meta.url))
const app = useTestApp()
const people: Person[] = []
beforeAll(async () => {
  await app.seedDemo(samples)
  for (const name of ['admin', 'manager', 'worker'])
    people.push(await logIn(app, `${name}@plumbline.example`, DEMO_PASSWORD))
})

const rows = async <T extends object>(query: string, values: unknown[] = []) =>
  (await app.db.pool.query<T>(query, values)).rows
const count = async (query: string, values: unknown[] = []) =>
  Number((await rows<{ count: string }>(query, values))[0]?.count)
const groups = async (column: string, table: string) =>
  (await rows<{ value: string }>(`select distinct ${column} as value from ${table} order by 1`)).map(
    ({ value }) => value,
  )
const first = () => people[0] as Person

test('every chart has something to show: each two months, site, severity and status', async () => {
  const periods = await rows<{ severities: number }>(
    `select count(distinct severity)::int as severities from violations
     where detected_at > $1::timestamptz - interval '360 days' group by extract(epoch from $1::timestamptz - detected_at)::int / (60 * 86400)`,
    [app.clock.now()],
  )
  expect(periods).toHaveLength(6)
  expect(periods.filter(({ severities }) => severities < 3)).toEqual([])
  const sites = await rows<{ open: string; resolved: string }>(
    `select count(*) filter (where status <> 'Resolved') as open, count(*) filter (where status = 'Resolved') as resolved
     from violations where verdict is distinct from 'dismissed' group by site_id`,
  )
  expect(sites).toHaveLength(3)
  for (const { open, resolved } of sites)
    expect([Number(open) > 1, Number(resolved) > 30]).toEqual([true, true])
  expect(await groups('status', 'tasks')).toEqual(['closed', 'completed', 'in_progress', 'open'])
  expect(await groups('state', 'task_suggestions')).toEqual(['approved', 'rejected', 'submitted'])
  expect(await groups('category', 'violations')).toHaveLength(10)
})

test('it got worse, then better, and weekends are quiet', async () => {
  const reported = (from: number, to: number, more = 'true') =>
    count(`select count(*) from violations where detected_at between $1 and $2 and ${more}`, [
      later(app.clock.now(), -days(from)),
      later(app.clock.now(), -days(to)),
    ])
  const [spell, before, after] = [await reported(235, 175), await reported(320, 260), await reported(90, 30)]
  expect(spell).toBeGreaterThan(before * 1.5)
  expect(spell).toBeGreaterThan(after * 1.5)
  const weekend = await reported(366, 7, 'extract(isodow from detected_at) > 5')
  expect(weekend).toBeLessThan((await reported(366, 7)) / 15)
})

test('nothing is dated ahead, and what happened to a violation happened in order', async () => {
  for (const [table, column] of [
    ['violations', 'detected_at'],
    ['violation_changes', 'created_at'],
    ['tasks', 'updated_at'],
    ['task_changes', 'created_at'],
    ['notifications', 'created_at'],
    ['events', 'created_at'],
    ['task_suggestions', 'created_at'],
  ])
    expect(await count(`select count(*) from ${table} where ${column} > $1`, [app.clock.now()]), table).toBe(
      0,
    )
  const unordered = await count(
    `select count(*) from (select created_at, lag(created_at) over (partition by violation_id order by position) as before
     from violation_changes) trail where created_at < before`,
  )
  expect(unordered).toBe(0)
})

test('a violation, its trail and its task agree', async () => {
  const resolved = await rows<{ resolvedAt: Date; trail: Date | null }>(
    `select v.resolved_at as "resolvedAt", max(c.created_at) as trail from violations v
     left join violation_changes c on c.violation_id = v.id and c.field = 'status' and c."to" = 'Resolved'
     where v.status = 'Resolved' group by v.id`,
  )
  expect(resolved.length).toBeGreaterThan(250)
  expect(resolved.filter(({ resolvedAt, trail }) => resolvedAt.getTime() !== trail?.getTime())).toEqual([])
  const disagreeing = await count(
    `select count(*) from violations v join tasks t on t.violation_id = v.id
     where (v.status = 'Resolved' and t.status in ('open', 'in_progress'))
       or (t.status in ('open', 'in_progress') and v.assignee is distinct from t.assignee)
       or (v.status = 'Open' and t.status <> 'open')
       or v.site_id <> t.site_id or v.severity <> t.severity`,
  )
  expect(disagreeing).toBe(0)
})

test('everyone who signs in has something to do today, and news', async () => {
  const today = app.clock.now().toISOString().slice(0, 10)
  for (const person of people) {
    const due = await count(
      `select count(*) from tasks where assignee = $1 and due_date <= $2 and status in ('open', 'in_progress')`,
      [person.id, today],
    )
    expect(due).toBeGreaterThan(0)
    const inbox = await person.call(contract.listNotifications, {
      query: { limit: 20, page: 1, show: 'all' },
    })
    expect(inbox.data.unread).toBeGreaterThan(0)
    expect(inbox.data.total).toBeGreaterThan(inbox.data.unread)
  }
})

test('the calls show it like anything else, in the language of the reader', async () => {
  const listed = await first().call(contract.listViolations, { query: { pageSize: 5 } })
  expect(listed.data.items).toHaveLength(5)
  expect(listed.data.total).toBe(
    await count(`select count(*) from violations where verdict is distinct from 'dismissed'`),
  )
  const [{ id, reportedBy, messages, mediaUrl } = expect.fail()] = listed.data.items
  expect(messages?.type.code).toMatch(/^question\.type\./)
  expect([mediaUrl, reportedBy === null]).toEqual([null, false])
  const history = await first().call(contract.violationHistory, { params: { id } })
  expect(history.data[0]).toMatchObject({ field: 'created', to: 'person', userId: reportedBy })
  const tasks = await first().call(contract.listTasks, { query: { pageSize: 5 } })
  expect(tasks.data.items).toHaveLength(5)
})

test('photos were checked, with pictures to look at and what people said of the findings', async () => {
  const analyses = await rows<{ id: string; mediaId: string }>(
    `select id, media_id as "mediaId" from analyses where status = 'completed' order by created_at`,
  )
  expect(analyses.length).toBeGreaterThan(40)
  const [{ id, mediaId } = expect.fail()] = analyses
  for (const size of ['display', 'thumbnail'] as const)
    expect((await first().call(contract.getMedia, { params: { id: mediaId }, query: { size } })).status).toBe(
      200,
    )
  expect((await first().call(contract.getResult, { params: { id } })).data.status).toBe('completed')
  const verdicts = await rows<{ verdict: string | null }>(
    'select distinct verdict from violations where analysis_id is not null order by 1',
  )
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['confirmed', 'corrected', 'dismissed', null])
  expect(
    await count('select count(*) from violations where analysis_id is not null and reported_by is not null'),
  ).toBeGreaterThan(0)
  expect(await count('select count(*) from violation_rechecks')).toBeGreaterThan(10)
  const [{ taskId } = expect.fail()] = await rows<{ taskId: string }>(
    `select task_id as "taskId" from fixes where review = 'accepted'`,
  )
  const fixes = await first().call(contract.listFixes, { params: { id: taskId } })
  expect(fixes.data[0]).toMatchObject({ outcome: 'not_seen', review: 'accepted' })
})

test('the crew has asked the assistant, and its own answers are there', async () => {
  await app.jobs.runDueJobs([holdConversations])
  await app.db.transaction(tx => app.jobs.enqueue(tx, holdConversations, {}))
  await app.jobs.runDueJobs([holdConversations])
  for (const person of people) {
    const { data } = await person.call(contract.listConversations, { query: { limit: 50 } })
    expect(data.length).toBeGreaterThanOrEqual(2)
    expect(data.length).toBeLessThan(4)
    const ages = data.map(({ updatedAt }) => app.clock.now().getTime() - new Date(updatedAt).getTime())
    expect(Math.max(...ages)).toBeGreaterThan(days(3))
  }
  const kinds = await rows<{ kind: string }>(
    `select distinct answer->>'kind' as kind from conversation_messages where role = 'assistant'`,
  )
  expect(kinds.map(({ kind }) => kind)).not.toContain('unknown')
  expect(kinds.map(({ kind }) => kind)).not.toContain('off_topic')
})

test('nobody is emailed about the past, and a second start adds nothing', async () => {
  expect(await count('select count(*) from waiting_emails')).toBe(0)
  const before = await count('select count(*) from violations')
  await app.seedDemo(samples)
  expect(await count('select count(*) from violations')).toBe(before)
})

test('two installations of the same day have the same history', () => {
  const incidents = () => pastIncidents(seededRandom(7), new Date('2026-05-04T12:00:00Z'))
  expect(incidents()).toEqual(incidents())
  expect(incidents().length).toBeGreaterThan(250)
})
