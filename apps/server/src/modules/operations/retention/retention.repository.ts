import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { eq, isNotNull, or } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { retention } from './retention.tables'

export type StoredRetention = typeof retention.$inferSelect

export const retentionRepository = {
  find: async (tx: ReadHandle, organizationId: string): Promise<StoredRetention | undefined> =>
    (await tx.select().from(retention).where(eq(retention.organizationId, organizationId)))[0],

  save: async (tx: Transaction, changes: typeof retention.$inferInsert) => {
    const { organizationId: target, ...set } = changes
    await tx
      .insert(retention)
      .values(changes)
      .onConflictDoUpdate({ target: retention.organizationId, set: { ...set, organizationId: target } })
  },

  /** Of those organizations that don't keep everything. */
  limited: (db: ReadHandle) =>
    db
      .select()
      .from(retention)
      .where(or(isNotNull(retention.media), isNotNull(retention.records), isNotNull(retention.activity))),
}
