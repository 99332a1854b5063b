import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { memberships } from '../organizations/organizations.tables'
import { ssoConnections, ssoDomains } from '../sso/sso.tables'
import { users } from '../users/users.tables'

/** An authenticator app or a passkey of their own. */
const hasOwnFactor = sql<boolean>`(
  exists (select from authenticators a where a.user_id = ${users.id} and a.confirmed_at is not null)
  or exists (select from passkeys p where p.user_id = ${users.id}))`
const organizationCount = sql<number>`(
  select count(*)::int from memberships m where m.user_id = ${users.id})`
const domainOfAddress = sql`split_part(${users.email}, '@', 2)`

export const admissionRepository = {
  /** What decides whether single sign-on of one organization may open somebody's account. */
  standing: async (db: ReadHandle, userId: string) =>
    (
      await db
        .select({ organizations: organizationCount, hasOwnFactor })
        .from(users)
        .where(eq(users.id, userId))
    )[0] ?? { organizations: 0, hasOwnFactor: false },

  /** The organizations that let this person in by single sign-on only. */
  requiredBy: async (db: ReadHandle, userId: string) =>
    (
      await db
        .select({ organizationId: ssoConnections.organizationId })
        .from(users)
        .innerJoin(memberships, eq(memberships.userId, users.id))
        .innerJoin(ssoConnections, eq(ssoConnections.organizationId, memberships.organizationId))
        .innerJoin(
          ssoDomains,
          and(
            eq(ssoDomains.organizationId, memberships.organizationId),
            eq(ssoDomains.domain, domainOfAddress),
            isNotNull(ssoDomains.verifiedAt),
          ),
        )
        .where(
          and(
            eq(users.id, userId),
            eq(ssoConnections.enabled, true),
            eq(ssoConnections.required, true),
            ne(memberships.role, 'admin'),
          ),
        )
    ).map(({ organizationId }) => organizationId),
}
