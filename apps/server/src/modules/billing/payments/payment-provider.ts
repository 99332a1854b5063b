import type { Invoice, PlanPrice, Tier } from '@plumbline/contract'

export type Customer = { organizationId: string; name: string; email: string }

/** Paths of this installation. */
export type ReturnPaths = { successUrl: string; cancelUrl: string }

export type CheckoutItem =
  | { kind: 'plan'; price: PlanPrice }
  | { kind: 'extra'; tier: Tier; count: number; centsEach: number }

export type ProviderSubscription = {
  id: string
  /** unpaid: the provider gave up for now · ended: for good */
  status: 'active' | 'past_due' | 'unpaid' | 'ended'
  priceId: string
  /** The price from the next period on, where it is another. */
  pendingPriceId: string | null
  startedAt: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  /** When the payment failed that is still open. */
  pastDueSince: Date | null
  /** Such as `Visa •••• 4242`. */
  paymentMethod: string | null
}

/** Everything that decides what an organization may use, as the provider has it now. */
export type ProviderAccount = {
  /** The one that goes on, otherwise the last one that ended. */
  subscription: ProviderSubscription | null
  /** Extra analyses that are paid for. */
  purchases: { id: string; count: number }[]
}

/**
 * Who takes the money. Nothing is remembered from what a call or a webhook says: after each, the account is loaded, so
 * that repeated, lost and reordered webhooks all lead to the same state.
 */
export type PaymentProvider = {
  readonly name: 'stripe' | 'test'
  readonly prices: readonly PlanPrice[]
  /** The same customer for the same organization. */
  createCustomer: (customer: Customer) => Promise<string>
  createCheckout: (
    customerId: string,
    item: CheckoutItem,
    paths: ReturnPaths,
  ) => Promise<{ id: string; url: string }>
  /** Nobody can pay it any more; it may have been paid or closed before. */
  closeCheckout: (id: string) => Promise<void>
  /** Whether it can still be paid; otherwise it was paid, closed or has expired. */
  isCheckoutOpen: (customerId: string, id: string) => Promise<boolean>
  createPortal: (customerId: string, returnPath: string) => Promise<string>
  load: (customerId: string) => Promise<ProviderAccount>
  /** Charges the difference; rejects with `card_declined`, and then nothing has changed. */
  changeNow: (customerId: string, price: PlanPrice) => Promise<void>
  changeAtPeriodEnd: (customerId: string, price: PlanPrice) => Promise<void>
  cancelAtPeriodEnd: (customerId: string) => Promise<void>
  /** Takes back a cancellation and a scheduled change. */
  resume: (customerId: string) => Promise<void>
  /** The newest first. */
  invoices: (customerId: string) => Promise<Invoice[]>
}
