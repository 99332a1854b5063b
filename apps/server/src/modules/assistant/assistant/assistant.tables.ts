import type { Topic } from '@plumbline/assistant'
import type { AnswerParts, AssistantAnswer } from '@plumbline/contract'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../../platform/db/columns'
import { organizationId } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'

/** A person's conversation with the assistant. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** What a follow-up question refers to. */
    topic: jsonb().$type<Topic>(),
    messageCount: integer().notNull(),
    createdAt: timestamptz().notNull(),
    updatedAt: timestamptz().notNull(),
  },
  table => [index('conversations_by_person').on(table.organizationId, table.userId, table.updatedAt)],
)

/** What was asked and answered, in order. An answer is kept as it was given. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: uuid().primaryKey(),
    organizationId: organizationId(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    answer: jsonb().$type<AnswerParts & Pick<AssistantAnswer, 'sources'>>(),
    createdAt: timestamptz().notNull(),
    /** From 1: a question and its answer are written at the same moment. */
    position: integer().notNull(),
  },
  table => [uniqueIndex('conversation_messages_in_order').on(table.conversationId, table.position)],
)

/** Whether an answer helped, as the person who asked says, and why. */
export const answerFeedback = pgTable(
  'answer_feedback',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => conversationMessages.id, { onDelete: 'cascade' }),
    organizationId: organizationId(),
    rating: text({ enum: ['up', 'down'] }).notNull(),
    reason: text().notNull(),
    updatedAt: timestamptz().notNull(),
  },
  table => [index('answer_feedback_by_organization').on(table.organizationId, table.updatedAt)],
)
