import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { memberships, organizations } from '../organizations/organizations.tables'
import { ssoConnections, ssoDomains } from '../sso/sso.tables'
import { users } from '../users/users.tables'

/** An authenticator app or a passkey of their own. */
const hasOwnFactor = sql<boolean>`(
  exists (select from authenticators a where a.user_id = ${users.id} and a.confirmed_at is not null)
  or exists (select from passkeys p where p.user_id = ${users.id}))`
const organizationCount = sql<number>`(
  select count(*)::int from memberships m where m.user_id = ${users.id})`
const domainOfAddress = sql`split_part(${users.email}, '@', 2)`
/** By the provider of the organization, which counts as two factors. */
const hasIdentityAt = (organizationId: string) => sql<boolean>`exists (
  select from sso_identities i where i.user_id = ${users.id} and i.organization_id = ${organizationId})`

/** People whom organizations let in by single sign-on only, once for each of them. */
const bindings = (db: ReadHandle, who: SQL) =>
  db
    .select({ userId: users.id, organizationId: ssoConnections.organizationId })
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
        who,
        eq(ssoConnections.enabled, true),
        eq(ssoConnections.required, true),
        ne(memberships.role, 'admin'),
      ),
    )

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
    (await bindings(db, eq(users.id, userId))).map(({ organizationId }) => organizationId),

  /** Of these people, those whom an organization lets in by single sign-on only. */
  bound: async (db: ReadHandle, userIds: string[]) =>
    new Set((await bindings(db, inArray(users.id, userIds))).map(({ userId }) => userId)),

  requiresTwoFactor: async (db: ReadHandle, organizationId: string) =>
    (
      await db
        .select({ required: organizations.requiresTwoFactor })
        .from(organizations)
        .where(eq(organizations.id, organizationId))
    )[0]?.required ?? true,

  hasFactorFor: async (db: ReadHandle, userId: string, organizationId: string) =>
    (
      await db
        .select({ has: sql<boolean>`${hasOwnFactor} or ${hasIdentityAt(organizationId)}` })
        .from(users)
        .where(eq(users.id, userId))
    )[0]?.has ?? false,
}
