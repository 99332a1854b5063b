import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq, max, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { testCheckouts, testInvoices, testSubscriptions } from './payments.tables'

export type TestCheckout = typeof testCheckouts.$inferSelect
export type TestSubscription = typeof testSubscriptions.$inferSelect

const INVOICES = 24

const checkoutOf = (organizationId: string, id: string) =>
  and(eq(testCheckouts.organizationId, organizationId), eq(testCheckouts.id, id))

export const testProviderRepository = {
  /** One change at a time for an organization, until this transaction ends. */
  lock: async (tx: Transaction, organizationId: string) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${organizationId}))`)
  },

  insertCheckout: async (tx: Transaction, checkout: TestCheckout) => {
    await tx.insert(testCheckouts).values(checkout)
  },

  checkout: async (tx: ReadHandle, organizationId: string, id: string): Promise<TestCheckout | undefined> =>
    (await tx.select().from(testCheckouts).where(checkoutOf(organizationId, id)))[0],

  /** Whether it was open until now. */
  closeCheckout: async (tx: Transaction, id: string, state: TestCheckout['state']) =>
    (
      await tx
        .update(testCheckouts)
        .set({ state })
        .where(and(eq(testCheckouts.id, id), eq(testCheckouts.state, 'open')))
        .returning()
    ).length > 0,

  paidCheckouts: (tx: ReadHandle, organizationId: string) =>
    tx
      .select()
      .from(testCheckouts)
      .where(and(eq(testCheckouts.organizationId, organizationId), eq(testCheckouts.state, 'paid'))),

  insertSubscription: async (tx: Transaction, subscription: typeof testSubscriptions.$inferInsert) => {
    await tx.insert(testSubscriptions).values(subscription)
  },

  /** The newest. */
  subscription: async (tx: ReadHandle, organizationId: string): Promise<TestSubscription | undefined> =>
    (
      await tx
        .select()
        .from(testSubscriptions)
        .where(eq(testSubscriptions.organizationId, organizationId))
        .orderBy(desc(testSubscriptions.startedAt), desc(testSubscriptions.id))
        .limit(1)
    )[0],

  updateSubscription: async (tx: Transaction, { id, ...changes }: TestSubscription) => {
    await tx.update(testSubscriptions).set(changes).where(eq(testSubscriptions.id, id))
  },

  insertInvoice: async (tx: Transaction, invoice: Omit<typeof testInvoices.$inferInsert, 'number'>) => {
    const [last] = await tx
      .select({ number: max(testInvoices.number) })
      .from(testInvoices)
      .where(eq(testInvoices.organizationId, invoice.organizationId))
    await tx.insert(testInvoices).values({ ...invoice, number: (last?.number ?? 0) + 1 })
  },

  settleInvoices: async (tx: Transaction, organizationId: string, status: 'paid' | 'void') => {
    await tx
      .update(testInvoices)
      .set({ status })
      .where(and(eq(testInvoices.organizationId, organizationId), eq(testInvoices.status, 'open')))
  },

  invoices: (tx: ReadHandle, organizationId: string) =>
    tx
      .select()
      .from(testInvoices)
      .where(eq(testInvoices.organizationId, organizationId))
      .orderBy(desc(testInvoices.number))
      .limit(INVOICES),
}
