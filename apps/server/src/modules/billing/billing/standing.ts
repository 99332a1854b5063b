import { plans, type Tier } from '@plumbline/contract'
import { monthsAfter } from '@plumbline/domain'
import type { Subscription } from './billing.repository'
import type { QuotaKind, Standing } from './quota.repository'

export type { Standing }

/** Where a subscription has what is left. */
export const columnOf = { analysis: 'analysesRemaining', question: 'questionsRemaining' } as const

/** What is left of the free plan's own: of a paid month that includes it, it is used last. */
export function freeLeft(subscription: Subscription, kind: QuotaKind): number {
  const left = subscription[columnOf[kind]]
  if (subscription.plan === 'free') return left ?? 0
  const kept = subscription[kind === 'analysis' ? 'freeAnalysesLeft' : 'freeQuestionsLeft']
  return left === null ? kept : Math.min(kept, left)
}

/** The same of both quotas, as a subscription keeps it. */
export const freeKept = (subscription: Subscription) => ({
  freeAnalysesLeft: freeLeft(subscription, 'analysis'),
  freeQuestionsLeft: freeLeft(subscription, 'question'),
})

/** How many the account has had since the last reset: what is left, bought ones too, and what was used. */
export function allowanceOf({ subscription, used }: Standing, kind: QuotaKind): number | null {
  const left = subscription[columnOf[kind]]
  if (left === null) return null
  const extra = kind === 'analysis' ? subscription.extraAnalyses : 0
  return left + extra + used[kind]
}

/** On the day of the month that the subscription began on. */
export function nextRenewal({ startedAt, timeZone }: Subscription, now: Date): Date {
  const elapsed =
    (now.getUTCFullYear() - startedAt.getUTCFullYear()) * 12 + now.getUTCMonth() - startedAt.getUTCMonth()
  const candidates = [elapsed, elapsed + 1, elapsed + 2].map(months =>
    monthsAfter(startedAt, months, timeZone),
  )
  return candidates.find(date => date > now) ?? monthsAfter(now, 1, timeZone)
}

/** The free plan's quota is given once. */
export const renews = (tier: Tier) => tier !== 'free' && plans[tier].analyses !== null
