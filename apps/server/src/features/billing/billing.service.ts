import {
  allows,
  type ErrorCode,
  type Gate,
  plans,
  type SubscriptionStatus,
  type Tier,
} from '@plumbline/contract'
import type { Database, ReadHandle, Transaction } from '../../platform/db/client'
import { AppError } from '../../platform/http/errors'
import type { Member } from '../../platform/http/member'
import { type Subscription, billingRepository as subscriptions } from './billing.repository'
import type { QuotaService } from './quota.service'

export type BillingDeps = { db: Database; quota: QuotaService }

export class BillingService {
  private readonly deps: BillingDeps
  constructor(deps: BillingDeps) {
    this.deps = deps
  }

  async status(member: Member): Promise<SubscriptionStatus> {
    const { db, quota } = this.deps
    const found = await quota.current(db.read, member.organizationId)
    return {
      status: found.status,
      plan: found.plan,
      analysesRemaining: analysesLeft(found),
      chatRemaining: found.questionsRemaining,
      expires: found.expiresAt?.toISOString() ?? null,
      renewsAt: found.renewsAt?.toISOString() ?? null,
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
}

const siteLimitOf = (subscription: Subscription | undefined) =>
  subscription?.siteLimit ?? plans[subscription?.plan ?? 'free'].sites

/** Null where the plan has no limit. */
const analysesLeft = ({ analysesRemaining, extraAnalyses }: Subscription) =>
  analysesRemaining === null ? null : analysesRemaining + extraAnalyses
