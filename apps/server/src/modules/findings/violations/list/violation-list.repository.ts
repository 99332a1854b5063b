import { MAX_PAGE_SIZE, type ViolationFilters, type violationSorts } from '@plumbline/contract'
import { severityRank } from '@plumbline/domain'
import { aggregated, asArray } from '@plumbline/list-engine/json-rows'
import { conditionOf, type Filter, filterBy, ListQueries } from '@plumbline/list-engine/list-query'
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
type Listed = Record<'total' | 'violations' | 'observations', number> & { capped: boolean }
type Tiles = Record<'open' | 'high' | 'inProgress' | 'resolved' | 'observations', number> & {
  capped: boolean
}
export type Counts = { listed: Listed; tiles: Tiles }

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

/** What narrows a list down to what one of its tiles counts. */
function narrowing(
  table: typeof violations | typeof violationTallies,
  { severity, status, dismissed, kind }: Chosen,
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
    isVerdict && { name: dismissed, condition: isVerdict },
    isKind && { name: kind, condition: isKind },
  ]
}

/** The other filters that the tallies know as well. */
const tallied = (
  table: typeof violations | typeof violationTallies,
  { category, assignee, site }: Chosen,
): (Filter | undefined)[] => [
  filterBy('category', table.category, category),
  filterBy('assignee', table.assignee, assignee),
  filterBy('site', table.siteId, site),
]

/** Which tallies count for the tiles; those by person and site only where one of them is asked for. */
const talliesOf = (chosen: Chosen) => [
  ...tallied(violationTallies, chosen),
  chosen.assignee === undefined && chosen.site === undefined
    ? { name: 'all', condition: () => withoutDetails }
    : { name: 'detailed', condition: () => sql`${violationTallies.detailed}` },
]

/** The filters by day, which no tally knows. */
const byDay = ({ from, to }: Chosen): (Filter | undefined)[] => [
  from
    ? { name: 'from', value: from, condition: day => sql`${violations.detectedAt} >= ${startOf(day)}` }
    : undefined,
  to
    ? { name: 'to', value: to, condition: day => sql`${violations.detectedAt} < ${startOf(day, 1)}` }
    : undefined,
]

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

const countIf = (amount: SQL, condition: SQL) =>
  sql<number>`coalesce(${amount} filter (where ${condition}), 0)::int`

/** What is listed. */
const listedFields = (amount: SQL, listed: SQL = sql`true`) => ({
  total: countIf(amount, listed),
  violations: countIf(amount, sql`${listed} and ${isViolation}`),
  listedObservations: countIf(amount, sql`${listed} and ${isObservation}`),
})

/** What each tile would list. */
const tileFields = (amount: SQL) => ({
  open: countIf(amount, isOpenViolation),
  high: countIf(amount, sql`${isOpenViolation} and severity = 'High'`),
  inProgress: countIf(amount, sql`${isViolation} and status = 'In Progress'`),
  resolved: countIf(amount, sql`${isViolation} and status = 'Resolved'`),
  observations: countIf(amount, isObservation),
})

type Found = Record<keyof ReturnType<typeof listedFields>, number>
const listedOf = ({ total, violations, listedObservations }: Found, capped: boolean) => ({
  total: capped ? COUNTED_ROWS : total,
  violations,
  observations: listedObservations,
  capped,
})

/** The tallies of the tiles, and which of them count for the list as well. */
function talliesWith(chosen: Chosen) {
  const others = conditionOf(talliesOf(chosen))
  const narrow = conditionOf(narrowing(violationTallies, chosen))
  return {
    filters: {
      shape: `${others.shape}, ${narrow.shape}`,
      where: others.where,
      values: { ...others.values, ...narrow.values },
    },
    fieldsOf: (amount: SQL) => ({ ...listedFields(amount, narrow.where), ...tileFields(amount) }),
  }
}

const countedColumns = {
  severity: violations.severity,
  status: violations.status,
  verdict: violations.verdict,
  basis: violations.basis,
}

/** The lists that most people look at: all, without what was dismissed, and what is open. */
const isUsualList = ({ shape = 'search' }: Matching) =>
  ['', 'hide', 'unresolved hide violation'].includes(shape)

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
  const findBy = (db: ReadHandle, organizationId: string, chosen: Chosen, filters: (Filter | undefined)[]) =>
    queries.matching(db, {
      organizationId,
      filters: conditionOf([...filters, ...tallied(violations, chosen), ...byDay(chosen)]),
      words: wordsOf(organizationId, chosen),
    })
  const find = (db: ReadHandle, organizationId: string, chosen: Chosen): Promise<Matching> =>
    findBy(db, organizationId, chosen, narrowing(violations, chosen))

  /** Exact where the tallies know the response; otherwise counted as far as it is worth it. */
  const countsOf = async (
    db: ReadHandle,
    organizationId: string,
    chosen: Chosen,
    matching: Matching,
  ): Promise<Counts> => {
    if (!chosen.search && !chosen.location && !chosen.from && !chosen.to) {
      const { filters, fieldsOf } = talliesWith(chosen)
      const { counts } = await queries.tally(db, organizationId, filters, fieldsOf)
      return { listed: listedOf(counts, false), tiles: { ...counts, capped: false } }
    }
    const all = await findBy(db, organizationId, chosen, [])
    const [listed, tiles] = await Promise.all([
      queries.countFirst(db, matching, countedColumns, amount => listedFields(amount), COUNTED_ROWS + 1),
      queries.countFirst(db, all, countedColumns, tileFields, COUNTED_ROWS),
    ])
    return {
      listed: listedOf(listed.counts, listed.capped),
      tiles: { ...tiles.counts, capped: tiles.capped },
    }
  }

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
      if (isUsualList(matching) && isFirstPage(page)) {
        const { filters, fieldsOf } = talliesWith(chosen)
        const found = await queries.firstPage(db, { matching, sort, page }, filters, fieldsOf)
        const { counts } = found
        return {
          page: found.page,
          counts: { listed: listedOf(counts, false), tiles: { ...counts, capped: false } },
        }
      }
      const counts = await countsOf(db, organizationId, chosen, matching)
      // Looking for what is not there takes longest.
      const isEmpty = counts.listed.total === 0
      return { page: isEmpty ? emptyPage : await queries.page(db, { matching, sort, page }), counts }
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
