import { lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './client'

/** Rows of a table that are deleted by age, whatever an organization chose to keep. */
export type OldRows = {
  table: PgTable
  keptDays: number
  /** `before` is as many days ago as the table keeps. */
  isOld: (before: Date) => SQL | undefined
}

export const isBefore =
  (...times: PgColumn[]) =>
  (before: Date) =>
    or(...times.map(time => lt(time, before)))

/** What is old, and the oldest of more rows than are kept. */
export const isBeforeOrBeyond =
  (table: PgTable & { id: PgColumn; createdAt: PgColumn }, maxRows: number) => (before: Date) =>
    or(
      lt(table.createdAt, before),
      sql`${table.id} in (select id from ${table} newest order by newest.created_at desc offset ${maxRows})`,
    )

/** Deletes some of what is old and returns how much that was. */
export async function deleteOldRows(
  tx: Transaction,
  { table, isOld }: OldRows,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`delete from ${table} where ctid in (select ctid from ${table} where ${isOld(before)} limit ${limit})`,
  )
  return rowCount ?? 0
}
