import type { BodyOf, createSite } from '@plumbline/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { memberships, organizations } from '../../identity/organizations/organizations.tables'
import { sites } from '../../identity/sites/sites.tables'
import { users } from '../../identity/users/users.tables'

type DemoSite = BodyOf<typeof createSite>

export const demoRepository = {
  /** The first site is made with the organization, by its name alone. */
  describeSite: async (tx: Transaction, organizationId: string, { name, ...facts }: DemoSite) => {
    await tx
      .update(sites)
      .set(facts)
      .where(and(eq(sites.organizationId, organizationId), eq(sites.name, name)))
  },

  /** The people in its pictures are drawn. */
  showFaces: async (tx: Transaction, organizationId: string) => {
    await tx.update(organizations).set({ hideFaces: false }).where(eq(organizations.id, organizationId))
  },

  /** The organization is as old as its history. */
  backdate: async (tx: Transaction, organizationId: string, at: Date) => {
    await tx.update(organizations).set({ createdAt: at }).where(eq(organizations.id, organizationId))
    await tx
      .update(sites)
      .set({ createdAt: at, updatedAt: at })
      .where(eq(sites.organizationId, organizationId))
    await tx.update(memberships).set({ joinedAt: at }).where(eq(memberships.organizationId, organizationId))
    await tx
      .update(users)
      .set({ createdAt: at })
      .where(
        sql`${users.id} in (select user_id from ${memberships} where organization_id = ${organizationId})`,
      )
  },
}
