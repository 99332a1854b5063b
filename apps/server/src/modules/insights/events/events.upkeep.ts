import { and, eq, inArray, lt } from 'drizzle-orm'
import { type DeleteBatch, idsOf, insertInBatches } from '../../../platform/db/batches'
import type { Transaction } from '../../../platform/db/client'
import { isBefore, isBeforeOrBeyond, type OldRows } from '../../../platform/db/old-rows'
import { clientErrors, events } from './events.tables'

export type NewEvent = typeof events.$inferInsert

export const insertEvents = (tx: Transaction, rows: readonly NewEvent[]) =>
  insertInBatches(rows, batch => tx.insert(events).values(batch))

export const deleteOldEvents: DeleteBatch = async (tx, organizationId, before, limit) => {
  const old = and(eq(events.organizationId, organizationId), lt(events.createdAt, before))
  const ids = idsOf(await tx.select({ id: events.id }).from(events).where(old).limit(limit))
  if (ids.length > 0) await tx.delete(events).where(inArray(events.id, ids))
  return { rows: ids.length, mediaIds: [] }
}

/** Anybody can send reports of browsers. */
const MAX_CLIENT_ERRORS = 20_000

export const oldEvents: OldRows = { table: events, keptDays: 3 * 365, isOld: isBefore(events.createdAt) }
export const oldClientErrors: OldRows = {
  table: clientErrors,
  keptDays: 30,
  isOld: isBeforeOrBeyond(clientErrors, MAX_CLIENT_ERRORS),
}
