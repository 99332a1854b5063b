import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { AppError } from '../http/errors'
import type { ReadHandle } from './client'

/** Numbered pages end here: counting rows to skip costs more the further one goes. A cursor goes on from there. */
const LAST_NUMBERED_ROW = 10_000

export type Page = { page: number; pageSize: number; after?: string | undefined }

/** Where the next page begins: the sort key and the id of the last row, as the database writes them. */
export type Position = string[]

const encode = (position: Position) => Buffer.from(JSON.stringify(position)).toString('base64url')

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** The kinds of value a position is made of: a cursor comes from outside and may hold anything. */
const kinds = {
  id: (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
  rank: (text: string) => /^\d$/.test(text),
  day: (text: string) => text === 'infinity' || isDay(text),
  time: (text: string) =>
    isDay(text.slice(0, 10)) &&
    /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(text.slice(10)),
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
    // Answered below, like anything else that is no cursor.
  }
  throw new AppError('invalid', { fields: { after: 'wrong_type' } })
}

/** What a list is sorted by, down to the id, all in one direction so that one index serves it. */
export type Order = { by: PgColumn[]; key: readonly KeyKind[]; ascending?: true }

/** The names that the values of a position go in by. */
const placeAt = (index: number) => `after${index}`

/** Reads which rows are wanted: those behind a position, or those of a numbered page. */
export function readPosition({ page, pageSize, after }: Page, { key }: Order) {
  if (!after) return { position: undefined, offset: rowsBefore({ page, pageSize }) }
  const values = decode(after, key).map((value, index) => [placeAt(index), value])
  return { position: Object.fromEntries(values) as Record<string, string>, offset: 0 }
}

/** How many rows a numbered page skips; rejected where that would take long. */
export function rowsBefore({ page, pageSize }: { page: number; pageSize: number }) {
  if (page * pageSize > LAST_NUMBERED_ROW) throw new AppError('too_far')
  return (page - 1) * pageSize
}

const listed = (parts: SQL[]) => sql.join(parts, sql`, `)

/** The ids of one page and one more. Only what the index holds is read. */
export function pageStatement(
  db: ReadHandle,
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
  { by, ascending }: Order,
  position: Record<string, string> | undefined,
) {
  const behind = by.map(
    (column, index) => sql`${sql.placeholder(placeAt(index))}::${sql.raw(column.getSQLType())}`,
  )
  const columns = listed(by.map(column => sql`${column}`))
  return db
    .select({
      id: sql<string>`${table.id}`,
      key: sql<Position>`array[${listed(by.map(column => sql`${column}::text`))}]`,
    })
    .from(table)
    .where(and(where, position && sql`(${columns}) ${sql.raw(ascending ? '>' : '<')} (${listed(behind)})`))
    .orderBy(...by.map(column => (ascending ? asc(column) : desc(column))))
    .offset(sql.placeholder('offset'))
    .limit(sql.placeholder('limit'))
}

/** One row more than asked for tells that there is a next page, and is not shown. */
export function toPage(rows: { id: string; key: Position }[], { pageSize }: Page, offset: number) {
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  const next = rows.length > pageSize && last ? encode(last.key) : null
  return { ids: shown.map(({ id }) => id), next, until: offset + shown.length }
}
