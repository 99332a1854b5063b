import { type Invoice, invoiceStatuses } from '@plumbline/contract'
import type Stripe from 'stripe'
import type { ProviderAccount, ProviderSubscription } from './payment-provider'

const dateOf = (seconds: number) => new Date(seconds * 1000)

/** Statuses that aren't listed are of subscriptions that were never paid. */
const statuses: Record<string, ProviderSubscription['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'ended',
}
const ranks = ['active', 'past_due', 'unpaid', 'ended'] as const

const statusOf = ({ status }: Stripe.Subscription) => statuses[status]

export const isOngoing = (subscription: Stripe.Subscription) =>
  ['active', 'past_due', 'unpaid'].includes(statusOf(subscription) ?? '')

/** The one that is paid best, then the newest: the order they are listed in doesn't matter. */
export function subscriptionIn(listed: Stripe.Subscription[]): ProviderSubscription | null {
  const found = listed.flatMap(subscription => asSubscription(subscription) ?? [])
  const rank = ({ status }: ProviderSubscription) => ranks.indexOf(status)
  const newest = ({ startedAt }: ProviderSubscription) => -startedAt.getTime()
  return found.toSorted((one, other) => rank(one) - rank(other) || newest(one) - newest(other))[0] ?? null
}

function asSubscription(subscription: Stripe.Subscription): ProviderSubscription | undefined {
  const status = statusOf(subscription)
  const [item] = subscription.items.data
  if (!status || !item) return undefined
  const invoice = subscription.latest_invoice
  const failedAt =
    invoice && typeof invoice === 'object'
      ? (invoice.status_transitions.finalized_at ?? invoice.created)
      : item.current_period_start
  return {
    id: subscription.id,
    status,
    priceId: item.price.id,
    pendingPriceId: pendingPriceOf(subscription, item.current_period_end),
    startedAt: dateOf(subscription.start_date),
    periodEnd: dateOf(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    pastDueSince: status === 'past_due' ? dateOf(failedAt) : null,
    paymentMethod: cardOf(subscription),
  }
}

export const scheduleIdOf = ({ schedule }: Stripe.Subscription) =>
  typeof schedule === 'string' ? schedule : schedule?.id

function pendingPriceOf({ schedule }: Stripe.Subscription, periodEnd: number): string | null {
  if (!schedule || typeof schedule === 'string') return null
  const price = schedule.phases.find(({ start_date }) => start_date >= periodEnd)?.items[0]?.price
  return typeof price === 'string' ? price : (price?.id ?? null)
}

function cardOf({ default_payment_method: method }: Stripe.Subscription): string | null {
  if (!method || typeof method === 'string') return null
  if (!method.card) return method.type
  const { brand, last4 } = method.card
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`
}

/** The checkout states how many were bought, because we wrote it there. */
export const purchasesIn = (sessions: Stripe.Checkout.Session[]): ProviderAccount['purchases'] =>
  sessions.flatMap(({ id, mode, payment_status, metadata }) => {
    const count = Number(metadata?.extraAnalyses)
    const isBought = mode === 'payment' && payment_status === 'paid' && Number.isInteger(count) && count > 0
    return isBought ? [{ id, count }] : []
  })

/** Drafts aren't shown: they can still change. */
export function invoiceOf(invoice: Stripe.Invoice): Invoice | undefined {
  const status = invoiceStatuses.find(known => known === invoice.status)
  if (!status) return undefined
  return {
    id: invoice.id ?? '',
    number: invoice.number,
    date: dateOf(invoice.created).toISOString(),
    amountCents: invoice.total,
    currency: invoice.currency.toUpperCase(),
    status,
    url: invoice.hosted_invoice_url ?? null,
  }
}
