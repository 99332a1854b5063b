import type { SubscriptionStatus } from '@plumbline/contract/billing/billing'
import { plans, signupGrant, type Tier } from '@plumbline/contract/billing/plans'

type Known = Pick<SubscriptionStatus, 'plan' | 'analysesRemaining' | 'chatRemaining'> & {
  status: SubscriptionStatus['status'] | 'error'
}

/** What the specification shows while the plan cannot be asked for. */
export const statusWhenUnknown: Known = {
  status: 'error',
  plan: 'free',
  analysesRemaining: signupGrant.analyses,
  chatRemaining: signupGrant.questions,
}

export const isFree = (tier: Tier | undefined) => !tier || tier === 'free'

const WARN_BELOW = 3

/** How much of the free plan is left; the card measures against its full limit. */
export const freeQuota = ({ analysesRemaining, chatRemaining }: Known) =>
  (
    [
      ['analyses', analysesRemaining ?? 0, plans.free.analyses ?? 0],
      ['questions', chatRemaining ?? 0, plans.free.questions ?? 0],
    ] as const
  ).map(([kind, remaining, limit]) => ({ kind, remaining, limit, low: remaining < WARN_BELOW }))
