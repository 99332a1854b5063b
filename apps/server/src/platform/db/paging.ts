import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { AppError } from '../http/errors'
import type { Transaction } from './client'

/** Numbered pages end here: counting rows to skip costs more the further one goes. A cursor goes on from there. */
const LAST_NUMBERED_ROW = 10_000

/** More than this are not counted one by one; the list says 'at least'. */
export const COUNTED_ROWS = 1_000

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
export type KeyKind = keyof typeof kinds

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

/** Reads which rows are wanted: those behind a position, or those of a numbered page. */
function wanted({ page, pageSize, after }: Page, key: readonly KeyKind[]) {
  if (after) return { behind: decode(after, key), offset: 0 }
  if (page * pageSize > LAST_NUMBERED_ROW) throw new AppError('too_far')
  return { behind: undefined, offset: (page - 1) * pageSize }
}

const listed = (parts: SQL[]) => sql.join(parts, sql`, `)

/** The ids of one page, and where the next one begins. Only what the index holds is read. */
export async function readPage(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  matching: { first: (rows: number) => SQL | undefined },
  { by, key, ascending }: Order,
  page: Page,
) {
  const { behind, offset } = wanted(page, key)
  const rowsNeeded = offset + page.pageSize + 1
  const position = behind?.map((value, index) => sql`${value}::${sql.raw(by[index]?.getSQLType() ?? 'text')}`)
  const rows = await tx
    .select({
      id: sql<string>`${table.id}`,
      key: sql<Position>`array[${listed(by.map(column => sql`${column}::text`))}]`,
    })
    .from(table)
    .where(
      and(
        matching.first(rowsNeeded),
        position &&
          sql`(${listed(by.map(column => sql`${column}`))}) ${sql.raw(ascending ? '>' : '<')} (${listed(position)})`,
      ),
    )
    .orderBy(...by.map(column => (ascending ? asc(column) : desc(column))))
    .offset(offset)
    .limit(page.pageSize + 1)
  const shown = rows.slice(0, page.pageSize)
  const last = shown.at(-1)
  // One row more than asked for tells that there is a next page, and is not shown.
  const next = rows.length > page.pageSize && last ? encode(last.key) : null
  return { ids: shown.map(({ id }) => id), next, until: offset + shown.length }
}
