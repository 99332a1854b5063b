import { prepared } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { organizations } from '../organizations/organizations.tables'
import { users } from '../users/users.tables'
import { apiKeys } from './api-keys.tables'

export type StoredApiKey = typeof apiKeys.$inferSelect

const creatorIsAdmin = sql`exists (
  select from memberships m
  where m.user_id = ${apiKeys.createdBy} and m.organization_id = ${apiKeys.organizationId} and m.role = 'admin')`

/** Runs with every call that a program makes. */
const selectByToken = prepared('api_key_by_token', db =>
  db
    .select()
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.tokenHash, sql.placeholder('tokenHash')),
        isNull(apiKeys.revokedAt),
        gt(apiKeys.expiresAt, sql.placeholder('now')),
        creatorIsAdmin,
      ),
    ),
)

export const apiKeysRepository = {
  byToken: async (db: ReadHandle, tokenHash: string, now: Date): Promise<StoredApiKey | undefined> =>
    (await selectByToken(db, { tokenHash, now }))[0],

  list: (db: ReadHandle, organizationId: string) =>
    db
      .select({
        key: apiKeys,
        creator: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      })
      .from(apiKeys)
      .leftJoin(users, eq(users.id, apiKeys.createdBy))
      .where(and(eq(apiKeys.organizationId, organizationId), isNull(apiKeys.revokedAt)))
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id)),

  /** Two who create the last key at the same moment don't both succeed. */
  lockOrganization: async (tx: Transaction, id: string) => {
    await tx
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.id, id))
      .for('update')
  },

  count: (tx: Transaction, organizationId: string) =>
    tx.$count(apiKeys, and(eq(apiKeys.organizationId, organizationId), isNull(apiKeys.revokedAt))),

  insert: async (tx: Transaction, key: StoredApiKey) => {
    await tx.insert(apiKeys).values(key)
  },

  revoke: async (
    tx: Transaction,
    organizationId: string,
    which: { id: string } | { createdBy: string },
    now: Date,
  ): Promise<StoredApiKey[]> =>
    tx
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(
        and(
          eq(apiKeys.organizationId, organizationId),
          'id' in which ? eq(apiKeys.id, which.id) : eq(apiKeys.createdBy, which.createdBy),
          isNull(apiKeys.revokedAt),
        ),
      )
      .returning(),

  touch: async (tx: Transaction, id: string, now: Date) => {
    await tx.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id))
  },
}
