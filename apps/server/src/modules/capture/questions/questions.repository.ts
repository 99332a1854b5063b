import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq, gte, ne } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { analyses } from '../analysis/analysis.tables'
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

  /** What people could tell at a site since then, about other results, and of which part of it. */
  answeredAtSite: (
    tx: ReadHandle,
    organizationId: string,
    { siteId, since, besides }: { siteId: string; since: Date; besides: string },
  ) =>
    tx
      .select({
        questionId: questionAnswers.questionId,
        area: analyses.area,
        createdAt: questionAnswers.createdAt,
      })
      .from(questionAnswers)
      .innerJoin(analyses, eq(analyses.id, questionAnswers.analysisId))
      .where(
        and(
          eq(questionAnswers.organizationId, organizationId),
          eq(analyses.organizationId, organizationId),
          eq(analyses.siteId, siteId),
          ne(analyses.id, besides),
          ne(questionAnswers.answer, 'cant_tell'),
          gte(questionAnswers.createdAt, since),
        ),
      ),

  insert: async (tx: Transaction, answer: typeof questionAnswers.$inferInsert) => {
    await tx.insert(questionAnswers).values(answer)
  },
}
