import { type DayFigure, dayFigures, type FindingOutcome, findingOutcomes } from '@plumbline/contract'
import { and, between, eq, gte, inArray, isNull, lt, lte, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { ReadHandle, Transaction } from '../../platform/db/client'
import { prepared } from '../../platform/db/prepared'
import { foldTallies } from '../../platform/db/tallies'
import { subscriptions } from '../../schema/billing.tables'
import { dayTallies } from '../../schema/dashboard.tables'
import { taskSuggestions } from '../../schema/suggestions.tables'
import { taskTallies } from '../../schema/tasks.tables'
import { violationTallies } from '../../schema/violations.tables'
import type { Category } from '../violations/categories'

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
  { organizationId, siteId }: { organizationId: string | Placeholder; siteId?: Days['siteId'] },
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
/** Without what was dismissed. */
const byCategory = sql`select ${violationTallies.category}, sum(amount) as amount from ${violationTallies}
  where ${eq(violationTallies.organizationId, organization)} and not ${violationTallies.detailed}
    and ${violationTallies.verdict} is distinct from 'dismissed'
  group by 1 having sum(amount) > 0`

/** Counts of several tables in one statement. */
const selectMetrics = prepared('dashboard_metrics', db =>
  db
    .select({
      figures: sql<Partial<Record<DayFigure, number>> | null>`(
        select json_object_agg(figure, amount) from (${byFigure}) figures)`,
      categories: sql<Partial<Record<Category, number>> | null>`(
        select json_object_agg(category, amount) from (${byCategory}) categories)`,
      tasks: sql<number>`(
        select coalesce(sum(amount), 0)::int from ${taskTallies}
        where ${eq(taskTallies.organizationId, organization)})`,
      pendingSuggestions: sql<number>`(
        select count(*)::int from ${taskSuggestions}
        where ${eq(taskSuggestions.organizationId, organization)} and state = 'submitted')`,
    })
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organization)),
)

export const dashboardRepository = {
  days: (tx: ReadHandle, days: Days) =>
    tx
      .select({ day: dayTallies.day, figure: sql<DayFigure>`${dayTallies.figure}`, amount })
      .from(dayTallies)
      .where(counted(days, dayFigures, between(dayTallies.day, days.start, days.end)))
      .groupBy(dayTallies.day, dayTallies.figure),

  /** How many violations were open when the first day began. */
  openBefore: async (tx: ReadHandle, days: Days): Promise<number> => {
    const [found] = await tx
      .select({
        amount: sql`coalesce(sum(case figure when 'resolved' then -amount else amount end), 0)`.mapWith(
          Number,
        ),
      })
      .from(dayTallies)
      .where(counted(days, ['high', 'medium', 'low', 'resolved'], lt(dayTallies.day, days.start)))
    return found?.amount ?? 0
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
