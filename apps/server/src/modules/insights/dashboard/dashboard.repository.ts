import { type DayFigure, dayFigures, type FindingOutcome, findingOutcomes } from '@plumbline/contract'
import { PreparedStatements, prepared } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { foldTallies } from '@plumbline/list-engine/tallies'
import { and, between, eq, gte, inArray, isNull, lt, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { amountByCategory, openAmount } from '../../findings/violations/violations.lookups'
import { organizations } from '../../identity/organizations/organizations.tables'
import { pendingAmount } from '../../work/suggestions/suggestions.lookups'
import { taskAmount } from '../../work/tasks/tasks.lookups'
import { dayTallies } from './dashboard.tables'

export type Days = {
  organizationId: string
  start: string
  end: string
  /** Null is what belongs to no site. */
  siteId?: string | null | undefined
}

const amount = sql<number>`sum(amount)`.mapWith(Number)
const isThere = sql`sum(amount) <> 0`
type Figure = (typeof dayTallies.$inferSelect)['figure']

const counted = (
  {
    organizationId,
    siteId,
  }: { organizationId: string | Placeholder; siteId?: string | Placeholder | null | undefined },
  figures: readonly Figure[],
  ...conditions: SQL[]
) =>
  and(
    eq(dayTallies.organizationId, organizationId),
    inArray(dayTallies.figure, [...figures]),
    siteId === null ? isNull(dayTallies.siteId) : undefined,
    siteId ? eq(dayTallies.siteId, siteId) : undefined,
    ...conditions,
  )

const organization = sql.placeholder('organizationId')
const byFigure = sql`select ${dayTallies.figure}, sum(amount) as amount from ${dayTallies}
  where ${counted({ organizationId: organization }, ['uploads', 'rechecks', 'rechecksPassed'])} group by 1`
/** Figures of several tables in one statement. */
const ofOrganization = <F extends Record<string, SQL>>(db: ReadHandle, figures: F) =>
  db.select(figures).from(organizations).where(eq(organizations.id, organization))

const selectMetrics = prepared('dashboard_metrics', db =>
  ofOrganization(db, {
    figures: sql<Partial<Record<DayFigure, number>> | null>`(
        select json_object_agg(figure, amount) from (${byFigure}) figures)`,
    categories: amountByCategory(organizations.id),
    tasks: taskAmount(organizations.id),
    pendingSuggestions: pendingAmount(organizations.id),
  }),
)

export type PeriodFigures = { days: [day: string, figure: DayFigure, amount: number][]; openBefore: number }
export type NowFigures = { open: number; high: number; overdue: number; topRisk: string | null }

const statements = new PreparedStatements('dashboard_days')
const isWithin = between(dayTallies.day, sql.placeholder('start'), sql.placeholder('end'))
const everywhere = { organizationId: organization }

const selectSummary = prepared('dashboard_summary', db =>
  ofOrganization(db, {
    open: openAmount(organizations.id),
    high: openAmount(organizations.id, 'High'),
    overdue: sql<number>`(select coalesce(sum(amount), 0)::int from ${dayTallies}
      where ${counted(everywhere, ['due'], lt(dayTallies.day, sql.placeholder('today')))})`,
    topRisk: sql<string | null>`(select kind from ${dayTallies}
      where ${counted(everywhere, ['category'], isWithin)}
      group by kind having ${isThere} order by sum(amount) desc, kind limit 1)`,
  }),
)

export const dashboardRepository = {
  /** What happened on each day, and how many violations were open when the first day began. */
  days: async (tx: ReadHandle, { siteId, ...values }: Days): Promise<PeriodFigures> => {
    const shape = siteId === undefined ? 'all' : siteId === null ? 'none' : 'site'
    const at = { organizationId: organization, siteId: siteId && sql.placeholder('siteId') }
    const build = (handle: ReadHandle) => {
      const byDay = sql`select day, figure, sum(amount) as amount from ${dayTallies}
        where ${counted(at, dayFigures, isWithin)} group by 1, 2`
      const before = counted(
        at,
        ['high', 'medium', 'low', 'resolved'],
        lt(dayTallies.day, sql.placeholder('start')),
      )
      return ofOrganization(handle, {
        days: sql<PeriodFigures['days']>`(
          select coalesce(json_agg(json_build_array(day, figure, amount)), '[]') from (${byDay}) days)`,
        openBefore: sql<number>`(
          select coalesce(sum(case figure when 'resolved' then -amount else amount end), 0)
          from ${dayTallies} where ${before})`.mapWith(Number),
      })
    }
    const [found] = await statements.run(tx, shape, build, { ...values, siteId })
    return found ?? { days: [], openBefore: 0 }
  },

  /** How much is open, how many tasks were due before today, and what was found most often in the period. */
  summary: async (
    tx: ReadHandle,
    { organizationId, start, end }: Days,
    today: string,
  ): Promise<NowFigures> => {
    const [found] = await selectSummary(tx, { organizationId, start, end, today })
    return found ?? { open: 0, high: 0, overdue: 0, topRisk: null }
  },

  /** What there is over all time, of everybody and everything. */
  metrics: async (tx: ReadHandle, organizationId: string) => {
    const [found] = await selectMetrics(tx, { organizationId })
    return found
  },

  categories: (tx: ReadHandle, days: Days): Promise<{ kind: string; amount: number }[]> =>
    tx
      .select({ kind: sql<string>`${dayTallies.kind}`, amount })
      .from(dayTallies)
      .where(counted(days, ['category'], between(dayTallies.day, days.start, days.end)))
      .groupBy(dayTallies.kind)
      .having(isThere)
      .orderBy(sql`sum(amount) desc`, dayTallies.kind),

  resolvedBySite: async (tx: ReadHandle, days: Days): Promise<Map<string | null, number>> => {
    const found = await tx
      .select({ siteId: dayTallies.siteId, amount })
      .from(dayTallies)
      .where(counted(days, ['resolved'], between(dayTallies.day, days.start, days.end)))
      .groupBy(dayTallies.siteId)
      .having(isThere)
    return new Map(found.map(({ siteId, amount }) => [siteId, amount]))
  },

  /** Open tasks that were due before this day. */
  overdueBySite: async (
    tx: ReadHandle,
    organizationId: string,
    today: string,
  ): Promise<Map<string | null, number>> => {
    const found = await tx
      .select({ siteId: dayTallies.siteId, amount })
      .from(dayTallies)
      .where(counted({ organizationId }, ['due'], lt(dayTallies.day, today)))
      .groupBy(dayTallies.siteId)
      .having(isThere)
    return new Map(found.map(({ siteId, amount }) => [siteId, amount]))
  },

  /** What became of the findings of each month and hazard; months begin on their first day. */
  outcomes: (tx: ReadHandle, days: Days) =>
    tx
      .select({
        month: dayTallies.day,
        outcome: sql<FindingOutcome>`${dayTallies.figure}`,
        hazard: dayTallies.kind,
        amount,
      })
      .from(dayTallies)
      .where(
        counted(
          days,
          findingOutcomes,
          gte(dayTallies.day, `${days.start.slice(0, 7)}-01`),
          lte(dayTallies.day, days.end),
        ),
      )
      .groupBy(dayTallies.day, dayTallies.figure, dayTallies.kind)
      .having(isThere),

  /** The codes that unresolved violations cite. */
  citedCodes: async (tx: ReadHandle, organizationId: string): Promise<string[]> => {
    const found = await tx
      .select({ code: sql<string>`${dayTallies.kind}` })
      .from(dayTallies)
      .where(counted({ organizationId }, ['cited']))
      .groupBy(dayTallies.kind)
      .having(isThere)
    return found.map(({ code }) => code)
  },

  foldTallies: (tx: Transaction) => foldTallies(tx, dayTallies),
}
