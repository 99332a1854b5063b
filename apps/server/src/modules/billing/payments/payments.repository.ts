import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { subscriptions } from '../billing/billing.tables'
import { paymentAccounts, paymentEvents } from './payments.tables'

export type PaymentAccount = typeof paymentAccounts.$inferSelect
type Provider = PaymentAccount['provider']

const accountOf = (organizationId: string, provider: Provider) =>
  and(eq(paymentAccounts.organizationId, organizationId), eq(paymentAccounts.provider, provider))

export const paymentsRepository = {
  find: async (
    tx: ReadHandle,
    organizationId: string,
    provider: Provider,
  ): Promise<PaymentAccount | undefined> =>
    (await tx.select().from(paymentAccounts).where(accountOf(organizationId, provider)))[0],

  /** The same, and nobody else changes it until this transaction ends. */
  lock: async (
    tx: Transaction,
    organizationId: string,
    provider: Provider,
  ): Promise<PaymentAccount | undefined> =>
    (await tx.select().from(paymentAccounts).where(accountOf(organizationId, provider)).for('update'))[0],

  /** A webhook names only the customer. */
  organizationOf: async (
    tx: ReadHandle,
    provider: Provider,
    customerId: string,
  ): Promise<string | undefined> =>
    (
      await tx
        .select({ id: paymentAccounts.organizationId })
        .from(paymentAccounts)
        .where(and(eq(paymentAccounts.provider, provider), eq(paymentAccounts.customerId, customerId)))
    )[0]?.id,

  insert: async (tx: Transaction, account: typeof paymentAccounts.$inferInsert) => {
    await tx.insert(paymentAccounts).values(account).onConflictDoNothing()
  },

  update: async (
    tx: Transaction,
    { organizationId, provider }: Pick<PaymentAccount, 'organizationId' | 'provider'>,
    changes: Partial<PaymentAccount>,
  ) => {
    await tx.update(paymentAccounts).set(changes).where(accountOf(organizationId, provider))
  },

  /** Organizations whose paid period or grace period is over, so that something must have changed. */
  due: async (tx: ReadHandle, provider: Provider, now: Date, limit: number): Promise<string[]> =>
    (
      await tx
        .select({ id: paymentAccounts.organizationId })
        .from(paymentAccounts)
        .innerJoin(subscriptions, eq(subscriptions.organizationId, paymentAccounts.organizationId))
        .where(
          and(
            eq(paymentAccounts.provider, provider),
            isNotNull(paymentAccounts.subscriptionId),
            or(
              lte(subscriptions.expiresAt, now),
              and(eq(subscriptions.status, 'past_due'), lte(paymentAccounts.graceUntil, now)),
            ),
          ),
        )
        .orderBy(sql`${subscriptions.expiresAt} nulls last`)
        .limit(limit)
    ).map(({ id }) => id),

  /** Those where somebody may have paid without our hearing of it. */
  withOpenCheckout: (tx: ReadHandle, provider: Provider, limit: number): Promise<PaymentAccount[]> =>
    tx
      .select()
      .from(paymentAccounts)
      .where(and(eq(paymentAccounts.provider, provider), isNotNull(paymentAccounts.openCheckoutId)))
      .limit(limit),

  /** Unless another one was opened since. */
  clearOpenCheckout: async (
    tx: Transaction,
    { organizationId, provider, openCheckoutId }: PaymentAccount,
  ) => {
    if (openCheckoutId === null) return
    await tx
      .update(paymentAccounts)
      .set({ openCheckoutId: null, openCheckoutBy: null })
      .where(and(accountOf(organizationId, provider), eq(paymentAccounts.openCheckoutId, openCheckoutId)))
  },

  /** Organizations with a subscription at a provider. */
  subscribed: async (tx: ReadHandle, provider: Provider, limit: number): Promise<string[]> =>
    (
      await tx
        .select({ id: paymentAccounts.organizationId })
        .from(paymentAccounts)
        .where(and(eq(paymentAccounts.provider, provider), isNotNull(paymentAccounts.subscriptionId)))
        .limit(limit)
    ).map(({ id }) => id),

  hasEvent: async (tx: ReadHandle, id: string) =>
    (await tx.$count(paymentEvents, eq(paymentEvents.id, id))) > 0,

  insertEvent: async (tx: Transaction, event: typeof paymentEvents.$inferInsert) => {
    await tx.insert(paymentEvents).values(event).onConflictDoNothing()
  },
}
