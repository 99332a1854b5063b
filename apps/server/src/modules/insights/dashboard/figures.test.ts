import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { days, hours, later } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'
import { moveTo } from '../../../testing/plans'
import { seededRandom } from '../../../testing/random'
import { addSite, sitesOf } from '../../../testing/sites'
import { createTask } from '../../../testing/tasks'
import { photo, upload } from '../../../testing/uploads'
import { foldTallies } from './dashboard.jobs'

const app = useTestApp()
const isoDay = (offset: number) => later(app.clock.at, days(offset)).toISOString().slice(0, 10)
const query = async <T extends object>(text: string, values: unknown[]): Promise<T[]> =>
  (await app.db.pool.query<T>(text, values)).rows

const { below, pick } = seededRandom(7)
const moment = () => later(app.clock.at, -below(40 * 24) * hours(1)).toISOString()

type Side = { person: Person; sites: (string | null)[]; analysisId: string; rows: Record<string, string> }

async function newSide(): Promise<Side> {
  const person = await signUp(app)
  await moveTo(app, person, 'enterprise')
  for (const name of ['North', 'South']) await addSite(person, name)
  const sites = (await sitesOf(person)).map(({ id }) => id)
  const { data: analysis } = await upload(app, person, { file: await photo(), name: 'site.jpg' })
  const body = { type: 'Open hole', severity: 'High' } as const
  const { id } = (await person.call(contract.createViolation, { body })).data
  const rows = { violations: id, tasks: (await createTask(person)).id, analyses: analysis.id }
  return { person, sites: [null, ...sites], analysisId: analysis.id, rows }
}

/** Another row like the first one of its table, with these columns of its own. */
async function copy({ rows }: Side, table: string, own: Record<string, unknown>) {
  const [found] = await query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' and not column_name = any($2)`,
    [table, ['id', ...Object.keys(own)]],
  )
  const names = Object.keys(own)
  const given = names.map((_, index) => `$${index + 2}`)
  await query(
    `insert into ${table} (id, ${[...names, found?.names].join(', ')})
     select gen_random_uuid(), ${[...given, found?.names].join(', ')} from ${table} where id = $1`,
    [rows[table], ...Object.values(own)],
  )
}

/** Changes one row of the organization, chosen at random and never the first. */
const change = ({ person, rows }: Side, table: string, what: string, value?: unknown) =>
  query(
    `${what} where id = (select id from ${table} where organization_id = $1 and id <> $2
       order by md5(id::text || $3) limit 1)`,
    [person.organizationId, rows[table] ?? person.organizationId, String(below(1e9))].concat(
      value === undefined ? [] : [value as string],
    ),
  )

const update = (side: Side, column: string, value: unknown) =>
  change(side, 'violations', `update violations set ${column} = $4`, value)

const severities = ['High', 'Medium', 'Low']
const changes: ((side: Side) => Promise<unknown>)[] = [
  side =>
    copy(side, 'violations', {
      severity: pick(severities),
      category: pick(['Falls', 'PPE', 'Fire']),
      hazard: pick(['ladder', 'scaffold', null]),
      status: pick(['Open', 'In Progress', 'Resolved']),
      detected_at: moment(),
      site_id: pick(side.sites),
      analysis_id: pick([side.analysisId, null]),
      confidence: pick([0.8, null]),
      basis: pick(['breach', 'advisory', 'reported']),
    }),
  side =>
    copy(side, 'tasks', {
      created_at: moment(),
      site_id: pick(side.sites),
      due_date: pick([isoDay(-3), isoDay(3), null]),
      status: pick(['open', 'in_progress', 'completed', 'closed']),
      request_id: null,
    }),
  side =>
    copy(side, 'analyses', {
      created_at: moment(),
      site_id: pick(side.sites),
      status: pick(['completed', 'canceled']),
    }),
  side =>
    query(
      `insert into violation_rechecks (id, organization_id, violation_id, before, after, messages, engine, created_at)
       select gen_random_uuid(), organization_id, id, 'High', $3, '[]', 'test', $4 from violations
       where organization_id = $1 order by md5(id::text || $2) limit 1`,
      [side.person.organizationId, String(below(1e9)), pick(['High', 'Low']), moment()],
    ),
  side => change(side, 'violation_rechecks', 'delete from violation_rechecks'),
  side => update(side, 'severity', pick(severities)),
  side => update(side, 'verdict', pick(['confirmed', 'corrected', 'dismissed', null])),
  side => update(side, 'basis', pick(['breach', 'advisory', 'reported'])),
  side => update(side, 'resolved_at', pick([moment(), null])),
  side => update(side, 'status', pick(['Open', 'In Progress', 'Resolved'])),
  side => update(side, 'site_id', pick(side.sites)),
  side => update(side, 'question_id', pick(['backup-alarm', null])),
  side => change(side, 'violations', 'delete from violations'),
  side => change(side, 'tasks', 'update tasks set status = $4', pick(['open', 'closed'])),
  side => change(side, 'tasks', 'update tasks set due_date = $4', pick([isoDay(-1), isoDay(0), null])),
  side => change(side, 'tasks', 'update tasks set site_id = $4', pick(side.sites)),
  side => change(side, 'analyses', 'update analyses set status = $4', pick(['canceled', 'completed'])),
]

