import * as z from 'zod/mini'
import { IsoDateTime } from './dates'
import { endpoint } from './endpoint'
import { Count, longText, Nothing, oneOf, text } from './fields'
import { tiers } from './plans'

export const SubscriptionStatus = z.object({
  status: z.string(),
  plan: z.enum(tiers),
  /** Null where the plan has no limit. */
  analysesRemaining: z.nullable(Count),
  chatRemaining: z.nullable(Count),
  expires: z.nullable(IsoDateTime),
  /** When the month's quota comes again; null where it doesn't. */
  renewsAt: z.nullable(IsoDateTime),
  startDate: IsoDateTime,
  paymentMethod: z.nullable(z.string()),
})
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>

const Url = longText(2000)
const upgrade = {
  method: 'POST',
  access: 'admin',
  body: z.strictObject({ plan: oneOf(tiers) }),
  response: SubscriptionStatus,
} as const
const cancel = { method: 'POST', access: 'admin', response: SubscriptionStatus } as const

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
  access: 'member',
  summary: 'Sync the subscription with the payment provider',
  response: SubscriptionStatus,
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

export const checkoutCanceled = endpoint({
  method: 'POST',
  path: '/api/billing/checkout-canceled',
  access: 'member',
  summary: 'Record an abandoned checkout',
  response: Nothing,
})

export const checkoutSession = endpoint({
  method: 'POST',
  path: '/api/stripe/checkout-session',
  access: 'admin',
  summary: 'Create a checkout session',
  body: z.strictObject({ priceId: text(120), successUrl: Url, cancelUrl: Url }),
  response: z.object({ url: z.string() }),
})

export const billingPortal = endpoint({
  method: 'POST',
  path: '/api/stripe/billing-portal',
  access: 'admin',
  summary: 'Create a billing portal session',
  body: z.strictObject({ returnUrl: Url }),
  response: z.object({ url: z.string() }),
})

export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/stripe/webhook',
  access: 'open',
  summary: 'Receive signed webhooks from the payment provider',
  body: z.looseObject({}),
  response: z.object({ received: z.literal(true) }),
})
