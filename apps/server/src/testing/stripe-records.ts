/** Records in the shape of Stripe's own; only what the product reads or this server needs. */
export type FakeSubscription = {
  id: string
  object: 'subscription'
  customer: string
  status: 'active' | 'past_due' | 'canceled' | 'incomplete'
  start_date: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  schedule: FakeSchedule | null
  latest_invoice: FakeInvoice | null
  default_payment_method: object
  items: {
    data: [{ id: string; price: { id: string }; current_period_start: number; current_period_end: number }]
  }
}
type FakeSchedule = {
  id: string
  subscription: string
  phases: { start_date: number; items: { price: string }[] }[]
}
export type FakeInvoice = {
  id: string
  customer: string
  number: string
  created: number
  total: number
  currency: string
  status: string
  hosted_invoice_url: string
  status_transitions: { finalized_at: number }
}
export type FakeSession = {
  id: string
  customer: string
  mode: string
  status: string
  payment_status: string
  url: string
  price: string
  metadata: Record<string, string>
}
export type FakeEvent = { id: string; type: string; data: { object: object } }

/** What the server answers instead of a record. */
export class Rejected extends Error {
  readonly status: number
  readonly error: object
  constructor(status: number, error: object) {
    super('rejected')
    this.status = status
    this.error = error
  }
}

export const card = { type: 'card', card: { brand: 'visa', last4: '4242' } }
export const listOf = (data: object[]) => ({ object: 'list', data, has_more: false })

export const WEBHOOK_SECRET = 'whsec_test'

/** What a server is told to find the stand-in on this port. */
export const stripeEnvironment = (port: number) => ({
  STRIPE_SECRET_KEY: 'sk_test_stand_in',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: `http://127.0.0.1:${port}`,
  STRIPE_PRICE_BASIC_MONTHLY: 'price_basic',
  STRIPE_PRICE_PRO_MONTHLY: 'price_pro',
  STRIPE_PRICE_PRO_ANNUAL: 'price_pro_year',
  STRIPE_PRICE_PREMIUM_MONTHLY: 'price_premium',
})
