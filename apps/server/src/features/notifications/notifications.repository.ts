import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { ReadHandle, Transaction } from '../../platform/db/client'
import type { Member } from '../../platform/http/member'
import { notifications } from '../../schema/notifications.tables'

const inbox = (member: Member) =>
  and(eq(notifications.organizationId, member.organizationId), eq(notifications.userId, member.userId))

export const notificationsRepository = {
  insert: async (tx: Transaction, notification: typeof notifications.$inferInsert) => {
    await tx.insert(notifications).values(notification)
  },

  list: (tx: ReadHandle, member: Member, limit: number) =>
    tx.select().from(notifications).where(inbox(member)).orderBy(desc(notifications.createdAt)).limit(limit),

  countUnread: async (tx: ReadHandle, member: Member) => {
    const [found] = await tx
      .select({ unread: count() })
      .from(notifications)
      .where(and(inbox(member), isNull(notifications.readAt)))
    return found?.unread ?? 0
  },

  countOf: (tx: Transaction, member: Member, ids: string[]) =>
    tx.$count(notifications, and(inbox(member), inArray(notifications.id, ids))),

  markRead: async (tx: Transaction, member: Member, ids: string[] | undefined, now: Date) => {
    const chosen = ids ? inArray(notifications.id, ids) : undefined
    await tx
      .update(notifications)
      .set({ readAt: now })
      .where(and(inbox(member), isNull(notifications.readAt), chosen))
  },
}