/** $1 the organization, $2 its time zone, $3 the site, $4 and $5 the period. */
const atSite = `($3::text is null or site_id is not distinct from nullif($3, 'none')::uuid)`
const shown = `with v as (select *, (detected_at at time zone $2)::date as found,
    (resolved_at at time zone $2)::date as solved from violations
  where organization_id = $1 and ${atSite} and verdict is distinct from 'dismissed' and basis <> 'advisory')`
const countOf = (table: string, condition = 'true') =>
  `(select count(*)::int from ${table} where organization_id = $1 and ${atSite}
    and (created_at at time zone $2)::date = day and ${condition})`
/** At the site where the violation is now. */
const rechecks = `(select r.organization_id, r.created_at, r.before, r.after, o.site_id
  from violation_rechecks r join violations o on o.id = r.violation_id) as rechecks`
const ofDay = (condition: string) => `(select count(*)::int from v where ${condition})`
const daysCounted = `${shown}
  select day::date::text as date, ${countOf('analyses', `status <> 'canceled'`)} as uploads,
    ${ofDay('found = day')} as violations, ${ofDay(`found = day and severity = 'High'`)} as high,
    ${ofDay(`found = day and severity = 'Medium'`)} as medium, ${ofDay(`found = day and severity = 'Low'`)} as low,
    ${countOf('tasks')} as tasks, ${ofDay('solved = day')} as resolved,
    greatest(0, ${ofDay('found <= day')} - ${ofDay('solved <= day')}) as open,
    (select round(avg(greatest(0, extract(epoch from resolved_at - detected_at) / 3600)), 1)::float from v
     where solved = day) as "hoursToFix",
    ${countOf(rechecks)} as rechecks,
    ${countOf(rechecks, 'before = after')} as "rechecksPassed"
  from generate_series($4::date, $5::date, interval '1 day') day order by 1`
const risksCounted = `${shown}
  select category, count(*)::int as count from v where found between $4 and $5 group by 1 order by 2 desc, 1`
const outcomesCounted = `
  select date_trunc('month', detected_at at time zone $2)::date::text as month, hazard, count(*)::int as count,
    case when confidence is null then 'added' else coalesce(verdict, 'unreviewed') end as outcome
  from violations where organization_id = $1 and ${atSite} and analysis_id is not null and question_id is null
    and (confidence is not null or verdict is distinct from 'dismissed')
    and date_trunc('month', detected_at at time zone $2) between date_trunc('month', $4::date) and $5
  group by 1, 2, 4`
/** $1 the organization, $2 its time zone, $3 today as the tasks have it, $4 and $5 the period. */
const sitesCounted = `
  select s.id as "siteId",
    count(*) filter (where v.status <> 'Resolved' and severity = 'High')::int as high,
    count(*) filter (where v.status <> 'Resolved' and severity = 'Medium')::int as medium,
    count(*) filter (where v.status <> 'Resolved' and severity = 'Low')::int as low,
    count(*) filter (where (resolved_at at time zone $2)::date between $4 and $5)::int as resolved,
    (select count(*)::int from tasks t where t.organization_id = $1 and t.site_id is not distinct from s.id
      and t.status in ('open', 'in_progress') and t.due_date < $3) as "overdueTasks"
  from (select id from sites where organization_id = $1 union all select null) s
    left join violations v on v.organization_id = $1 and v.site_id is not distinct from s.id
      and verdict is distinct from 'dismissed' and basis <> 'advisory'
  group by s.id`
const totalsCounted = `
  select (select count(*)::int from analyses where organization_id = $1 and status <> 'canceled') as "totalUploads",
    (select count(*)::int from violations where organization_id = $1 and verdict is distinct from 'dismissed'
      and basis <> 'advisory') as "violationsCount",
    (select count(*)::int from tasks where organization_id = $1) as "tasksCount",
    (select count(*)::int from violation_rechecks where organization_id = $1) as rechecks,
    (select coalesce(round(100.0 * count(*) filter (where before = after) / nullif(count(*), 0)), 0)::int
     from violation_rechecks where organization_id = $1) as "recheckPassRate"`

