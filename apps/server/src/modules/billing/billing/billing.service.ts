import {
  allows,
  type ErrorCode,
  type Gate,
  plans,
  type SubscriptionStatus,
  type Tier,
} from '@plumbline/contract'
import { dayOf } from '@plumbline/domain'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { type Subscription, billingRepository as subscriptions } from './billing.repository'
import type { QuotaService } from './quota.service'

export type BillingDeps = { db: Database; clock: Clock; quota: QuotaService }

/** What a plan counts as long as it exists. */
type Counted = 'sites' | 'users'
const limitErrors = { sites: 'site_limit', users: 'seat_limit' } as const
const agreedLimits = { sites: 'siteLimit', users: 'userLimit' } as const

type PaidPlan = Pick<Subscription, 'plan' | 'status' | 'expiresAt' | 'paymentMethod'> & {
  startedAt?: Date
  /** Canceled: nothing renews on the day it ends. */
  isEnding?: boolean
}

export class BillingService {
  private readonly deps: BillingDeps
  constructor(deps: BillingDeps) {
    this.deps = deps
  }

  async status(member: Member): Promise<SubscriptionStatus> {
    const { db, quota } = this.deps
    return statusOf(await quota.current(db.read, member.organizationId))
  }

  /** What is paid for. An enterprise plan is agreed with sales, and nothing that is paid here changes it. */
  async setPlan(
    tx: Transaction,
    organizationId: string,
    { plan, startedAt, isEnding = false, ...paid }: PaidPlan,
  ) {
    const current = await subscriptions.findForUpdate(tx, organizationId)
    if (!current || current.plan === 'enterprise') return
    const { quota } = this.deps
    // The end of the subscription before this one may never have been heard of.
    const isAnother = startedAt !== undefined && startedAt.getTime() !== current.startedAt.getTime()
    if (isAnother) await quota.changePlan(tx, organizationId, 'free')
    await quota.changePlan(tx, organizationId, plan, startedAt)
    await subscriptions.update(tx, organizationId, paid)
    await quota.setRenewals(tx, organizationId, isEnding ? paid.expiresAt : null)
  }

  subscriptionOf(tx: ReadHandle, organizationId: string): Promise<Subscription | undefined> {
    return subscriptions.find(tx, organizationId)
  }

  /** What is left of the analyses that were bought on top. */
  async extraAnalyses(tx: ReadHandle, organizationId: string): Promise<number> {
    return (await subscriptions.find(tx, organizationId))?.extraAnalyses ?? 0
  }

  async tierOf(tx: ReadHandle, organizationId: string): Promise<Tier> {
    return (await subscriptions.find(tx, organizationId))?.plan ?? 'free'
  }

  async timeZoneOf(tx: ReadHandle, organizationId: string): Promise<string> {
    return (await subscriptions.find(tx, organizationId))?.timeZone ?? 'UTC'
  }

  /** The day it is for the organization: what is due, overdue and counted by the day goes by it. */
  async today(tx: ReadHandle, organizationId: string): Promise<string> {
    return dayOf(this.deps.clock.now(), await this.timeZoneOf(tx, organizationId))
  }

  /** How many the organization may have; null is unlimited. */
  async limitOf(tx: ReadHandle, organizationId: string, what: Counted): Promise<number | null> {
    return limitIn(await subscriptions.find(tx, organizationId), what)
  }

  /**
   * Rejects one more where the plan has no room for it. Locks the plan, so that two who add the last one at the same
   * moment don't both succeed. What is above the limit after a downgrade stays.
   */
  async requireRoom(tx: Transaction, organizationId: string, what: Counted, count: () => Promise<number>) {
    const subscription = await subscriptions.findForUpdate(tx, organizationId)
    const limit = limitIn(subscription, what)
    if (limit === null) return
    const used = await count()
    if (used < limit) return
    const plan = plans[subscription?.plan ?? 'free'].name
    throw new AppError(limitErrors[what], {
      params: { used: String(used), limit: String(limit), plan },
    })
  }

  async allows(tx: ReadHandle, organizationId: string, gate: Gate) {
    return allows(await this.tierOf(tx, organizationId), gate)
  }

  async require(tx: ReadHandle, organizationId: string, gate: Gate) {
    if (!(await this.allows(tx, organizationId, gate))) throw new AppError(gateErrors[gate])
  }
}

const gateErrors: Record<Gate, ErrorCode> = {
  regulations: 'regulations_need_a_plan',
  tasksFromRegulations: 'regulations_need_a_plan',
  rootCauses: 'needs_pro',
  regulationLinks: 'needs_pro',
  fineEstimates: 'needs_pro',
  taskSuggestions: 'needs_pro',
  apiAccess: 'needs_enterprise',
  singleSignOn: 'needs_enterprise',
}

/** As agreed with sales, or the plan's own. */
const limitIn = (subscription: Subscription | undefined, what: Counted) =>
  subscription?.[agreedLimits[what]] ?? plans[subscription?.plan ?? 'free'][what]

export const statusOf = (found: Subscription): SubscriptionStatus => ({
  status: found.status,
  plan: found.plan,
  analysesRemaining: analysesLeft(found),
  chatRemaining: found.questionsRemaining,
  expires: found.expiresAt?.toISOString() ?? null,
  renewsAt: found.renewsAt?.toISOString() ?? null,
  startDate: found.startedAt.toISOString(),
  paymentMethod: found.paymentMethod,
})

/** Null where the plan has no limit. */
const analysesLeft = ({ analysesRemaining, extraAnalyses }: Subscription) =>
  analysesRemaining === null ? null : analysesRemaining + extraAnalyses
