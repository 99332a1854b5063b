import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { type DeleteBatch, idsOf, insertInBatches } from '../../../platform/db/batches'
import type { Transaction } from '../../../platform/db/client'
import { media } from './media.tables'

export type NewMedia = typeof media.$inferInsert

export const insertMedia = (tx: Transaction, rows: readonly NewMedia[]) =>
  insertInBatches(rows, batch => tx.insert(media).values(batch))

/**
 * Uploads lose their files and stay as rows, since results and violations refer to them; frames go altogether.
 * What has neither content nor a copy any more was done before.
 */
export const deleteOldFiles: DeleteBatch = async (tx, organizationId, before, limit) => {
  const found = await tx
    .select({ id: media.id, sourceId: media.sourceId })
    .from(media)
    .where(
      and(
        eq(media.organizationId, organizationId),
        lt(media.createdAt, before),
        or(isNotNull(media.sha256), isNotNull(media.displayType)),
      ),
    )
    .limit(limit)
    .for('update')
  const mediaIds = idsOf(found)
  if (mediaIds.length === 0) return { rows: 0, mediaIds }
  const frames = idsOf(found.filter(({ sourceId }) => sourceId !== null))
  if (frames.length > 0) await deleteMedia(tx, organizationId, frames)
  await tx
    .update(media)
    .set({ sha256: null, displayType: null, storedBytes: 0, fileName: sql`${media.kind}` })
    .where(and(eq(media.organizationId, organizationId), inArray(media.id, mediaIds)))
  return { rows: mediaIds.length, mediaIds }
}

export async function deleteMedia(tx: Transaction, organizationId: string, ids: string[]) {
  if (ids.length > 0)
    await tx.delete(media).where(and(eq(media.organizationId, organizationId), inArray(media.id, ids)))
}
