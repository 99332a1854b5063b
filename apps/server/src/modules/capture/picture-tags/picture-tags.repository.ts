import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { tagReviews } from './picture-tags.tables'

export type StoredReview = typeof tagReviews.$inferSelect

export const pictureTagsRepository = {
  /** The last one first. */
  reviewsOf: (tx: ReadHandle, organizationId: string, analysisId: string): Promise<StoredReview[]> =>
    tx
      .select()
      .from(tagReviews)
      .where(and(eq(tagReviews.organizationId, organizationId), eq(tagReviews.analysisId, analysisId)))
      .orderBy(desc(tagReviews.position)),

  insert: async (tx: Transaction, review: typeof tagReviews.$inferInsert) => {
    await tx.insert(tagReviews).values(review)
  },
}
