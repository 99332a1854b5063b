import { MAX_PAGE_SIZE, type ViolationFilters, type violationSorts } from '@plumbline/contract'
import { severityRank } from '@plumbline/domain'
import { aggregated, asArray } from '@plumbline/list-engine/json-rows'
import {
  type Condition,
  conditionOf,
  type Filter,
  filterBy,
  ListQueries,
} from '@plumbline/list-engine/list-query'
import { emptyPage, isFirstPage, type Order, type Page, type PageOf } from '@plumbline/list-engine/paging'
import { PreparedStatements } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { COUNTED_ROWS, type Matching, type Words } from '@plumbline/list-engine/text-search'
import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ViolationInContext } from '../violation-record'
import type { ViolationRows } from '../violation-rows.repository'
import { isObservation, isOpenViolation, isViolation } from '../violations.lookups'
import { violations, violationTallies } from '../violations.tables'

/** The filters with `me` resolved, and the hazards whose names in any language the search means. */
export type Chosen = Omit<ViolationFilters, 'assignee' | 'site'> & {
  site?: string | null | undefined
  assignee?: string | null | undefined
  hazards: string[]
}
export type Sort = (typeof violationSorts)[number]
type Counted = Record<'total' | 'violations' | 'observations' | 'high' | 'inProgress' | 'resolved', number>
export type Counts = Counted & { capped: boolean }

const organization = sql.placeholder('organizationId')

const orders: Record<Sort, Order> = {
  newest: { by: [violations.detectedAt, violations.id], key: ['time', 'id'] },
  oldest: { by: [violations.detectedAt, violations.id], key: ['time', 'id'], ascending: true },
  severity: { by: [violations.danger, violations.detectedAt, violations.id], key: ['rank', 'time', 'id'] },
  updated: { by: [violations.updatedAt, violations.id], key: ['time', 'id'] },
}

/** When a day begins in the organization's time zone. */
const startOf = (day: SQLWrapper, daysLater = 0) =>
  sql`((${day}::date + ${sql.raw(String(daysLater))})::timestamp at time zone public.zone_of(${organization}))`

const hidden: Record<Chosen['dismissed'], Filter['condition'] | undefined> = {
  only: () => sql`verdict = 'dismissed'`,
  hide: () => sql`verdict is distinct from 'dismissed'`,
  show: undefined,
}

const ofKind: Record<Chosen['kind'], Filter['condition'] | undefined> = {
  violation: () => sql`basis not in ('advisory', 'claim')`,
  observation: () => sql`basis in ('advisory', 'claim')`,
  all: undefined,
}

const withoutDetails = sql`not ${violationTallies.detailed}`

/** What the tallies know of these filters; those by person and site only where one of them is asked for. */
const talliesOf = (chosen: Chosen): Condition =>
  conditionOf([
    ...tallied(violationTallies, chosen),
    chosen.assignee === undefined && chosen.site === undefined
      ? { name: 'all', condition: () => withoutDetails }
      : { name: 'detailed', condition: () => sql`${violationTallies.detailed}` },
  ])

/** Filters that the tallies know as well. */
function tallied(
  table: typeof violations | typeof violationTallies,
  { severity, status, category, assignee, site, dismissed, kind }: Chosen,
): (Filter | undefined)[] {
  const isVerdict = hidden[dismissed]
  const isKind = ofKind[kind]
  return [
    table === violations
      ? filterBy('danger', violations.danger, severity && severityRank[severity])
      : filterBy('severity', violationTallies.severity, severity),
    status === 'unresolved'
      ? { name: 'unresolved', condition: () => sql`status <> 'Resolved'` }
      : filterBy('status', table.status, status),
    filterBy('category', table.category, category),
    filterBy('assignee', table.assignee, assignee),
    filterBy('site', table.siteId, site),
    isVerdict && { name: dismissed, condition: isVerdict },
    isKind && { name: kind, condition: isKind },
  ]
}

/** All filters that are no words. */
const besidesWords = (chosen: Chosen): Condition =>
  conditionOf([
    ...tallied(violations, chosen),
    chosen.from
      ? {
          name: 'from',
          value: chosen.from,
          condition: from => sql`${violations.detectedAt} >= ${startOf(from)}`,
        }
      : undefined,
    chosen.to
      ? { name: 'to', value: chosen.to, condition: to => sql`${violations.detectedAt} < ${startOf(to, 1)}` }
      : undefined,
  ])

/** Words carry the first letters of their organization's id, and a mark; see the functions in the migration. */
function wordsOf(organizationId: string, { search, location, hazards }: Chosen): Words | undefined {
  const salt = organizationId.slice(0, 8)
  if (!search && !location) return undefined
  return {
    texts: [
      ...(search ? [{ salt, text: search }] : []),
      ...(location ? [{ salt: `${salt}@`, text: location }] : []),
    ],
    or: hazards.map(hazard => `${salt}#${hazard}`),
  }
}

type Queries = ListQueries<Sort, ViolationInContext>

const countIf = (amount: SQL, condition: SQL) =>
  sql<number>`coalesce(${amount} filter (where ${condition}), 0)::int`

