import { and, eq, inArray, isNull, lt, not } from 'drizzle-orm'
import { type DeleteBatch, idsOf, insertInBatches } from '../../../platform/db/batches'
import type { Transaction } from '../../../platform/db/client'
import { hasViolations } from '../../findings/violations/violations.lookups'
import { media } from '../media/media.tables'
import { analyses } from './analysis.tables'

export type NewAnalysis = typeof analyses.$inferInsert

export const insertAnalyses = (tx: Transaction, rows: readonly NewAnalysis[]) =>
  insertInBatches(rows, batch => tx.insert(analyses).values(batch))

/** Results of which no violation is left, with their media. */
export const deleteOldAnalyses: DeleteBatch = async (tx, organizationId, before, limit) => {
  const found = await tx
    .select({ id: analyses.id, mediaId: analyses.mediaId })
    .from(analyses)
    .where(
      and(
        eq(analyses.organizationId, organizationId),
        lt(analyses.createdAt, before),
        inArray(analyses.status, ['completed', 'failed', 'canceled']),
        not(hasViolations(analyses.id)),
      ),
    )
    .limit(limit)
  if (found.length === 0) return { rows: 0, mediaIds: [] }
  await tx.delete(analyses).where(inArray(analyses.id, idsOf(found)))
  const unused = await tx
    .select({ id: media.id })
    .from(media)
    .leftJoin(analyses, eq(analyses.mediaId, media.id))
    .where(
      and(
        inArray(
          media.id,
          found.map(({ mediaId }) => mediaId),
        ),
        isNull(analyses.id),
      ),
    )
  const mediaIds = idsOf(unused)
  if (mediaIds.length === 0) return { rows: found.length, mediaIds }
  const frames = await tx.select({ id: media.id }).from(media).where(inArray(media.sourceId, mediaIds))
  await tx.delete(media).where(inArray(media.id, mediaIds))
  return { rows: found.length, mediaIds: [...mediaIds, ...idsOf(frames)] }
}
