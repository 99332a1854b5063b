import type { Invoice, PlanPrice } from '@plumbline/contract'
import { plans } from '@plumbline/contract'
import Stripe from 'stripe'
import type { StripeOptions } from '../../../config-payments'
import { AppError } from '../../../platform/http/errors'
import type {
  CheckoutItem,
  Customer,
  PaymentProvider,
  ProviderAccount,
  ReturnPaths,
} from './payment-provider'
import { invoiceOf, isOngoing, purchasesIn, scheduleIdOf, subscriptionIn } from './stripe-records'

const TIMEOUT_MS = 15_000
const RETRIES = 2
const INVOICES = 24
/** Stripe's own recommendation: a signature that is older is a replay. */
const TOLERANCE_SECONDS = 300

export type WebhookEvent = { id: string; type: string; customerId: string | null }

type Deps = StripeOptions & { appUrl: string }

export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe'
  readonly prices: readonly PlanPrice[]
  private readonly deps: Deps
  private readonly stripe: Stripe
  constructor(deps: Deps) {
    this.deps = deps
    this.prices = deps.prices
    const api = deps.apiUrl && new URL(deps.apiUrl)
    this.stripe = new Stripe(deps.secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(api && {
        host: api.hostname,
        port: api.port,
        protocol: api.protocol === 'http:' ? ('http' as const) : ('https' as const),
      }),
    })
  }

  createCustomer({ organizationId, name, email }: Customer) {
    return reached(async () => {
      const { id } = await this.stripe.customers.create(
        { name, email, metadata: { organizationId } },
        { idempotencyKey: `customer-${organizationId}` },
      )
      return id
    })
  }

  createCheckout(customerId: string, item: CheckoutItem, paths: ReturnPaths) {
    return reached(async () => {
      const { id, url } = await this.stripe.checkout.sessions.create({
        customer: customerId,
        success_url: this.absolute(paths.successUrl),
        cancel_url: this.absolute(paths.cancelUrl),
        ...sessionOf(item),
      })
      if (!url) throw new AppError('payments_unavailable')
      return { id, url }
    })
  }

  closeCheckout(id: string) {
    return reached(async () => {
      const { status } = await this.stripe.checkout.sessions.retrieve(id)
      if (status === 'open') await this.stripe.checkout.sessions.expire(id)
    })
  }

  isCheckoutOpen(_customerId: string, id: string) {
    return reached(async () => (await this.stripe.checkout.sessions.retrieve(id)).status === 'open')
  }

  createPortal(customerId: string, returnPath: string) {
    return reached(async () => {
      const { url } = await this.stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: this.absolute(returnPath),
      })
      return url
    })
  }

  load(customerId: string): Promise<ProviderAccount> {
    return reached(async () => {
      const [subscriptions, sessions] = await Promise.all([
        this.subscriptions(customerId),
        this.stripe.checkout.sessions.list({ customer: customerId, status: 'complete', limit: 100 }),
      ])
      return { subscription: subscriptionIn(subscriptions), purchases: purchasesIn(sessions.data) }
    })
  }

  changeNow(customerId: string, { priceId }: PlanPrice) {
    return this.change(customerId, async ({ id, items }) => {
      const [item] = items.data
      await this.stripe.subscriptions.update(id, {
        items: [{ ...(item && { id: item.id }), price: priceId }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      })
    })
  }

  changeAtPeriodEnd(customerId: string, { priceId, interval }: PlanPrice) {
    return this.change(customerId, async ({ id, items }) => {
      const [item] = items.data
      if (!item) throw new AppError('payments_unavailable')
      const schedule = await this.stripe.subscriptionSchedules.create({ from_subscription: id })
      await this.stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            items: [{ price: item.price.id, quantity: 1 }],
            start_date: item.current_period_start,
            end_date: item.current_period_end,
          },
          { items: [{ price: priceId, quantity: 1 }], duration: { interval } },
        ],
      })
    })
  }

  cancelAtPeriodEnd(customerId: string) {
    return this.change(customerId, async ({ id }) => {
      await this.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    })
  }

  resume(customerId: string) {
    return this.change(customerId)
  }

  invoices(customerId: string): Promise<Invoice[]> {
    return reached(async () => {
      const { data } = await this.stripe.invoices.list({ customer: customerId, limit: INVOICES })
      return data.flatMap(invoice => invoiceOf(invoice) ?? [])
    })
  }

  /** Rejects what Stripe didn't sign, and what it signed too long ago. */
  readWebhook(body: Buffer, signature: string, now: Date): WebhookEvent {
    try {
      const { webhooks } = this.stripe
      const { webhookSecret } = this.deps
      const event = webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      )
      const { customer } = event.data.object as { customer?: string | { id: string } | null }
      const customerId = typeof customer === 'string' ? customer : (customer?.id ?? null)
      return { id: event.id, type: event.type, customerId }
    } catch {
      throw new AppError('signature_invalid')
    }
  }

  private absolute = (path: string) => new URL(path, this.deps.appUrl).href

  private async subscriptions(customerId: string): Promise<Stripe.Subscription[]> {
    const { data } = await this.stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: 20,
      expand: ['data.default_payment_method', 'data.latest_invoice', 'data.schedule'],
    })
    return data
  }

  /** Whatever was scheduled before is taken back first, so that at most one thing is. */
  private change(customerId: string, apply?: (subscription: Stripe.Subscription) => Promise<void>) {
    return reached(async () => {
      const subscription = (await this.subscriptions(customerId)).find(isOngoing)
      if (!subscription) throw new AppError('no_subscription')
      const scheduleId = scheduleIdOf(subscription)
      if (scheduleId) await this.stripe.subscriptionSchedules.release(scheduleId)
      if (subscription.cancel_at_period_end)
        await this.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
      await apply?.(subscription)
    })
  }
}

function sessionOf(item: CheckoutItem): Stripe.Checkout.SessionCreateParams {
  if (item.kind === 'plan')
    return { mode: 'subscription', line_items: [{ price: item.price.priceId, quantity: 1 }] }
  return {
    mode: 'payment',
    metadata: { extraAnalyses: item.count },
    invoice_creation: { enabled: true },
    line_items: [
      {
        quantity: item.count,
        price_data: {
          currency: 'usd',
          unit_amount: item.centsEach,
          product_data: { name: `Media analysis, ${plans[item.tier].name} plan` },
        },
      },
    ],
  }
}

/** What goes wrong at Stripe is the card's fault or nobody's here; the cause is in the log. */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError || !(error instanceof Error)) throw error
    if (error instanceof Stripe.errors.StripeCardError) throw new AppError('card_declined')
    throw Object.assign(new AppError('payments_unavailable'), { cause: error })
  }
}
