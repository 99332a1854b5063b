import { type PlanInterval, type PlanPrice, planIntervals } from '@plumbline/contract'

const soldTiers = ['starter', 'basic', 'pro', 'premium'] as const
const billed = { month: 'MONTHLY', year: 'ANNUAL' } as const
const priceName = (tier: (typeof soldTiers)[number], interval: PlanInterval) =>
  `STRIPE_PRICE_${tier.toUpperCase() as Uppercase<typeof tier>}_${billed[interval]}` as const
export const priceNames = soldTiers.flatMap(tier => planIntervals.map(interval => priceName(tier, interval)))

export type StripeOptions = {
  secretKey: string
  webhookSecret: string
  /** Another server that speaks Stripe's protocol; undefined: Stripe itself. */
  apiUrl: string | undefined
  prices: PlanPrice[]
}

export type PaymentOptions = { payments: 'stripe' | 'test' | 'off'; stripe: StripeOptions | undefined }

type Variable = 'DATABASE_URL' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
type Environment = { [Name in Variable | ReturnType<typeof priceName>]?: string | undefined } & {
  PAYMENTS?: PaymentOptions['payments'] | undefined
}

/** Without Stripe's keys a database of one's own has no payments, unless a test checkout was asked for. */
export function paymentsFrom(env: Environment): PaymentOptions {
  const stripe = stripeFrom(env)
  const otherwise = env.DATABASE_URL === undefined ? 'test' : 'off'
  const payments = env.PAYMENTS ?? (stripe ? 'stripe' : otherwise)
  return { payments, stripe: payments === 'stripe' ? stripe : undefined }
}

function stripeFrom(env: Environment): StripeOptions | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env
  if (!secretKey || !webhookSecret) return undefined
  const prices = soldTiers.flatMap(tier =>
    planIntervals.flatMap(interval => {
      const priceId = env[priceName(tier, interval)]
      return priceId ? [{ tier, interval, priceId }] : []
    }),
  )
  return { secretKey, webhookSecret, apiUrl, prices }
}
