import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, oneOf } from '../fields'
import { planIntervals, tiers } from './plans'

/** Stands in for the payment provider's own pages where none is configured. No money moves. */
export const TestCheckout = z.object({
  id: z.string(),
  /** What is bought: a plan, or analyses on top of one. */
  tier: z.enum(tiers),
  interval: z.nullable(z.enum(planIntervals)),
  extraAnalyses: z.nullable(Count),
  amountCents: Count,
  /** ISO 4217 in upper case. */
  currency: z.string(),
})
export type TestCheckout = z.output<typeof TestCheckout>

export const getTestCheckout = endpoint({
  method: 'GET',
  path: '/api/billing/test-checkout/:id',
  access: 'admin',
  summary: 'Get a test checkout',
  params: ById,
  response: TestCheckout,
  errors: ['not_found', 'checkout_closed'],
})

export const testCheckoutActions = ['pay', 'decline', 'cancel'] as const
export const finishTestCheckout = endpoint({
  method: 'POST',
  path: '/api/billing/test-checkout/:id',
  changes: [],
  access: 'admin',
  summary: 'Pay, decline or cancel a test checkout',
  params: ById,
  body: z.strictObject({ action: oneOf(testCheckoutActions) }),
  /** Where to go next: the success or the cancel URL of the checkout. */
  response: z.object({ url: z.string() }),
  errors: ['not_found', 'checkout_closed', 'card_declined'],
})

export const TestPortal = z.object({
  plan: z.enum(tiers),
  interval: z.enum(planIntervals),
  status: z.enum(['active', 'past_due', 'ended']),
  periodEnd: IsoDateTime,
  cancelAtPeriodEnd: z.boolean(),
  /** Whether the card is declined from now on. */
  cardFails: z.boolean(),
})
export type TestPortal = z.output<typeof TestPortal>

export const getTestPortal = endpoint({
  method: 'GET',
  path: '/api/billing/test-portal',
  access: 'admin',
  summary: 'Get the test subscription',
  response: TestPortal,
  errors: ['no_subscription'],
})

/** fail_card, fix_card: what the card does from now on · renew: the period ends now · cancel, resume: at its end */
export const testPortalActions = ['fail_card', 'fix_card', 'renew', 'cancel', 'resume'] as const
export const changeTestPortal = endpoint({
  method: 'POST',
  path: '/api/billing/test-portal',
  changes: ['/api/billing', '/api/usage'],
  access: 'admin',
  summary: 'Change the test subscription or its card',
  body: z.strictObject({ action: oneOf(testPortalActions) }),
  response: TestPortal,
  errors: ['no_subscription'],
})
