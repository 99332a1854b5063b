export const tiers = ['free', 'starter', 'basic', 'pro', 'premium', 'enterprise'] as const
export type Tier = (typeof tiers)[number]

/** The plans on which a hosted AI model may be used, where the installation has one. */
export const hasAdvancedModels = (tier: Tier) => tier === 'premium' || tier === 'enterprise'

export const planIntervals = ['month', 'year'] as const
export type PlanInterval = (typeof planIntervals)[number]

const paid: readonly Tier[] = ['starter', 'basic', 'pro', 'premium', 'enterprise']
const enterprise: readonly Tier[] = ['enterprise']
const fromPro: readonly Tier[] = ['pro', 'premium', 'enterprise']

/** The features that a plan can lack, each with the plans that have it. What is counted is a limit of the plan instead. */
export const gates = {
  regulations: paid,
  tasksFromRegulations: paid,
  rootCauses: fromPro,
  regulationLinks: fromPro,
  fineEstimates: fromPro,
  taskSuggestions: fromPro,
  apiAccess: enterprise,
  singleSignOn: enterprise,
} as const satisfies Record<string, readonly Tier[]>
export type Gate = keyof typeof gates

/** Every gate is decided here, on the server and on screen; without a tier there is only the free plan. */
export const allows = (tier: Tier | null | undefined, gate: Gate) => gates[gate].includes(tier ?? 'free')

/** What the pricing page names besides the limits. */
export type PlanFeature = Gate | 'support'

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
  /** Dollars; null where none are sold. */
  readonly extraAnalysisPrice: number | null
  /** Message keys, in the order of the pricing page. */
  readonly features: readonly PlanFeature[]
  /** Whether the chat says how many questions are left. */
  readonly showsQuestionsLeft: boolean
  readonly highlighted?: boolean
}

const library = ['regulations', 'tasksFromRegulations'] as const satisfies readonly Gate[]
const insights = [
  'rootCauses',
  'regulationLinks',
  'fineEstimates',
  'taskSuggestions',
] as const satisfies readonly Gate[]

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
    features: [],
    showsQuestionsLeft: true,
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
    features: library,
    showsQuestionsLeft: true,
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
    features: library,
    showsQuestionsLeft: true,
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
    features: [...library, ...insights],
    showsQuestionsLeft: false,
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
    features: [...library, ...insights],
    showsQuestionsLeft: false,
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
    features: [...library, ...insights],
    showsQuestionsLeft: false,
  },
}

const GIGABYTE = 1024 ** 3

/** How many bytes an organization's files may take up, copies included. */
export const storageLimits: Record<Tier, number> = {
  free: 2 * GIGABYTE,
  starter: 10 * GIGABYTE,
  basic: 50 * GIGABYTE,
  pro: 100 * GIGABYTE,
  premium: 250 * GIGABYTE,
  enterprise: 1000 * GIGABYTE,
}

/** One size of the enterprise plan as it is advertised. Sales agrees on the price; null is unlimited. */
export type EnterpriseOffer = {
  readonly id: string
  readonly name: string
  readonly sites: number | null
  readonly users: number | null
  readonly analyses: number | null
  readonly questions: number | null
  readonly features: readonly PlanFeature[]
}

export const enterpriseOffers: readonly EnterpriseOffer[] = [
  {
    id: 'enterprise-5',
    name: 'Enterprise 5',
    sites: 5,
    users: 10,
    analyses: 1000,
    questions: 6000,
    features: [],
  },
  {
    id: 'enterprise-10',
    name: 'Enterprise 10',
    sites: 10,
    users: 20,
    analyses: 2000,
    questions: 12_000,
    features: ['apiAccess'],
  },
  {
    id: 'enterprise-25',
    name: 'Enterprise 25',
    sites: 25,
    users: 45,
    analyses: 4000,
    questions: 20_000,
    features: ['apiAccess'],
  },
  {
    id: 'enterprise-flex',
    name: 'Enterprise Flex',
    sites: null,
    users: null,
    analyses: null,
    questions: null,
    features: ['apiAccess', 'support'],
  },
]

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

/** What one period of a plan costs, in cents; null where sales sets the price. */
export function chargeCents(tier: Tier, interval: PlanInterval): number | null {
  const plan = plans[tier]
  return cents(interval === 'month' ? plan.monthlyPrice : annualCharge(plan))
}

/** What one analysis on top of the plan's costs, in cents; null where none are sold. */
export const extraAnalysisCents = (tier: Tier) => cents(plans[tier].extraAnalysisPrice)

const cents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100))
