import type { listNotifications, QueryOf, Role } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import { memberships } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'
import { notifications } from './notifications.tables'

const inbox = (member: Pick<Member, 'organizationId' | 'userId'>) =>
  and(eq(notifications.organizationId, member.organizationId), eq(notifications.userId, member.userId))

export const notificationsRepository = {
  insert: async (tx: Transaction, notification: typeof notifications.$inferInsert) => {
    await tx.insert(notifications).values(notification)
  },

  isMember: async (tx: ReadHandle, organizationId: string, userId: string): Promise<boolean> =>
    (await tx.$count(
      memberships,
      and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)),
    )) > 0,

  /** Everyone with one of these roles; those who joined first come first. */
  membersWith: (tx: ReadHandle, organizationId: string, roles: Role[]) =>
    tx
      .select({ id: users.id, language: users.language })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.organizationId, organizationId), inArray(memberships.role, roles)))
      .orderBy(asc(memberships.joinedAt)),

  /** One page of them, newest first, and how many there are on all pages. */
  list: async (
    tx: ReadHandle,
    member: Member,
    { limit, page, show, kind }: QueryOf<typeof listNotifications>,
  ) => {
    const chosen = and(
      inbox(member),
      show === 'unread' ? isNull(notifications.readAt) : undefined,
      kind && eq(notifications.kind, kind),
    )
    const items = tx
      .select()
      .from(notifications)
      .where(chosen)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(limit)
      .offset((page - 1) * limit)
    return { items: await items, total: await tx.$count(notifications, chosen) }
  },

  countUnread: async (tx: ReadHandle, member: Pick<Member, 'organizationId' | 'userId'>) => {
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
