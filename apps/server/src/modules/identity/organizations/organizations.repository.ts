import type { Role } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { containsWords } from '@plumbline/list-engine/text-search'
import { and, asc, count, desc, eq, gt, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { planOf } from '../../billing/billing/billing.lookups'
import { users } from '../users/users.tables'
import { invitations, memberships, organizations } from './organizations.tables'

export type StoredInvitation = typeof invitations.$inferSelect
type Changes<T> = { [Field in keyof T]?: T[Field] | undefined }

const memberFields = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  title: users.title,
  role: memberships.role,
  mayShare: memberships.mayShare,
  joinedAt: memberships.joinedAt,
}
const nameAndAddress = sql`concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.email}, ${users.title})`
const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt))

export const organizationsRepository = {
  insert: async (tx: Transaction, organization: typeof organizations.$inferInsert) => {
    await tx.insert(organizations).values(organization)
  },

  find: async (tx: ReadHandle, organizationId: string) => {
    const [found] = await tx
      .select({ organization: organizations, plan: planOf(organizations.id) })
      .from(organizations)
      .where(eq(organizations.id, organizationId))
    return found
  },

  update: async (
    tx: Transaction,
    organizationId: string,
    changes: Changes<typeof organizations.$inferInsert>,
  ) => {
    await tx.update(organizations).set(changes).where(eq(organizations.id, organizationId))
  },

  members: (tx: ReadHandle, organizationId: string) =>
    tx
      .select(memberFields)
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(eq(memberships.organizationId, organizationId))
      .orderBy(asc(memberships.joinedAt)),

  searchMembers: (tx: ReadHandle, organizationId: string, text: string, limit: number) =>
    tx
      .select(memberFields)
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.organizationId, organizationId), containsWords(nameAndAddress, text)))
      .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
      .limit(limit),

  countMembers: async (tx: ReadHandle, organizationId: string) => {
    const [found] = await tx
      .select({ members: count() })
      .from(memberships)
      .where(eq(memberships.organizationId, organizationId))
    return found?.members ?? 0
  },

  member: async (tx: ReadHandle, organizationId: string, userId: string) => {
    const [found] = await tx
      .select(memberFields)
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)))
    return found
  },

  addMember: async (tx: Transaction, membership: typeof memberships.$inferInsert) => {
    await tx.insert(memberships).values(membership).onConflictDoNothing()
  },

  updateMember: async (
    tx: Transaction,
    organizationId: string,
    userId: string,
    changes: { role: Role } | { mayShare: boolean },
  ) => {
    await tx
      .update(memberships)
      .set(changes)
      .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)))
  },

  removeMember: async (tx: Transaction, organizationId: string, userId: string) => {
    await tx
      .delete(memberships)
      .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)))
  },

  /**
   * Locks them, always in the same order, so that two admins stepping down at the same moment wait for each other.
   * Whoever is about to delete their account is none to rely on.
   */
  lockAdmins: (tx: Transaction, organizationId: string) =>
    tx
      .select({ userId: memberships.userId })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(
          eq(memberships.organizationId, organizationId),
          eq(memberships.role, 'admin'),
          isNull(users.deletesAt),
        ),
      )
      .orderBy(asc(memberships.userId))
      .for('update', { of: memberships }),

  otherOrganizations: (tx: ReadHandle, organizationId: string, userId: string) =>
    tx
      .select({ id: memberships.organizationId })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), ne(memberships.organizationId, organizationId)))
      .orderBy(asc(memberships.joinedAt)),

  openInvitations: (tx: ReadHandle, organizationId: string) =>
    tx
      .select({
        invitation: invitations,
        inviter: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      })
      .from(invitations)
      .leftJoin(users, eq(users.id, invitations.invitedBy))
      .where(and(eq(invitations.organizationId, organizationId), isOpen))
      .orderBy(desc(invitations.createdAt)),

  /** How many seats are held for people who haven't joined yet; an expired link holds none. */
  countOpenInvitations: (tx: ReadHandle, organizationId: string, now: Date, except: string) =>
    tx.$count(
      invitations,
      and(
        eq(invitations.organizationId, organizationId),
        isOpen,
        gt(invitations.expiresAt, now),
        ne(invitations.email, except),
      ),
    ),

  /** Inviting an address again renews its open invitation: the new email's link works, the old one's doesn't. */
  saveInvitation: async (tx: Transaction, invitation: typeof invitations.$inferInsert) => {
    const { id, organizationId, email, ...renewed } = invitation
    const [saved] = await tx
      .insert(invitations)
      .values(invitation)
      .onConflictDoUpdate({
        target: [invitations.organizationId, invitations.email],
        targetWhere: sql`${isOpen}`,
        set: { ...renewed, tokenHash: null },
      })
      .returning()
    return saved as StoredInvitation
  },

  /** Those somebody sent that a person of their rank could not send, or all of them. */
  revokeInvitationsOf: (
    tx: Transaction,
    organizationId: string,
    { invitedBy, keeping, now }: { invitedBy: string; keeping: readonly Role[]; now: Date },
  ): Promise<StoredInvitation[]> =>
    tx
      .update(invitations)
      .set({ revokedAt: now })
      .where(
        and(
          eq(invitations.organizationId, organizationId),
          eq(invitations.invitedBy, invitedBy),
          isOpen,
          keeping.length > 0 ? notInArray(invitations.role, [...keeping]) : undefined,
        ),
      )
      .returning(),

  /** Locked, so that it isn't renewed, revoked and accepted at the same moment. */
  openInvitation: async (
    tx: Transaction,
    organizationId: string,
    by: { id: string } | { email: string },
  ): Promise<StoredInvitation | undefined> =>
    (
      await tx
        .select()
        .from(invitations)
        .where(
          and(
            eq(invitations.organizationId, organizationId),
            'id' in by ? eq(invitations.id, by.id) : eq(invitations.email, by.email),
            isOpen,
          ),
        )
        .for('update')
    )[0],

  /** The email's sender and the holder of its link are in no organization yet: these two go by the invitation itself. */
  invitationById: async (tx: ReadHandle, id: string) =>
    (
      await tx
        .select()
        .from(invitations)
        .where(and(eq(invitations.id, id), isOpen))
    )[0],

  invitationByToken: async (tx: Transaction, tokenHash: string) =>
    (await tx.select().from(invitations).where(eq(invitations.tokenHash, tokenHash)).for('update'))[0],

  updateInvitation: async (tx: Transaction, id: string, changes: Changes<StoredInvitation>) => {
    await tx.update(invitations).set(changes).where(eq(invitations.id, id))
  },
}
