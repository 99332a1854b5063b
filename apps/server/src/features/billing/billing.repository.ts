import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { ReadHandle, Transaction } from '../../platform/db/client'
import { prepared } from '../../platform/db/prepared'
import { subscriptions } from '../../schema/billing.tables'

export type Subscription = typeof subscriptions.$inferSelect

const selectSubscription = prepared('subscription', db =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, sql.placeholder('organizationId'))),
)

export const billingRepository = {
  insert: async (tx: Transaction, subscription: typeof subscriptions.$inferInsert) => {
    await tx.insert(subscriptions).values(subscription)
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

  /** False where none is left. An unlimited plan (null) has always one more. */
  take: async (
    tx: Transaction,
    organizationId: string,
    remaining: 'analysesRemaining' | 'questionsRemaining',
  ) => {
    const column = subscriptions[remaining]
    const taken = await tx
      .update(subscriptions)
      .set({ [remaining]: sql`${column} - 1` })
      .where(and(eq(subscriptions.organizationId, organizationId), or(isNull(column), gt(column, 0))))
      .returning({ id: subscriptions.organizationId })
    return taken.length > 0
  },

  giveAnalysisBack: async (tx: Transaction, organizationId: string) => {
    await tx
      .update(subscriptions)
      .set({ analysesRemaining: sql`${subscriptions.analysesRemaining} + 1` })
      .where(eq(subscriptions.organizationId, organizationId))
  },

  update: async (tx: Transaction, organizationId: string, changes: Partial<Subscription>) => {
    await tx.update(subscriptions).set(changes).where(eq(subscriptions.organizationId, organizationId))
  },
}
