import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { Count, longText, Nothing, oneOf, text } from '../fields'
import { planIntervals, tiers } from './plans'

/**
 * past_due: a payment failed and the plan goes on until the grace period ends · unpaid: it ended without a payment ·
 * canceled: the paid plan has ended. The plan is free in the last two.
 */
export const subscriptionStatuses = ['active', 'past_due', 'unpaid', 'canceled'] as const

export const SubscriptionStatus = z.object({
  status: z.enum(subscriptionStatuses),
  plan: z.enum(tiers),
  /** Null where the plan has no limit. */
  analysesRemaining: z.nullable(Count),
  chatRemaining: z.nullable(Count),
  /** When the paid period ends: the next charge, or the end of a canceled plan. Null without one. */
  expires: z.nullable(IsoDateTime),
  /** When the month's quota comes again; null where it doesn't. */
  renewsAt: z.nullable(IsoDateTime),
  startDate: IsoDateTime,
  paymentMethod: z.nullable(z.string()),
})
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>

/** Where people return to: a path of this installation, such as `/dashboard`, or its whole URL. */
const ReturnUrl = longText(2000)
const upgrade = {
  method: 'POST',
  changes: ['/api/billing', '/api/usage', '/api/organizations', '/api/sites'],
  access: 'admin',
  /**
   * A larger plan starts immediately and is prorated; a smaller one starts when the paid period ends, and `free` ends
   * the plan then. The current plan takes back what was scheduled. Without an interval, the current one stays.
   */
  body: z.strictObject({ plan: oneOf(tiers), interval: z.optional(oneOf(planIntervals)) }),
  response: SubscriptionStatus,
  errors: ['no_subscription', 'card_declined', 'payments_unavailable'],
} as const
const cancel = {
  method: 'POST',
  changes: ['/api/billing'],
  access: 'admin',
  response: SubscriptionStatus,
  errors: ['no_subscription', 'payments_unavailable'],
} as const
const paymentPage = {
  method: 'POST',
  changes: [],
  access: 'admin',
  /** A page of the payment provider, or a path of this installation where no provider is configured. */
  response: z.object({ url: z.string() }),
} as const

export const billingStatus = endpoint({
  method: 'GET',
  path: '/api/billing/status',
  access: 'member',
  summary: 'Get the plan and the remaining quota',
  response: SubscriptionStatus,
})

export const billingSync = endpoint({
  method: 'POST',
  path: '/api/billing/sync',
  changes: ['/api/billing', '/api/usage', '/api/organizations', '/api/sites'],
  access: 'member',
  summary: 'Sync the subscription with the payment provider',
  response: SubscriptionStatus,
  errors: ['too_many', 'payments_unavailable'],
})

export const billingUpgrade = endpoint({
  ...upgrade,
  path: '/api/billing/upgrade',
  summary: 'Upgrade the plan',
})
export const billingCancel = endpoint({ ...cancel, path: '/api/billing/cancel', summary: 'Cancel the plan' })
export const subscriptionUpgrade = endpoint({
  ...upgrade,
  path: '/api/subscription/upgrade',
  summary: 'Alias of /api/billing/upgrade',
})
export const subscriptionCancel = endpoint({
  ...cancel,
  path: '/api/subscription/cancel',
  summary: 'Alias of /api/billing/cancel',
})

export const billingResume = endpoint({
  ...cancel,
  path: '/api/billing/resume',
  summary: "Keep a plan that was canceled and hasn't ended",
})

const Seats = z.object({ used: Count, limit: z.nullable(Count) })

export const BillingOverview = z.object({
  ...SubscriptionStatus.shape,
  interval: z.nullable(z.enum(planIntervals)),
  cancelAtPeriodEnd: z.boolean(),
  /** The smaller plan that starts when the paid period ends. */
  pendingPlan: z.nullable(z.enum(tiers)),
  /** A payment failed: the plan ends then unless it is paid. */
  graceUntil: z.nullable(IsoDateTime),
  /** Members and open invitations. */
  users: Seats,
  sites: Seats,
  /** What is left of the analyses that were bought on top. */
  extraAnalyses: Count,
  /** Whether the plan is paid through the payment provider, so that it can be changed, canceled and resumed here. */
  hasSubscription: z.boolean(),
  /** `test`: no payment provider is configured, and no money moves. */
  payments: z.enum(['stripe', 'test']),
})
export type BillingOverview = z.output<typeof BillingOverview>

export const billingOverview = endpoint({
  method: 'GET',
  path: '/api/billing/overview',
  access: 'admin',
  summary: 'Get the plan, its limits and how it is paid',
  response: BillingOverview,
})

export const invoiceStatuses = ['paid', 'open', 'void', 'uncollectible'] as const
export const Invoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  date: IsoDateTime,
  amountCents: z.int(),
  /** ISO 4217 in upper case. */
  currency: z.string(),
  status: z.enum(invoiceStatuses),
  url: z.nullable(z.string()),
})
export type Invoice = z.output<typeof Invoice>

export const billingInvoices = endpoint({
  method: 'GET',
  path: '/api/billing/invoices',
  access: 'admin',
  summary: 'List the latest invoices, newest first',
  response: z.object({ items: z.array(Invoice) }),
  errors: ['payments_unavailable'],
})

/** A price that a checkout can be for. */
export const PlanPrice = z.object({
  tier: z.enum(tiers),
  interval: z.enum(planIntervals),
  priceId: z.string(),
})
export type PlanPrice = z.output<typeof PlanPrice>

export const billingPrices = endpoint({
  method: 'GET',
  path: '/api/billing/prices',
  access: 'member',
  summary: 'List the prices that a checkout can be for',
  response: z.object({ items: z.array(PlanPrice) }),
})

export const buyExtraAnalyses = endpoint({
  ...paymentPage,
  path: '/api/billing/extra-analyses',
  summary: "Create a checkout for analyses on top of the plan's",
  body: z.strictObject({
    count: z.int().check(z.minimum(1), z.maximum(500)),
    successUrl: ReturnUrl,
    cancelUrl: ReturnUrl,
  }),
  errors: ['no_subscription', 'too_many', 'payments_unavailable'],
})

export const checkoutCanceled = endpoint({
  method: 'POST',
  path: '/api/billing/checkout-canceled',
  changes: [],
  access: 'member',
  summary: 'Record an abandoned checkout',
  response: Nothing,
})

export const checkoutSession = endpoint({
  ...paymentPage,
  path: '/api/stripe/checkout-session',
  summary: 'Create a checkout session',
  body: z.strictObject({ priceId: text(120), successUrl: ReturnUrl, cancelUrl: ReturnUrl }),
  errors: ['already_subscribed', 'too_many', 'payments_unavailable'],
})

export const billingPortal = endpoint({
  ...paymentPage,
  path: '/api/stripe/billing-portal',
  summary: 'Create a billing portal session',
  body: z.strictObject({ returnUrl: ReturnUrl }),
  errors: ['no_subscription', 'payments_unavailable'],
})

export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/stripe/webhook',
  changes: ['/api/billing', '/api/usage'],
  access: 'open',
  summary: 'Receive signed webhooks from the payment provider',
  body: z.looseObject({}),
  response: z.object({ received: z.literal(true) }),
  errors: ['signature_invalid', 'payments_unavailable'],
})
