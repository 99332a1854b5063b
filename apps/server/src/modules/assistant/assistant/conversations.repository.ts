import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, desc, eq, exists, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import { conversationMessages, conversations } from './assistant.tables'

export type Conversation = typeof conversations.$inferSelect
export type StoredMessage = typeof conversationMessages.$inferSelect

const own = ({ organizationId, userId }: Member, id: string) =>
  and(
    eq(conversations.organizationId, organizationId),
    eq(conversations.userId, userId),
    eq(conversations.id, id),
  )

/** A person sees and continues only their own conversations. */
export const conversationsRepository = {
  find: async (tx: ReadHandle, member: Member, id: string): Promise<Conversation | undefined> =>
    (await tx.select().from(conversations).where(own(member, id)))[0],

  /** The newest first; `q` is looked for in the title and in what was asked and answered. */
  list: (
    tx: ReadHandle,
    { organizationId, userId }: Member,
    { q, limit }: { q: string | null; limit: number },
  ) => {
    const { id, title, messageCount, updatedAt } = conversations
    const isMine = and(eq(conversations.organizationId, organizationId), eq(conversations.userId, userId))
    const holds = (column: PgColumn) => sql`strpos(lower(${column}), lower(${q})) > 0`
    const says = tx
      .select({ id: conversationMessages.id })
      .from(conversationMessages)
      .where(and(eq(conversationMessages.conversationId, id), holds(conversationMessages.content)))
    return tx
      .select({ id, title, messageCount, updatedAt })
      .from(conversations)
      .where(q ? and(isMine, or(holds(title), exists(says))) : isMine)
      .orderBy(desc(updatedAt))
      .limit(limit)
  },

  /** Whether the message is an answer in one of the member's own conversations. */
  hasAnswer: async (tx: ReadHandle, { organizationId, userId }: Member, messageId: string) =>
    (
      await tx
        .select({ id: conversationMessages.id })
        .from(conversationMessages)
        .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
        .where(
          and(
            eq(conversationMessages.id, messageId),
            eq(conversationMessages.role, 'assistant'),
            eq(conversations.organizationId, organizationId),
            eq(conversations.userId, userId),
          ),
        )
    ).length > 0,

  insert: async (tx: Transaction, conversation: Conversation) => {
    await tx.insert(conversations).values(conversation)
  },

  /** Keeps the new topic and makes room for two more messages; undefined where it was deleted in the meantime. */
  continue: async (tx: Transaction, member: Member, { id, topic, updatedAt }: Conversation) => {
    const [continued] = await tx
      .update(conversations)
      .set({ topic, updatedAt, messageCount: sql`${conversations.messageCount} + 2` })
      .where(own(member, id))
      .returning({ messageCount: conversations.messageCount })
    return continued?.messageCount
  },

  rename: async (tx: Transaction, member: Member, id: string, title: string) =>
    (await tx.update(conversations).set({ title }).where(own(member, id)).returning())[0],

  delete: async (tx: Transaction, member: Member, id: string) =>
    (await tx.delete(conversations).where(own(member, id)).returning())[0],

  addMessages: async (tx: Transaction, messages: StoredMessage[]) => {
    await tx.insert(conversationMessages).values(messages)
  },

  messages: (tx: ReadHandle, { organizationId }: Member, conversationId: string): Promise<StoredMessage[]> =>
    tx
      .select()
      .from(conversationMessages)
      .where(
        and(
          eq(conversationMessages.organizationId, organizationId),
          eq(conversationMessages.conversationId, conversationId),
        ),
      )
      .orderBy(asc(conversationMessages.position)),
}
