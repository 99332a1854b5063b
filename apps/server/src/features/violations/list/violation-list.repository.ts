import type { Severity, ViolationFilters, violationSorts } from '@plumbline/contract'
import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { COUNTED_ROWS, type Order, type Page, readPage } from '../../../platform/db/paging'
import { type Matching, planSearch, type Words } from '../../../platform/db/text-search'
import { violations, violationTallies } from '../../../schema/violations.tables'

/** The filters with `me` resolved, and the hazards whose names in any language the search means. */
export type Chosen = Omit<ViolationFilters, 'assignee'> & {
  assignee?: string | null | undefined
  hazards: string[]
}
export type Sort = (typeof violationSorts)[number]
export type Counts = { total: number; high: number; inProgress: number; resolved: number; capped: boolean }

const orders: Record<Sort, Order> = {
  newest: { by: [violations.detectedAt, violations.id], key: ['time', 'id'] },
  oldest: { by: [violations.detectedAt, violations.id], key: ['time', 'id'], ascending: true },
  severity: { by: [violations.danger, violations.detectedAt, violations.id], key: ['rank', 'time', 'id'] },
  updated: { by: [violations.updatedAt, violations.id], key: ['time', 'id'] },
}

const day = (date: string) => new Date(`${date}T00:00:00Z`)
const dayAfter = (date: string) => new Date(day(date).getTime() + 86_400_000)

/** Filters on columns that the tallies know as well. */
const tallied = (
  table: typeof violations | typeof violationTallies,
  { severity, status, category, assignee, dismissed }: Chosen,
): (SQL | undefined)[] =>
  [
    severity && (table === violations ? eq(violations.danger, rank[severity]) : eq(table.severity, severity)),
    status && eq(table.status, status),
    category && eq(table.category, category),
    assignee === null ? isNull(table.assignee) : assignee && eq(table.assignee, assignee),
    dismissed === 'only' && eq(table.verdict, 'dismissed'),
    dismissed === 'hide' && sql`${table.verdict} is distinct from 'dismissed'`,
  ].map(condition => condition || undefined)

const rank: Record<Severity, number> = { High: 3, Medium: 2, Low: 1 }

/** All filters that are no words. */
const besidesWords = (chosen: Chosen) =>
  and(
    ...tallied(violations, chosen),
    chosen.from ? gte(violations.detectedAt, day(chosen.from)) : undefined,
    chosen.to ? lt(violations.detectedAt, dayAfter(chosen.to)) : undefined,
  )

/** Words carry the first letters of their organization's id, and a mark; see the functions in the migration. */
function wordsOf(organizationId: string, { search, location, hazards }: Chosen): Words {
  const salt = organizationId.slice(0, 8)
  return {
    texts: [
      ...(search ? [{ salt, text: search }] : []),
      ...(location ? [{ salt: `${salt}@`, text: location }] : []),
    ],
    or: hazards.map(hazard => `${salt}#${hazard}`),
  }
}

const totalOf = (organizationId: string) =>
  sql`select coalesce(sum(amount), 0) from ${violationTallies} where organization_id = ${organizationId}`

export const violationListRepository = {
  matching: async (tx: Transaction, organizationId: string, chosen: Chosen): Promise<Matching> => {
    const others = besidesWords(chosen)
    if (!chosen.search && !chosen.location) {
      const where = and(eq(violations.organizationId, organizationId), others)
      return { first: () => where, counted: where }
    }
    return planSearch(
      tx,
      violations,
      { organizationId, others, newest: violations.detectedAt, total: totalOf(organizationId) },
      wordsOf(organizationId, chosen),
    )
  },

  page: (tx: Transaction, matching: Matching, sort: Sort, page: Page) =>
    readPage(tx, violations, matching, orders[sort], page),

  /** Exact where the tallies know the response; otherwise counted as far as it is worth it. */
  counts: async (
    tx: Transaction,
    organizationId: string,
    chosen: Chosen,
    matching: Matching,
  ): Promise<Counts> => {
    const known = !chosen.search && !chosen.location && !chosen.from && !chosen.to
    const [found] = await (known
      ? tx
          .select({
            total: sql<number>`coalesce(sum(amount), 0)::int`,
            high: sql<number>`coalesce(sum(amount) filter (where severity = 'High'), 0)::int`,
            inProgress: sql<number>`coalesce(sum(amount) filter (where status = 'In Progress'), 0)::int`,
            resolved: sql<number>`coalesce(sum(amount) filter (where status = 'Resolved'), 0)::int`,
          })
          .from(violationTallies)
          .where(
            and(eq(violationTallies.organizationId, organizationId), ...tallied(violationTallies, chosen)),
          )
      : tx
          .select({
            total: sql<number>`count(*)::int`,
            high: sql<number>`(count(*) filter (where severity = 'High'))::int`,
            inProgress: sql<number>`(count(*) filter (where status = 'In Progress'))::int`,
            resolved: sql<number>`(count(*) filter (where status = 'Resolved'))::int`,
          })
          .from(
            tx
              .select({ severity: violations.severity, status: violations.status })
              .from(violations)
              .where(matching.counted)
              .limit(COUNTED_ROWS + 1)
              .as('first_rows'),
          ))
    const counts = found ?? { total: 0, high: 0, inProgress: 0, resolved: 0 }
    const capped = !known && counts.total > COUNTED_ROWS
    return { ...counts, total: capped ? COUNTED_ROWS : counts.total, capped }
  },

  countBy: async (
    tx: Transaction,
    organizationId: string,
    field: 'severity' | 'status' | 'verdict' | 'category',
    { withDismissed = true } = {},
  ) => {
    const column = violationTallies[field]
    const found = await tx
      .select({ value: column, amount: sql<number>`sum(amount)::int` })
      .from(violationTallies)
      .where(
        and(
          eq(violationTallies.organizationId, organizationId),
          withDismissed ? undefined : sql`${violationTallies.verdict} is distinct from 'dismissed'`,
        ),
      )
      .groupBy(column)
      .having(sql`sum(amount) > 0`)
    return new Map(found.map(({ value, amount }) => [value as string | null, amount]))
  },

  /** Folds the differences of busy organizations into one row for each kind. */
  foldTallies: async (tx: Transaction) => {
    await tx.execute(sql`
      with gone as (
        delete from ${violationTallies} where organization_id in (
          select organization_id from ${violationTallies} group by 1 having count(*) > 500)
        returning *)
      insert into ${violationTallies}
      select organization_id, severity, status, verdict, category, assignee, sum(amount)
      from gone group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0`)
  },
}
