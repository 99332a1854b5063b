import { prepared } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { planOf } from '../../billing/billing/billing.lookups'
import { memberships, organizations } from '../organizations/organizations.tables'
import { users } from './users.tables'

export type StoredUser = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert
/** What is left undefined stays as it is. */
export type UserChanges = { [Field in keyof NewUser]?: NewUser[Field] | undefined }

const selectWithOrganizations = prepared('user_with_organizations', db =>
  db
    .select({
      user: users,
      organization: { id: organizations.id, name: organizations.name, role: memberships.role },
      organizationDeletesAt: organizations.deletesAt,
    })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(eq(users.id, sql.placeholder('id')))
    .orderBy(asc(memberships.joinedAt)),
)

/** A person is their own record: these are reached by who they are, not through an organization. */
export const usersRepository = {
  /** Whoever has been an admin here the longest. */
  firstAdmin: async (tx: ReadHandle): Promise<string | undefined> => {
    const [found] = await tx
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(eq(memberships.role, 'admin'))
      .orderBy(asc(memberships.joinedAt))
      .limit(1)
    return found?.userId
  },

  insert: async (tx: Transaction, user: NewUser) => {
    await tx.insert(users).values(user)
  },

  find: async (db: ReadHandle, id: string): Promise<StoredUser | undefined> =>
    (await db.select().from(users).where(eq(users.id, id)))[0],

  findByEmail: async (db: ReadHandle, email: string): Promise<StoredUser | undefined> =>
    (await db.select().from(users).where(eq(users.email, email)))[0],

  update: async (tx: Transaction, id: string, changes: UserChanges) => {
    await tx.update(users).set(changes).where(eq(users.id, id))
  },

  /** What decides on hosted models: the plan of the organization, and the person's choice where they still exist. */
  modelChoice: async (db: ReadHandle, organizationId: string, userId: string | null) =>
    (
      await db
        .select({ plan: planOf(organizations.id), advancedModels: users.advancedModels })
        .from(organizations)
        .leftJoin(users, userId ? eq(users.id, userId) : sql`false`)
        .where(eq(organizations.id, organizationId))
    )[0],

  /** A person with each organization they belong to, the one they joined first coming first. */
  withOrganizations: (db: ReadHandle, id: string) => selectWithOrganizations(db, { id }),
}
