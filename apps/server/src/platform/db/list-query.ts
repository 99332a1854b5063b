import { and, eq, getTableColumns, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ReadHandle, Transaction } from './client'
import { type Order, type Page, pageStatement, readPosition, toPage } from './paging'
import { PreparedStatements, runOnce } from './prepared'
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

/** A filter that is there only where a value is. Null is a value: nobody, nothing. */
export function filterBy(name: string, column: SQLWrapper, value: unknown): Filter | undefined {
  if (value === undefined) return undefined
  if (value === null) return { name: `no ${name}`, condition: () => sql`${column} is null` }
  return { name, value, condition: placeholder => sql`${column} = ${placeholder}` }
}

type Tallies = PgTable & { organizationId: PgColumn; amount: PgColumn }
type Definition<Sort extends string> = {
  name: string
  table: Searched
  tallies: Tallies
  /** What the sample of a search is sorted by. */
  newest: PgColumn
  orders: Record<Sort, Order>
}
type Chosen = { organizationId: string; filters: Condition; words?: Words | undefined }

const organization = sql.placeholder('organizationId')

/**
 * A long list: one page of it, how many rows there are, and the tallies that know it. Without words to search for, each
 * combination of filters is a statement that is built once.
 */
export class ListQueries<Sort extends string> {
  private readonly definition: Definition<Sort>
  private readonly statements: PreparedStatements
  constructor(definition: Definition<Sort>) {
    this.definition = definition
    this.statements = new PreparedStatements(definition.name)
  }

  async matching(db: ReadHandle, { organizationId, filters, words }: Chosen): Promise<Matching> {
    const { table, tallies, newest } = this.definition
    const values = { ...filters.values, organizationId }
    if (!words) {
      const where = and(eq(table.organizationId, organization), filters.where)
      return { first: () => where, counted: where, values, shape: filters.shape }
    }
    const total = sql`select coalesce(sum(amount), 0) from ${tallies} where organization_id = ${organizationId}`
    const among = { organizationId, others: filters.where, newest, total }
    return { ...(await planSearch(db, table, among, words, values)), values }
  }

  /** The ids of one page, and where the next one begins. `usual` is what most people look at, and planned once. */
  async page(
    db: ReadHandle,
    { first, shape, values }: Matching,
    sort: Sort,
    page: Page,
    { usual = false }: { usual?: boolean } = {},
  ) {
    const order = this.definition.orders[sort]
    const { position, offset } = readPosition(page, order)
    const build = (handle: ReadHandle) =>
      pageStatement(handle, this.definition.table, first(offset + page.pageSize + 1), order, position)
    const given = { ...values, ...position, offset, limit: page.pageSize + 1 }
    const key = `page ${sort} ${position ? 'after' : ''} ${shape}`
    const rows = await (shape === undefined
      ? runOnce(build(db), given)
      : this.statements.run(db, key, build, given, { planned: usual ? 'once' : 'each time' }))
    return toPage(rows, page, offset)
  }

  /** Exact, from the tallies, which know these filters as well. */
  async tally<Fields extends Record<string, SQL<number>>>(
    db: ReadHandle,
    organizationId: string,
    filters: Condition,
    fieldsOf: (amount: SQL) => Fields,
  ) {
    const { tallies } = this.definition
    const build = (handle: ReadHandle) =>
      handle
        .select(fieldsOf(sql`sum(amount)`))
        .from(tallies as PgTable)
        .where(and(eq(tallies.organizationId, organization), filters.where))
    const values = { ...filters.values, organizationId }
    const [counts] = await this.statements.run(db, `tally ${filters.shape}`, build, values)
    return { counts: counts as { [Key in keyof Fields]: number }, capped: false }
  }

  /** Of the first rows that match, as many as are worth counting; capped where there are as many. */
  async countFirst<Fields extends Record<string, SQL<number>>>(
    db: ReadHandle,
    { counted, values }: Matching,
    columns: Record<string, PgColumn>,
    fieldsOf: (amount: SQL) => Fields,
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
      counts: counts as { [Key in keyof Fields]: number },
      capped: Number(counts?.rowsRead) >= maxRows,
    }
  }

  /** Folds the differences of busy organizations into one row for each kind. */
  async foldTallies(tx: Transaction) {
    const { tallies } = this.definition
    const kinds = Object.values(getTableColumns(tallies)).filter(column => column !== tallies.amount)
    const names = sql.join(
      kinds.map(column => sql`${sql.identifier(snakeCase(column.name))}`),
      sql`, `,
    )
    await tx.execute(sql`
      with gone as (
        delete from ${tallies} where organization_id in (
          select organization_id from ${tallies} group by 1 having count(*) > 500)
        returning *)
      insert into ${tallies} (${names}, amount)
      select ${names}, sum(amount) from gone group by ${names} having sum(amount) <> 0`)
  }
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
