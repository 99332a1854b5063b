import type { PostureAnswers } from '@plumbline/knowledge'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { postureChecks } from './posture.tables'

export type StoredPosture = typeof postureChecks.$inferSelect

const of = (organizationId: string, analysisId: string) =>
  and(eq(postureChecks.organizationId, organizationId), eq(postureChecks.analysisId, analysisId))

export const postureRepository = {
  find: async (
    tx: ReadHandle,
    organizationId: string,
    analysisId: string,
  ): Promise<StoredPosture | undefined> =>
    (await tx.select().from(postureChecks).where(of(organizationId, analysisId)))[0],

  /** A photo that is measured again keeps what people answered about it. */
  store: async (tx: Transaction, check: StoredPosture) => {
    const { id: _, answers: __, ...measured } = check
    await tx
      .insert(postureChecks)
      .values(check)
      .onConflictDoUpdate({
        target: [postureChecks.organizationId, postureChecks.analysisId],
        set: measured,
      })
  },

  setAnswers: async (
    tx: Transaction,
    organizationId: string,
    analysisId: string,
    answers: PostureAnswers,
  ) => {
    await tx.update(postureChecks).set({ answers }).where(of(organizationId, analysisId))
  },
}
