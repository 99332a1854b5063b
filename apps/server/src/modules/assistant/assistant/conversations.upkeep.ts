import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { conversationMessages, conversations } from './assistant.tables'

type Backdated = { organizationId: string; id: string; at: Date; apart: number }

/** A conversation began at that time, with so many milliseconds between its questions. */
export async function backdateConversation(tx: Transaction, { organizationId, id, at, apart }: Backdated) {
  const asked = sql`${at.toISOString()}::timestamptz + (position - 1) / 2 * ${apart} * interval '1 millisecond'`
  await tx
    .update(conversationMessages)
    .set({ createdAt: asked })
    .where(
      and(
        eq(conversationMessages.organizationId, organizationId),
        eq(conversationMessages.conversationId, id),
      ),
    )
  await tx
    .update(conversations)
    .set({
      createdAt: at,
      updatedAt: sql`${at.toISOString()}::timestamptz + ${apart} * interval '1 millisecond'`,
    })
    .where(and(eq(conversations.organizationId, organizationId), eq(conversations.id, id)))
}
