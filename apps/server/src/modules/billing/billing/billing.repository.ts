import { prepared } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { subscriptions } from './billing.tables'

export type Subscription = typeof subscriptions.$inferSelect

const selectSubscription = prepared('subscription', db =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, sql.placeholder('organizationId'))),
)

export const billingRepository = {
  insert: async (tx: Transaction, subscription: typeof subscriptions.$inferInsert): Promise<Subscription> => {
    const [inserted] = await tx.insert(subscriptions).values(subscription).returning()
    if (!inserted) throw new Error('A subscription was not inserted.')
    return inserted
  },

  find: async (tx: ReadHandle, organizationId: string): Promise<Subscription | undefined> =>
    (await selectSubscription(tx, { organizationId }))[0],

  /** The same, and nobody else changes it until this transaction ends. */
  findForUpdate: async (tx: Transaction, organizationId: string): Promise<Subscription | undefined> =>
    (
      await tx
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.organizationId, organizationId))
        .for('update')
    )[0],

  update: async (tx: Transaction, organizationId: string, changes: Partial<Subscription>) => {
    await tx.update(subscriptions).set(changes).where(eq(subscriptions.organizationId, organizationId))
  },
}
