import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { reportReaders } from '../../findings/report-links/report-links.lookups'
import { invitations, memberships, organizations } from '../../identity/organizations/organizations.tables'
import { users } from '../../identity/users/users.tables'

const MAX_DUE = 100

export type DeletedPerson = { id: string; email: string }

/** Deletion reaches across organizations: people are found by who they are, and organizations by their id. */
export const deletionRepository = {
  lockUser: async (tx: Transaction, id: string) =>
    (await tx.select().from(users).where(eq(users.id, id)).for('update'))[0],

  lockOrganization: async (tx: Transaction, id: string) =>
    (await tx.select().from(organizations).where(eq(organizations.id, id)).for('update'))[0],

  setUserDate: async (tx: Transaction, id: string, deletesAt: Date | null) => {
    await tx.update(users).set({ deletesAt }).where(eq(users.id, id))
  },

  setOrganizationDate: async (tx: Transaction, id: string, deletesAt: Date | null) => {
    await tx.update(organizations).set({ deletesAt }).where(eq(organizations.id, id))
  },

  dueUsers: async (db: ReadHandle, now: Date) =>
    (
      await db
        .select({ id: users.id })
        .from(users)
        .where(and(isNotNull(users.deletesAt), lte(users.deletesAt, now)))
        .orderBy(asc(users.deletesAt))
        .limit(MAX_DUE)
    ).map(({ id }) => id),

  dueOrganizations: async (db: ReadHandle, now: Date) =>
    (
      await db
        .select({ id: organizations.id })
        .from(organizations)
        .where(and(isNotNull(organizations.deletesAt), lte(organizations.deletesAt, now)))
        .orderBy(asc(organizations.deletesAt))
        .limit(MAX_DUE)
    ).map(({ id }) => id),

  /** Everybody an organization wrote to: its people, whom it invited, and who got its reports. */
  readersOf: async (tx: Transaction, organizationId: string) => {
    const { rows } = await tx.execute<{ email: string }>(sql`
      select email from users join memberships on user_id = users.id where organization_id = ${organizationId}
      union select email from invitations where organization_id = ${organizationId}`)
    return [...rows.map(({ email }) => email), ...(await reportReaders(tx, organizationId))]
  },

  /** Each organization of a person with how many other people it has, and how many of those stay on as admins. */
  organizationsOf: async (tx: ReadHandle, userId: string) => {
    const others = (condition = sql`true`) =>
      sql<number>`(select count(*) from memberships m join users u on u.id = m.user_id
        where m.organization_id = ${organizations.id} and m.user_id <> ${userId} and ${condition})::int`
    return tx
      .select({
        id: organizations.id,
        name: organizations.name,
        deletesAt: organizations.deletesAt,
        role: memberships.role,
        others: others(),
        otherAdmins: others(sql`m.role = 'admin' and u.deletes_at is null`),
      })
      .from(memberships)
      .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
      .where(eq(memberships.userId, userId))
      .orderBy(asc(memberships.joinedAt))
  },

  members: (tx: ReadHandle, organizationId: string) =>
    tx
      .select({ user: users })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(eq(memberships.organizationId, organizationId))
      .orderBy(asc(memberships.joinedAt)),

  /** People who work in it now and have another organization work in that one from now on. */
  moveOut: async (tx: Transaction, organizationId: string) => {
    const another = tx
      .select({ id: memberships.organizationId })
      .from(memberships)
      .where(and(eq(memberships.userId, users.id), ne(memberships.organizationId, organizationId)))
      .orderBy(asc(memberships.joinedAt))
      .limit(1)
    await tx
      .update(users)
      .set({ currentOrganizationId: sql`(${another})` })
      .where(eq(users.currentOrganizationId, organizationId))
  },

  deleteUser: async (tx: Transaction, { id, email }: DeletedPerson) => {
    await tx.delete(users).where(eq(users.id, id))
    await tx.delete(invitations).where(eq(invitations.email, email))
  },

  /**
   * Everything that refers to the organization goes with it. What counts or caches for it without referring to it is
   * found by the name of the column, so that no later table is forgotten. Returns its members.
   */
  deleteOrganization: async (
    tx: Transaction,
    organizationId: string,
    accounts: readonly string[],
  ): Promise<string[]> => {
    // A large organization takes longer than any request may.
    await tx.execute(sql`set local statement_timeout = 0`)
    const people = await tx
      .select({ id: memberships.userId })
      .from(memberships)
      .where(eq(memberships.organizationId, organizationId))
    await tx.delete(organizations).where(eq(organizations.id, organizationId))
    for (const id of accounts) await tx.delete(users).where(eq(users.id, id))
    const { rows } = await tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns
          where table_schema = 'public' and column_name = 'organization_id'`,
    )
    for (const { name } of rows)
      await tx.execute(sql`delete from ${sql.identifier(name)} where organization_id = ${organizationId}`)
    return people.map(({ id }) => id)
  },

  /** Somebody who has no organization any more; locked, so that nobody is deleted who is just joining another one. */
  lockWithoutOrganization: async (tx: Transaction, id: string): Promise<DeletedPerson | undefined> =>
    (
      await tx
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(and(eq(users.id, id), isNull(users.currentOrganizationId)))
        .for('update')
    )[0],
}
