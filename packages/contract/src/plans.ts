export const tiers = ['free', 'starter', 'basic', 'pro', 'premium', 'enterprise'] as const
export type Tier = (typeof tiers)[number]

export type Plan = {
  readonly tier: Tier
  readonly name: string
  /** Dollars; null where sales sets the price. The annual figure is the list price before the annual discount. */
  readonly monthlyPrice: number | null
  readonly annualPrice: number | null
  /** What is enforced each month; null is unlimited. Never below what is advertised. */
  readonly analyses: number | null
  readonly questions: number | null
  /** Messages as the pricing page states them. */
  readonly advertisedQuestions: number | null
  readonly users: number | null
  readonly sites: number | null
  readonly extraAnalysisPrice: number | null
  readonly highlighted?: boolean
}

/** The only source for limits and prices: the pricing page and the enforcement both read it. */
export const plans: Record<Tier, Plan> = {
  free: {
    tier: 'free',
    name: 'Free',
    monthlyPrice: 0,
    annualPrice: 0,
    analyses: 20,
    questions: 20,
    advertisedQuestions: 20,
    users: 1,
    sites: 1,
    extraAnalysisPrice: null,
  },
  starter: {
    tier: 'starter',
    name: 'Starter',
    monthlyPrice: 20,
    annualPrice: 240,
    analyses: 5,
    questions: 20,
    advertisedQuestions: 20,
    users: 1,
    sites: 1,
    extraAnalysisPrice: 2.25,
  },
  basic: {
    tier: 'basic',
    name: 'Basic',
    monthlyPrice: 199,
    annualPrice: 2388,
    analyses: 50,
    questions: 250,
    advertisedQuestions: 200,
    users: 1,
    sites: 1,
    extraAnalysisPrice: 2,
  },
  pro: {
    tier: 'pro',
    name: 'Pro',
    monthlyPrice: 350,
    annualPrice: 4200,
    analyses: 100,
    questions: 750,
    advertisedQuestions: 750,
    users: 3,
    sites: 1,
    extraAnalysisPrice: 1.75,
    highlighted: true,
  },
  premium: {
    tier: 'premium',
    name: 'Premium',
    monthlyPrice: 750,
    annualPrice: 9000,
    analyses: 250,
    questions: 2000,
    advertisedQuestions: 1500,
    users: 8,
    sites: 1,
    extraAnalysisPrice: 1.5,
  },
  enterprise: {
    tier: 'enterprise',
    name: 'Enterprise',
    monthlyPrice: null,
    annualPrice: null,
    analyses: null,
    questions: null,
    advertisedQuestions: null,
    users: null,
    sites: null,
    extraAnalysisPrice: null,
  },
}

/** Sign-up grants this much; completing onboarding adds the same once more, up to the free plan's limit. */
export const signupGrant = { analyses: 10, questions: 10 } as const
export const onboardingGrant = { analyses: 10, questions: 10 } as const

/** How many analyses an account was given: the free plan grows with onboarding, a paid one has its whole month. */
export const grantedAnalyses = (tier: Tier, onboardingGranted: boolean) =>
  tier === 'free'
    ? signupGrant.analyses + (onboardingGranted ? onboardingGrant.analyses : 0)
    : plans[tier].analyses

export const ANNUAL_DISCOUNT = 0.15
/** What a year costs when billed annually, in dollars. */
export const annualCharge = (plan: Plan) =>
  plan.annualPrice === null ? null : Math.round(plan.annualPrice * (1 - ANNUAL_DISCOUNT) * 100) / 100
