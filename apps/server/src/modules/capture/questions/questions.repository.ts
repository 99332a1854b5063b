import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { questionAnswers } from './questions.tables'

export type StoredAnswer = typeof questionAnswers.$inferSelect

export const questionsRepository = {
  /** The last one first. */
  answersOf: (tx: ReadHandle, organizationId: string, analysisId: string): Promise<StoredAnswer[]> =>
    tx
      .select()
      .from(questionAnswers)
      .where(
        and(eq(questionAnswers.organizationId, organizationId), eq(questionAnswers.analysisId, analysisId)),
      )
      .orderBy(desc(questionAnswers.position)),

  insert: async (tx: Transaction, answer: typeof questionAnswers.$inferInsert) => {
    await tx.insert(questionAnswers).values(answer)
  },
}