/** Under the filters; all but the total count only violations or only observations. */
const statistics = (amount: SQL) => ({
  total: sql<number>`coalesce(${amount}, 0)::int`,
  violations: countIf(amount, isViolation),
  observations: countIf(amount, isObservation),
  high: countIf(amount, sql`${isViolation} and severity = 'High'`),
  inProgress: countIf(amount, sql`${isViolation} and status = 'In Progress'`),
  resolved: countIf(amount, sql`${isViolation} and status = 'Resolved'`),
})

/** With or without what was dismissed. */
const isWholeList = ({ shape }: Matching) => shape === '' || shape === 'hide'

/** Exact where the tallies know the response; otherwise counted as far as it is worth it. */
async function countsOf(
  queries: Queries,
  db: ReadHandle,
  organizationId: string,
  chosen: Chosen,
  matching: Matching,
): Promise<Counts> {
  const known = !chosen.search && !chosen.location && !chosen.from && !chosen.to
  const { counts, capped } = known
    ? await queries.tally(db, organizationId, talliesOf(chosen), statistics)
    : await queries.countFirst(
        db,
        matching,
        {
          severity: violations.severity,
          status: violations.status,
          verdict: violations.verdict,
          basis: violations.basis,
        },
        statistics,
        COUNTED_ROWS + 1,
      )
  return { ...counts, total: capped ? COUNTED_ROWS : counts.total, capped }
}

const dashboardStatements = new PreparedStatements('violations_dashboard')

/** The ids of those of one status that have been open the longest. */
const oldestHigh = (status: 'Open' | 'In Progress', limit: number) => sql`(
  select ${violations.id} from ${violations}
  where ${and(
    eq(violations.organizationId, organization),
    eq(violations.status, status),
    eq(violations.danger, severityRank.High),
    isOpenViolation,
  )}
  order by ${violations.detectedAt}, ${violations.id} limit ${sql.raw(String(limit))})`

const highCounted = (condition: SQL) => sql<number>`(
  select coalesce(sum(amount), 0)::int from ${violationTallies}
  where ${and(
    eq(violationTallies.organizationId, organization),
    withoutDetails,
    eq(violationTallies.severity, 'High'),
    condition,
  )})`
const openHighCounted = highCounted(isOpenViolation)
const openHighObservations = highCounted(sql`${isObservation} and status <> 'Resolved'`)

/** Pages of violations with what is shown beside them. */
export function violationPages(source: ViolationRows['source']) {
  const queries = new ListQueries<Sort, ViolationInContext>({
    name: 'violations',
    table: violations,
    ...source,
    maxPageSize: MAX_PAGE_SIZE,
    tallies: violationTallies,
    everyRow: withoutDetails,
    newest: violations.detectedAt,
    orders,
  })
  const find = (db: ReadHandle, organizationId: string, chosen: Chosen): Promise<Matching> =>
    queries.matching(db, {
      organizationId,
      filters: besidesWords(chosen),
      words: wordsOf(organizationId, chosen),
    })

  return {
    matching: find,

    page: (db: ReadHandle, matching: Matching, sort: Sort, page: Page) =>
      queries.page(db, { matching, sort, page }),

    /** One page with the counts of the whole list. */
    list: async (
      db: ReadHandle,
      organizationId: string,
      chosen: Chosen,
      { sort, page }: { sort: Sort; page: Page },
    ): Promise<{ page: PageOf<ViolationInContext>; counts: Counts }> => {
      const matching = await find(db, organizationId, chosen)
      if (isWholeList(matching) && isFirstPage(page)) {
        const filters = talliesOf(chosen)
        const found = await queries.firstPage(db, { matching, sort, page }, filters, statistics)
        return { ...found, counts: { ...found.counts, capped: false } }
      }
      const counts = await countsOf(queries, db, organizationId, chosen, matching)
      // Looking for what is not there takes longest.
      return { page: counts.total > 0 ? await queries.page(db, { matching, sort, page }) : emptyPage, counts }
    },

    /** The open High violations, the longest open of each status, and how many there are, observations apart. */
    openHigh: async (
      db: ReadHandle,
      organizationId: string,
      limit: number,
    ): Promise<{ rows: ViolationInContext[]; total: number; observations: number }> => {
      const build = (handle: ReadHandle) => {
        const ids = sql`${oldestHigh('Open', limit)} union all ${oldestHigh('In Progress', limit)}`
        const row = asArray(source.rows).as('row')
        const chosen = and(
          eq(violations.organizationId, organization),
          sql`${violations.id} = any(array(${ids}))`,
        )
        const order = [desc(violations.status), asc(violations.detectedAt), asc(violations.id)]
        const rows = source.select(handle, row, chosen, order)
        const counts = { total: openHighCounted, observations: openHighObservations }
        return handle.select({ rows: aggregated(rows.row), ...counts }).from(rows)
      }
      const [found] = await dashboardStatements.run(db, `open high ${limit}`, build, { organizationId })
      const { total = 0, observations = 0 } = found ?? {}
      return { rows: (found?.rows ?? []).map(source.rows.read), total, observations }
    },
  }
}