const read = async <E extends contract.Endpoint>(person: Person, endpoint: E, given: object = {}) =>
  (await person.send(endpoint, { query: given })).data

async function expectCounted({ person, sites }: Side) {
  const { organizationId } = person
  const [zone] = await query<{ name: string }>(
    'select time_zone as name from subscriptions where organization_id = $1',
    [organizationId],
  )
  const period = { start: isoDay(-25), end: isoDay(2) }
  for (const site of [undefined, ...sites.map(each => each ?? 'none')]) {
    const asked = { ...period, ...(site && { site }) }
    const values = [organizationId, zone?.name, site ?? null, period.start, period.end]
    expect(await read(person, contract.dashboardTrends, asked)).toEqual(await query(daysCounted, values))
    expect(await read(person, contract.dashboardRisks, asked)).toEqual(await query(risksCounted, values))
    const quality = await read(person, contract.dashboardQuality, asked)
    const outcomes = await query<{ month: string; hazard: string; outcome: string; count: number }>(
      outcomesCounted,
      values,
    )
    for (const outcome of contract.findingOutcomes) {
      const sumOf = (fits: (row: (typeof outcomes)[number]) => boolean) =>
        outcomes.reduce((sum, row) => (row.outcome === outcome && fits(row) ? sum + row.count : sum), 0)
      expect(quality.total[outcome]).toBe(sumOf(() => true))
      for (const each of quality.months)
        expect(each[outcome]).toBe(sumOf(({ month }) => month === each.month))
      for (const each of quality.kinds)
        expect(each[outcome]).toBe(sumOf(({ hazard }) => hazard === each.hazard))
    }
  }
  const values = [organizationId, zone?.name, isoDay(0), period.start, period.end]
  const bySite = await query<{ siteId: string | null }>(sitesCounted, values)
  const compared = await read(person, contract.dashboardSites, period)
  for (const counted of bySite) {
    const {
      open,
      overdueTasks = 0,
      resolved = 0,
    } = compared.find(({ siteId }) => siteId === counted.siteId) ?? {}
    const none = { high: 0, medium: 0, low: 0 }
    expect({ siteId: counted.siteId, overdueTasks, resolved, ...none, ...open }).toEqual(counted)
  }
  const [totals] = await query(totalsCounted, [organizationId])
  expect(await read(person, contract.dashboardMetrics)).toMatchObject(totals ?? {})
}

test('every figure equals a count over the rows after random changes, in two organizations', async () => {
  const sides = [await newSide(), await newSide()]
  const make = async (count: number) => {
    for (let step = 0; step < count; step++) await pick(changes)(pick(sides))
    for (const side of sides) await expectCounted(side)
  }
  // Enough rows that every site has some of everything.
  for (const side of sides) for (let n = 0; n < 60; n++) await pick(changes.slice(0, 4))(side)
  await make(300)
  for (const [index, side] of sides.entries())
    await query('update subscriptions set time_zone = $2 where organization_id = $1', [
      side.person.organizationId,
      ['America/Los_Angeles', 'Australia/Sydney'][index],
    ])
  await make(300)
  await app.db.transaction(tx => app.jobs.enqueue(tx, foldTallies, {}))
  await app.jobs.runDueJobs([foldTallies])
  const [tallies] = await query<{ count: number }>('select count(*)::int as count from day_tallies', [])
  const [kinds] = await query<{ count: number }>(
    'select count(*)::int as count from (select distinct organization_id, site_id, day, figure, kind from day_tallies) k',
    [],
  )
  expect(tallies?.count).toBeLessThan(2 * ((kinds?.count ?? 0) + 500))
  await make(0)
})

test('an organization that is deleted leaves no figures', async () => {
  const { person } = await newSide()
  const count = async () => {
    const tables = ['day_tallies', 'violation_tallies', 'task_tallies']
    const found = await Promise.all(
      tables.map(table =>
        query<{ n: number }>(`select count(*)::int as n from ${table} where organization_id = $1`, [
          person.organizationId,
        ]),
      ),
    )
    return found.reduce((sum, [row]) => sum + (row?.n ?? 0), 0)
  }
  expect(await count()).toBeGreaterThan(0)
  await query('delete from organizations where id = $1', [person.organizationId])
  expect(await count()).toBe(0)
})
