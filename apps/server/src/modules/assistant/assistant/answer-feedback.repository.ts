import type { AnswerFeedback } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/db/client'
import { users } from '../../identity/users/users.tables'
import { answerFeedback, conversationMessages, conversations } from './assistant.tables'

const questions = alias(conversationMessages, 'questions')

export const answerFeedbackRepository = {
  save: async (tx: Transaction, given: typeof answerFeedback.$inferInsert) => {
    const { rating, reason, updatedAt } = given
    await tx
      .insert(answerFeedback)
      .values(given)
      .onConflictDoUpdate({ target: answerFeedback.messageId, set: { rating, reason, updatedAt } })
  },

  delete: async (tx: Transaction, organizationId: string, messageId: string) => {
    await tx
      .delete(answerFeedback)
      .where(and(eq(answerFeedback.organizationId, organizationId), eq(answerFeedback.messageId, messageId)))
  },

  /** By the answer that was rated. */
  ofConversation: async (
    tx: ReadHandle,
    organizationId: string,
    conversationId: string,
  ): Promise<Map<string, AnswerFeedback>> => {
    const found = await tx
      .select({ id: answerFeedback.messageId, rating: answerFeedback.rating, reason: answerFeedback.reason })
      .from(answerFeedback)
      .innerJoin(conversationMessages, eq(conversationMessages.id, answerFeedback.messageId))
      .where(
        and(
          eq(answerFeedback.organizationId, organizationId),
          eq(conversationMessages.conversationId, conversationId),
        ),
      )
    return new Map(found.map(({ id, ...given }) => [id, given]))
  },

  /** What people said of answers, the newest first, each with its question. */
  list: (tx: ReadHandle, organizationId: string, limit: number) =>
    tx
      .select({
        messageId: answerFeedback.messageId,
        rating: answerFeedback.rating,
        reason: answerFeedback.reason,
        question: questions.content,
        answer: conversationMessages.content,
        who: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
        at: answerFeedback.updatedAt,
      })
      .from(answerFeedback)
      .innerJoin(conversationMessages, eq(conversationMessages.id, answerFeedback.messageId))
      .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
      .innerJoin(users, eq(users.id, conversations.userId))
      .innerJoin(
        questions,
        and(
          eq(questions.conversationId, conversations.id),
          eq(questions.position, sql`${conversationMessages.position} - 1`),
        ),
      )
      .where(eq(answerFeedback.organizationId, organizationId))
      .orderBy(desc(answerFeedback.updatedAt))
      .limit(limit),
}
