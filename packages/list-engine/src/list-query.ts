import { and, eq, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { aggregated } from './json-rows'
import { type Order, type Page, type PageOf, type PageSource, pageRows, readPosition, toPage } from './paging'
import { PreparedStatements, runOnce } from './prepared'
import type { ReadHandle } from './read-handle'
import type { Tallies } from './tallies'
import { type Matching, planSearch, type Searched, type Words } from './text-search'

/** One filter of a list. The name stands for the condition, the value goes in by placeholder. */
export type Filter = { name: string; value?: unknown; condition: (value: Placeholder) => SQL | undefined }

/** Filters as one condition. The same filters give the same shape, whatever their values are. */
export type Condition = { shape: string; where: SQL | undefined; values: Record<string, unknown> }

export function conditionOf(filters: (Filter | undefined)[]): Condition {
  const chosen = filters.filter(filter => filter !== undefined)
  return {
    shape: chosen.map(({ name }) => name).join(' '),
    where: and(...chosen.map(({ name, condition }) => condition(sql.placeholder(name)))),
    values: Object.fromEntries(
      chosen.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
    ),
  }
}

/** A filter that applies only if there is a value. Null is a value and matches rows without one. */
export function filterBy(name: string, column: SQLWrapper, value: unknown): Filter | undefined {
  if (value === undefined) return undefined
  if (value === null) return { name: `no ${name}`, condition: () => sql`${column} is null` }
  return { name, value, condition: placeholder => sql`${column} = ${placeholder}` }
}

type Fields = Record<string, SQL<number>>
type Counts<F extends Fields> = { [Key in keyof F]: number }
type Definition<Sort extends string, Row> = PageSource<Row> & {
  name: string
  table: Searched
  tallies: Tallies
  /** Selects the tallies that count every row once, if the table also has others. */
  everyRow?: SQL
  /** What the sample of a search is sorted by. */
  newest: PgColumn
  orders: Record<Sort, Order>
}
type PageRequest<Sort> = { matching: Matching; sort: Sort; page: Page }
type Chosen = { organizationId: string; filters: Condition; words?: Words | undefined }

const organization = sql.placeholder('organizationId')

/**
 * Queries for a long list: pages and counts. Counts come from tallies where those have the filters. Without search
 * words, the statement for each combination of filters is built once.
 */
export class ListQueries<Sort extends string, Row> {
  private readonly definition: Definition<Sort, Row>
  private readonly statements: PreparedStatements
  constructor(definition: Definition<Sort, Row>) {
    this.definition = definition
    this.statements = new PreparedStatements(definition.name)
  }

  async matching(db: ReadHandle, { organizationId, filters, words }: Chosen): Promise<Matching> {
    const { table, tallies, newest, everyRow } = this.definition
    const values = { ...filters.values, organizationId }
    if (!words) {
      const where = and(eq(table.organizationId, organization), filters.where)
      return { first: () => where, counted: where, values, shape: filters.shape }
    }
    const all = and(eq(tallies.organizationId, organizationId), everyRow)
    const total = sql`select coalesce(sum(amount), 0) from ${tallies} where ${all}`
    const among = { organizationId, others: filters.where, newest, total }
    return { ...(await planSearch(db, table, among, words, values)), values }
  }

  /** One page of the list. */
  async page(db: ReadHandle, { matching, sort, page }: PageRequest<Sort>): Promise<PageOf<Row>> {
    const { first, shape, values } = matching
    const order = this.definition.orders[sort]
    const { position, offset } = readPosition(page, order)
    const build = (handle: ReadHandle) => {
      const where = first(offset + page.pageSize + 1)
      const rows = pageRows(handle, this.definition, { where, order, position })
      return handle.select({ rows: aggregated(rows.row) }).from(rows)
    }
    const given = { ...values, ...position, offset, limit: page.pageSize + 1 }
    const [found] = await (shape === undefined
      ? runOnce(build(db), given)
      : this.statements.run(db, `page ${sort} ${position ? 'after' : ''} ${shape}`, build, given, {
          planned: 'each time',
        }))
    return toPage(found?.rows ?? [], this.definition.rows, page, offset)
  }

  /** The first page of a list with its exact counts, the most frequent request, as one prepared statement. */
  async firstPage<F extends Fields>(
    db: ReadHandle,
    { matching, sort, page: { pageSize } }: PageRequest<Sort>,
    filters: Condition,
    fieldsOf: (amount: SQL) => F,
  ): Promise<{ page: PageOf<Row>; counts: Counts<F> }> {
    const { tallies, orders } = this.definition
    const order = orders[sort]
    const limit = pageSize + 1
    const fields = fieldsOf(sql`sum(amount)`)
    const build = (handle: ReadHandle) => {
      const where = matching.first(limit)
      const rows = pageRows(handle, this.definition, { where, order, position: 'first' })
      const counting = and(eq(tallies.organizationId, organization), filters.where)
      const counted = sql.join(Object.values(fields), sql`, `)
      const counts = sql<number[]>`(select json_build_array(${counted}) from ${tallies} where ${counting})`
      return handle.select({ rows: aggregated(rows.row), counts }).from(rows)
    }
    const key = `first ${sort} ${matching.shape} of ${filters.shape}`
    const values = { ...matching.values, ...filters.values, limit }
    const [found] = await this.statements.run(db, key, build, values)
    const counts = Object.keys(fields).map((name, index) => [name, found?.counts[index] ?? 0])
    return {
      page: toPage(found?.rows ?? [], this.definition.rows, { page: 1, pageSize }, 0),
      counts: Object.fromEntries(counts) as Counts<F>,
    }
  }

  /** Exact counts from the tallies. */
  async tally<F extends Fields>(
    db: ReadHandle,
    organizationId: string,
    filters: Condition,
    fieldsOf: (amount: SQL) => F,
  ) {
    const { tallies } = this.definition
    const build = (handle: ReadHandle) =>
      handle
        .select(fieldsOf(sql`sum(amount)`))
        .from(tallies as PgTable)
        .where(and(eq(tallies.organizationId, organization), filters.where))
    const values = { ...filters.values, organizationId }
    const [counts] = await this.statements.run(db, `tally ${filters.shape}`, build, values)
    return { counts: counts as Counts<F>, capped: false }
  }

  /** Counts at most `maxRows` matching rows; capped if there are that many. */
  async countFirst<F extends Fields>(
    db: ReadHandle,
    { counted, values }: Matching,
    columns: Record<string, PgColumn>,
    fieldsOf: (amount: SQL) => F,
    maxRows: number,
  ) {
    const first = db
      .select(columns)
      .from(this.definition.table as PgTable)
      .where(counted)
      .limit(maxRows)
      .as('first_rows')
    const fields = { ...fieldsOf(sql`count(*)`), rowsRead: sql<number>`count(*)::int` }
    const [counts] = await runOnce(db.select(fields).from(first), values)
    return {
      counts: counts as Counts<F>,
      capped: Number(counts?.rowsRead) >= maxRows,
    }
  }
}
