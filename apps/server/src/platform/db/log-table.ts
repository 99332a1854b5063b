import { rowsBefore } from '@plumbline/list-engine/paging'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { days, later } from '../clock'
import { readInBatches } from './batches'

/** A table of what happened, which is read newest first. */
type LogTable = { id: PgColumn; organizationId: PgColumn; createdAt: PgColumn }
/** A row with its time as the database writes it: a Date would round it. */
type LogRow = { at: string; event: { id: string } }
type Period = { from?: string | undefined; to?: string | undefined }

export const exactTime = ({ createdAt }: LogTable) => sql<string>`${createdAt}::text`
export const newestFirst = ({ createdAt, id }: LogTable) => [desc(createdAt), desc(id)]

/** What the organization has of a log from one day to another, both included. */
export const loggedIn = (table: LogTable, organizationId: string, { from, to }: Period): SQL | undefined =>
  and(
    eq(table.organizationId, organizationId),
    from ? gte(table.createdAt, new Date(from)) : undefined,
    to ? lt(table.createdAt, later(new Date(to), days(1))) : undefined,
  )

export const olderThan = ({ createdAt, id }: LogTable, last: LogRow | undefined): SQL | undefined =>
  last && sql`(${createdAt}, ${id}) < (${last.at}::timestamptz, ${last.event.id}::uuid)`

/** How a repository reads a log. */
type Log<Row extends LogRow, Filters> = {
  rows: (
    tx: ReadHandle,
    organizationId: string,
    filters: Filters,
    part: { limit: number; offset?: number; last?: Row | undefined },
  ) => Promise<Row[]>
  count: (tx: ReadHandle, organizationId: string, filters: Filters) => Promise<number>
}

export async function pageOfLog<Row extends LogRow, Filters>(
  tx: ReadHandle,
  log: Log<Row, Filters>,
  organizationId: string,
  { page, pageSize, filters }: { page: number; pageSize: number; filters: Filters },
) {
  const part = { offset: rowsBefore({ page, pageSize }), limit: pageSize }
  const rows = await log.rows(tx, organizationId, filters, part)
  return { rows, total: await log.count(tx, organizationId, filters), page, pageSize }
}

/** Rows that are read at a time. */
const BATCH_SIZE = 500

export async function* batchesOfLog<Row extends LogRow, Filters, Item>(
  tx: ReadHandle,
  log: Log<Row, Filters>,
  organizationId: string,
  filters: Filters,
  present: (row: Row) => Item,
): AsyncGenerator<Item[]> {
  const batches = readInBatches(BATCH_SIZE, (last: Row | undefined) =>
    log.rows(tx, organizationId, filters, { last, limit: BATCH_SIZE }),
  )
  for await (const rows of batches) yield rows.map(present)
}
