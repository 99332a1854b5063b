import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { memberships } from '../organizations/organizations.tables'
import { ssoAttempts, ssoConnections, ssoDomains, ssoIdentities } from './sso.tables'

export type StoredConnection = typeof ssoConnections.$inferSelect
export type StoredDomain = typeof ssoDomains.$inferSelect
type Attempt = typeof ssoAttempts.$inferSelect
type Identity = typeof ssoIdentities.$inferSelect

const isOwn = (organizationId: string, id: string) =>
  and(eq(ssoDomains.organizationId, organizationId), eq(ssoDomains.id, id))

export const ssoRepository = {
  connection: async (db: ReadHandle, organizationId: string): Promise<StoredConnection | undefined> =>
    (await db.select().from(ssoConnections).where(eq(ssoConnections.organizationId, organizationId)))[0],

  saveConnection: async (tx: Transaction, connection: StoredConnection) => {
    await tx
      .insert(ssoConnections)
      .values(connection)
      .onConflictDoUpdate({ target: ssoConnections.organizationId, set: connection })
  },

  switch: async (
    tx: Transaction,
    organizationId: string,
    changes: { enabled: boolean; required: boolean; updatedAt: Date },
  ) => {
    await tx.update(ssoConnections).set(changes).where(eq(ssoConnections.organizationId, organizationId))
  },

  deleteConnection: async (tx: Transaction, organizationId: string) => {
    await tx.delete(ssoIdentities).where(eq(ssoIdentities.organizationId, organizationId))
    return (
      await tx.delete(ssoConnections).where(eq(ssoConnections.organizationId, organizationId)).returning()
    ).length
  },

  domains: (db: ReadHandle, organizationId: string): Promise<StoredDomain[]> =>
    db
      .select()
      .from(ssoDomains)
      .where(eq(ssoDomains.organizationId, organizationId))
      .orderBy(asc(ssoDomains.domain)),

  /** The organization whose identity provider speaks for a domain. */
  ownerOf: async (db: ReadHandle, domain: string): Promise<StoredConnection | undefined> =>
    (
      await db
        .select({ connection: ssoConnections })
        .from(ssoDomains)
        .innerJoin(ssoConnections, eq(ssoConnections.organizationId, ssoDomains.organizationId))
        .where(
          and(
            eq(ssoDomains.domain, domain),
            isNotNull(ssoDomains.verifiedAt),
            eq(ssoConnections.enabled, true),
          ),
        )
    )[0]?.connection,

  addDomain: async (tx: Transaction, domain: StoredDomain) =>
    (await tx.insert(ssoDomains).values(domain).onConflictDoNothing().returning()).length,

  domain: async (db: ReadHandle, organizationId: string, id: string): Promise<StoredDomain | undefined> =>
    (await db.select().from(ssoDomains).where(isOwn(organizationId, id)))[0],

  verifyDomain: async (tx: Transaction, organizationId: string, id: string, now: Date) => {
    await tx.update(ssoDomains).set({ verifiedAt: now }).where(isOwn(organizationId, id))
  },

  deleteDomain: async (
    tx: Transaction,
    organizationId: string,
    id: string,
  ): Promise<StoredDomain | undefined> =>
    (await tx.delete(ssoDomains).where(isOwn(organizationId, id)).returning())[0],

  insertAttempt: async (tx: Transaction, attempt: Attempt) => {
    await tx.delete(ssoAttempts).where(lte(ssoAttempts.expiresAt, sql`now() - interval '1 day'`))
    await tx.insert(ssoAttempts).values(attempt)
  },

  /** Each can be finished once. */
  takeAttempt: async (tx: Transaction, stateHash: string, now: Date): Promise<Attempt | undefined> =>
    (
      await tx
        .delete(ssoAttempts)
        .where(and(eq(ssoAttempts.stateHash, stateHash), gt(ssoAttempts.expiresAt, now)))
        .returning()
    )[0],

  identity: async (
    tx: Transaction,
    { organizationId, issuer, subject }: Pick<Identity, 'organizationId' | 'issuer' | 'subject'>,
  ): Promise<Identity | undefined> =>
    (
      await tx
        .select()
        .from(ssoIdentities)
        .where(
          and(
            eq(ssoIdentities.organizationId, organizationId),
            eq(ssoIdentities.issuer, issuer),
            eq(ssoIdentities.subject, subject),
          ),
        )
    )[0],

  insertIdentity: async (tx: Transaction, identity: Identity) => {
    await tx.insert(ssoIdentities).values(identity)
  },

  memberIds: async (db: ReadHandle, organizationId: string) =>
    (
      await db
        .select({ id: memberships.userId })
        .from(memberships)
        .where(eq(memberships.organizationId, organizationId))
    ).map(({ id }) => id),
}
