import type { NotificationKind } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, lte, max, min, or } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { memberships, organizations } from '../../identity/organizations/organizations.tables'
import { waitingEmails } from './notifications.tables'

export type WaitingEmail = typeof waitingEmails.$inferSelect
export type Burst = { organizationId: string; userId: string; kind: NotificationKind }

/** Sent by a job for all organizations; each row names its own. */
export const waitingEmailsRepository = {
  insert: async (tx: Transaction, waiting: WaitingEmail) => {
    await tx.insert(waitingEmails).values(waiting)
  },

  /** Bursts that are over: nothing came since `quietSince`, or the first came before `startedBefore`. */
  due: (
    tx: ReadHandle,
    { quietSince, startedBefore, limit }: { quietSince: Date; startedBefore: Date; limit: number },
  ): Promise<Burst[]> =>
    tx
      .select({
        organizationId: waitingEmails.organizationId,
        userId: waitingEmails.userId,
        kind: waitingEmails.kind,
      })
      .from(waitingEmails)
      .groupBy(waitingEmails.organizationId, waitingEmails.userId, waitingEmails.kind)
      .having(
        or(lte(max(waitingEmails.createdAt), quietSince), lte(min(waitingEmails.createdAt), startedBefore)),
      )
      .limit(limit),

  /** Takes a burst out, so that nobody else sends it. */
  remove: (tx: Transaction, { organizationId, userId, kind }: Burst): Promise<WaitingEmail[]> =>
    tx
      .delete(waitingEmails)
      .where(
        and(
          eq(waitingEmails.organizationId, organizationId),
          eq(waitingEmails.userId, userId),
          eq(waitingEmails.kind, kind),
        ),
      )
      .returning(),

  removeAll: async (
    tx: Transaction,
    { organizationId, userId }: Pick<Burst, 'organizationId' | 'userId'>,
  ) => {
    await tx
      .delete(waitingEmails)
      .where(and(eq(waitingEmails.organizationId, organizationId), eq(waitingEmails.userId, userId)))
  },

  /** Undefined once the person has left the organization. */
  organizationName: async (
    tx: ReadHandle,
    { organizationId, userId }: Pick<Burst, 'organizationId' | 'userId'>,
  ): Promise<string | undefined> => {
    const [found] = await tx
      .select({ name: organizations.name })
      .from(organizations)
      .innerJoin(memberships, eq(memberships.organizationId, organizations.id))
      .where(and(eq(organizations.id, organizationId), eq(memberships.userId, userId)))
    return found?.name
  },
}
