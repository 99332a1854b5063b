import { chargeCents, type PlanInterval, type PlanPrice, planIntervals, tiers } from '@plumbline/contract'
import { monthsAfter } from '@plumbline/domain'
import type { TestSubscription } from './test-provider.repository'

/** One for every plan that has a price, the same in every installation. */
export const testPrices: readonly PlanPrice[] = tiers.flatMap(tier =>
  planIntervals.flatMap(interval =>
    (chargeCents(tier, interval) ?? 0) > 0 ? [{ tier, interval, priceId: `test_${tier}_${interval}` }] : [],
  ),
)

export function priceOf(priceId: string): PlanPrice {
  const found = testPrices.find(price => price.priceId === priceId)
  if (!found) throw new Error(`There is no test price ${priceId}.`)
  return found
}

export const centsOf = ({ tier, interval }: PlanPrice) => chargeCents(tier, interval) ?? 0

export const periodAfter = (start: Date, interval: PlanInterval) =>
  monthsAfter(start, interval === 'month' ? 1 : 12, 'UTC')

type TestCharge = { cents: number; at: Date; isPaid: boolean }

/** What the passing of time does to a subscription: it renews, falls past due or ends. */
export function advance(subscription: TestSubscription, now: Date) {
  const charges: TestCharge[] = []
  let current = subscription
  while (current.status !== 'ended' && current.periodEnd <= now) {
    const { periodEnd: at, pendingPriceId, cancelAtPeriodEnd, cardFails } = current
    if (cancelAtPeriodEnd) {
      current = { ...current, status: 'ended' }
      break
    }
    const price = priceOf(pendingPriceId ?? current.priceId)
    charges.push({ cents: centsOf(price), at, isPaid: !cardFails })
    current = {
      ...current,
      priceId: price.priceId,
      pendingPriceId: null,
      periodStart: at,
      periodEnd: periodAfter(at, price.interval),
      ...(cardFails && { status: 'past_due' as const, pastDueSince: current.pastDueSince ?? at }),
    }
  }
  return { subscription: current, charges }
}

/** What a change in the middle of a period costs: the new price for the rest of it, less what was paid for that. */
export function prorate(subscription: TestSubscription, to: PlanPrice, now: Date) {
  const from = priceOf(subscription.priceId)
  const { periodStart, periodEnd } = subscription
  const rest = (periodEnd.getTime() - now.getTime()) / (periodEnd.getTime() - periodStart.getTime())
  const isSamePeriod = from.interval === to.interval
  const due = centsOf(to) * (isSamePeriod ? rest : 1) - centsOf(from) * rest
  return {
    cents: Math.max(0, Math.round(due)),
    changes: isSamePeriod ? {} : { periodStart: now, periodEnd: periodAfter(now, to.interval) },
  }
}
