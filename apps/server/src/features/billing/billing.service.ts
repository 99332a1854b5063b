import {
  onboardingGrant,
  plans,
  type SubscriptionStatus,
  signupGrant,
  type Tier,
  tiers,
} from '@plumbline/contract'
import type { Clock } from '../../platform/clock'
import type { Database, ReadHandle, Transaction } from '../../platform/db/client'
import { AppError, notFound } from '../../platform/http/errors'
import type { Member } from '../../platform/http/member'
import { type Subscription, billingRepository as subscriptions } from './billing.repository'

export type BillingDeps = { db: Database; clock: Clock }

export class BillingService {
  private readonly deps: BillingDeps
  constructor(deps: BillingDeps) {
    this.deps = deps
  }

  async status(member: Member): Promise<SubscriptionStatus> {
    const { read } = this.deps.db
    const found = await subscriptions.find(read, member.organizationId)
    if (!found) throw notFound()
    return {
      status: found.status,
      plan: found.plan,
      analysesRemaining: found.analysesRemaining,
      chatRemaining: found.questionsRemaining,
      expires: found.expiresAt?.toISOString() ?? null,
      startDate: found.startedAt.toISOString(),
      paymentMethod: found.paymentMethod,
    }
  }

  async tierOf(tx: ReadHandle, organizationId: string): Promise<Tier> {
    return (await subscriptions.find(tx, organizationId))?.plan ?? 'free'
  }

  /** How many sites the organization may have that aren't archived; null is unlimited. */
  async siteLimit(tx: ReadHandle, organizationId: string): Promise<number | null> {
    return siteLimitOf(await subscriptions.find(tx, organizationId))
  }

  /** The same, and nobody else reads it this way until this transaction ends. */
  async lockSiteLimit(tx: Transaction, organizationId: string): Promise<number | null> {
    return siteLimitOf(await subscriptions.findForUpdate(tx, organizationId))
  }

  /** Pro and every plan above it. */
  async hasPro(tx: ReadHandle, organizationId: string) {
    return tiers.indexOf(await this.tierOf(tx, organizationId)) >= tiers.indexOf('pro')
  }

  async requirePro(tx: ReadHandle, organizationId: string) {
    if (!(await this.hasPro(tx, organizationId))) throw new AppError('needs_pro')
  }

  /** The free plan starts with the sign-up grant, a paid one with its whole month; `used` leaves nothing. */
  async start(
    tx: Transaction,
    organizationId: string,
    tier: Tier,
    { used = false, siteLimit = null }: { used?: boolean; siteLimit?: number | null } = {},
  ) {
    const grant = tier === 'free' ? signupGrant : plans[tier]
    const now = this.deps.clock.now()
    await subscriptions.insert(tx, {
      organizationId,
      plan: tier,
      status: 'active',
      startedAt: now,
      analysesRemaining: used ? 0 : grant.analyses,
      questionsRemaining: used ? 0 : grant.questions,
      siteLimit,
      onboardingGrantedAt: used ? now : null,
    })
  }

  /** Takes one analysis of the quota, also when many ask at the same moment for the last one. */
  async reserveAnalysis(tx: Transaction, organizationId: string) {
    if (!(await subscriptions.take(tx, organizationId, 'analysesRemaining')))
      throw new AppError('quota_exhausted')
  }

  /** Takes one question of the quota, also when two tabs ask at the same moment for the last one. */
  async takeQuestion(tx: Transaction, organizationId: string) {
    if (!(await subscriptions.take(tx, organizationId, 'questionsRemaining')))
      throw new AppError('questions_exhausted')
  }

  /** Rejects where no question is left; taking it is what counts. */
  async requireQuestion(tx: ReadHandle, organizationId: string) {
    if ((await this.questionsRemaining(tx, organizationId)) === 0) throw new AppError('questions_exhausted')
  }

  /** Null where the plan has no limit. */
  async questionsRemaining(tx: ReadHandle, organizationId: string): Promise<number | null> {
    return (await subscriptions.find(tx, organizationId))?.questionsRemaining ?? null
  }

  async returnAnalysis(tx: Transaction, organizationId: string) {
    await subscriptions.giveAnalysisBack(tx, organizationId)
  }

  /** Once per organization, on the free plan: what completing onboarding adds. */
  async grantOnboarding(tx: Transaction, organizationId: string) {
    const found = await subscriptions.findForUpdate(tx, organizationId)
    if (found?.plan !== 'free' || found.onboardingGrantedAt) return
    await subscriptions.update(tx, organizationId, {
      analysesRemaining: (found.analysesRemaining ?? 0) + onboardingGrant.analyses,
      questionsRemaining: (found.questionsRemaining ?? 0) + onboardingGrant.questions,
      onboardingGrantedAt: this.deps.clock.now(),
    })
  }
}

const siteLimitOf = (subscription: Subscription | undefined) =>
  subscription?.siteLimit ?? plans[subscription?.plan ?? 'free'].sites
