import { and, asc, desc, eq, type SQL, type Subquery, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { asArray, type JsonRows } from './json-rows'
import type { ReadHandle } from './read-handle'

/** Numbered pages end here, because skipping rows gets slower with each page. Cursors have no such limit. */
const LAST_NUMBERED_ROW = 10_000

/** A page that can't be read: its cursor is none of ours, or its number is too high. */
export class PageError extends Error {
  override name = 'PageError'
  readonly fault: 'invalid_cursor' | 'too_far'
  constructor(fault: PageError['fault']) {
    super(fault)
    this.fault = fault
  }
}

export type Page = { page: number; pageSize: number; after?: string | undefined }

/** Where the next page begins: the sort key and the id of the last row, as the database writes them. */
export type Position = string[]

const encode = (position: Position) => Buffer.from(JSON.stringify(position)).toString('base64url')

/** A cursor may name any day that was ever stored, also from before dates on input had bounds; no year is 0. */
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !text.startsWith('0000') &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** The kinds of value in a position. A cursor comes from the client, so each value is validated. */
const kinds = {
  id: (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
  rank: (text: string) => /^\d$/.test(text),
  day: (text: string) => text === 'infinity' || isDay(text),
  time: (text: string) =>
    isDay(text.slice(0, 10)) &&
    /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?$/.test(text.slice(10)),
}
type KeyKind = keyof typeof kinds

function decode(cursor: string, key: readonly KeyKind[]): Position {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (
      Array.isArray(parts) &&
      parts.length === key.length &&
      key.every((kind, index) => kinds[kind](String(parts[index])))
    )
      return parts.map(String)
  } catch {
    // Rejected below, like any other invalid cursor.
  }
  throw new PageError('invalid_cursor')
}

/** What a list is sorted by, down to the id, all in one direction so that one index serves it. */
export type Order = { by: PgColumn[]; key: readonly KeyKind[]; ascending?: true }

/** The placeholder names for the values of a position. */
const placeAt = (index: number) => `after${index}`

/** Reads which rows are wanted: those behind a position, or those of a numbered page. */
export function readPosition({ page, pageSize, after }: Page, { key }: Order) {
  if (!after) return { position: undefined, offset: rowsBefore({ page, pageSize }) }
  const values = decode(after, key).map((value, index) => [placeAt(index), value])
  return { position: Object.fromEntries(values) as Record<string, string>, offset: 0 }
}

/** How many rows a numbered page skips; rejected where that would take long. */
export function rowsBefore({ page, pageSize }: { page: number; pageSize: number }) {
  if (page * pageSize > LAST_NUMBERED_ROW) throw new PageError('too_far')
  return (page - 1) * pageSize
}

const listed = (parts: SQL[]) => sql.join(parts, sql`, `)

/** What a page is made of: the rows of a table, with what is joined to them. */
export type PageSource<Row> = {
  table: PgTable & { id: PgColumn; organizationId: PgColumn }
  rows: JsonRows<Row>
  maxPageSize: number
  /** Selects one column from the table and whatever the rows need beside it. */
  select: <Selected>(
    db: ReadHandle,
    row: SQL.Aliased<Selected>,
    where: SQL | undefined,
    order: SQL[],
  ) => RowSubquery<Selected>
}
/** The row's position in the order, then its columns. */
export type JsonRow = [Position, ...unknown[]]
type RowSubquery<Selected> = Subquery & { row: SQL.Aliased<Selected> }
export type PageShape = {
  where: SQL | undefined
  order: Order
  /** The row that the page starts after, or 'first'; undefined for a numbered page. */
  position: Record<string, string> | 'first' | undefined
}

/**
 * One page and one row more. The ids are chosen first, so that only an index is read up to where the page begins.
 * Given as an array, they are looked up one by one, however many PostgreSQL expects. The first page says how many it
 * can be at most: knowing that, PostgreSQL finds the same plan for all sizes and keeps it.
 */
export function pageRows<Row>(
  db: ReadHandle,
  { table, rows, maxPageSize, select }: PageSource<Row>,
  { where, order: { by, ascending }, position }: PageShape,
) {
  const behind = by.map(
    (column, index) => sql`${sql.placeholder(placeAt(index))}::${sql.raw(column.getSQLType())}`,
  )
  const columns = listed(by.map(column => sql`${column}`))
  const order = by.map(column => (ascending ? asc(column) : desc(column)))
  const isBehind =
    typeof position === 'object'
      ? sql`(${columns}) ${sql.raw(ascending ? '>' : '<')} (${listed(behind)})`
      : undefined
  const sorted = sql`select ${table.id} from ${table} where ${and(where, isBehind)} order by ${listed(order)}`
  const limit = sql.placeholder('limit')
  const ids =
    position === 'first'
      ? sql`select id from (${sorted} limit ${sql.raw(String(maxPageSize + 1))}) first_rows limit ${limit}`
      : sql`${sorted} limit ${limit} offset ${sql.placeholder('offset')}`
  const key = sql`array[${listed(by.map(column => sql`${column}::text`))}]`
  return select(
    db,
    (asArray(rows, key) as SQL<JsonRow>).as('row'),
    and(eq(table.organizationId, sql.placeholder('organizationId')), sql`${table.id} = any(array(${ids}))`),
    order,
  )
}

/** One row more than the page size was read, only to know whether there is a next page. */
export function toPage<Row>(
  found: JsonRow[],
  { read }: JsonRows<Row>,
  { pageSize }: Page,
  offset: number,
): PageOf<Row> {
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  const next = found.length > pageSize && last ? encode(last[0]) : null
  return { rows: shown.map(row => read(row.slice(1))), next, until: offset + shown.length }
}

/** `next` is where the next page begins; `until` is how many rows there are at least. */
export type PageOf<Row> = { rows: Row[]; next: string | null; until: number }

export const emptyPage: PageOf<never> = { rows: [], next: null, until: 0 }

export const isFirstPage = ({ page, after }: Page) => page === 1 && !after
