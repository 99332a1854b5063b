import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client'
import { subscriptions } from '../../schema/billing.tables'
import { memberships, organizations } from '../../schema/organizations.tables'
import { users } from '../../schema/users.tables'

export type StoredUser = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert
/** What is left undefined stays as it is. */
export type UserChanges = { [Field in keyof NewUser]?: NewUser[Field] | undefined }

/** A person is their own record: these are reached by who they are, not through an organization. */
export const usersRepository = {
  insert: async (tx: Transaction, user: NewUser) => {
    await tx.insert(users).values(user)
  },

  find: async (tx: Transaction, id: string): Promise<StoredUser | undefined> =>
    (await tx.select().from(users).where(eq(users.id, id)))[0],

  findByEmail: async (tx: Transaction, email: string): Promise<StoredUser | undefined> =>
    (await tx.select().from(users).where(eq(users.email, email)))[0],

  update: async (tx: Transaction, id: string, changes: UserChanges) => {
    await tx.update(users).set(changes).where(eq(users.id, id))
  },

  organizationsOf: (tx: Transaction, id: string) =>
    tx
      .select({
        id: organizations.id,
        name: organizations.name,
        role: memberships.role,
        subscription: subscriptions,
      })
      .from(memberships)
      .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
      .innerJoin(subscriptions, eq(subscriptions.organizationId, organizations.id))
      .where(eq(memberships.userId, id))
      .orderBy(asc(memberships.joinedAt)),
}
