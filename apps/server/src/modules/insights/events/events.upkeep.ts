import { and, eq, inArray, lt } from 'drizzle-orm'
import { type DeleteBatch, idsOf, insertInBatches } from '../../../platform/db/batches'
import type { Transaction } from '../../../platform/db/client'
import { events } from './events.tables'

export type NewEvent = typeof events.$inferInsert

export const insertEvents = (tx: Transaction, rows: readonly NewEvent[]) =>
  insertInBatches(rows, batch => tx.insert(events).values(batch))

export const deleteOldEvents: DeleteBatch = async (tx, organizationId, before, limit) => {
  const old = and(eq(events.organizationId, organizationId), lt(events.createdAt, before))
  const ids = idsOf(await tx.select({ id: events.id }).from(events).where(old).limit(limit))
  if (ids.length > 0) await tx.delete(events).where(inArray(events.id, ids))
  return { rows: ids.length, mediaIds: [] }
}
