import { randomUUID } from 'node:crypto'
import { onboardingGrant, type Plan, plans, signupGrant, type Tier } from '@plumbline/contract'
import { monthsAfter } from '@plumbline/domain'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { type Clock, days, later } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import type { DomainEventBus } from '../../../platform/domain-events'
import { AppError, notFound } from '../../../platform/http/errors'
import { type Subscription, billingRepository as subscriptions } from './billing.repository'
import {
  type LedgerEntry,
  quotaRepository as ledger,
  type QuotaKind,
  type Standing,
} from './quota.repository'
import { allowanceOf, columnOf, freeKept, freeLeft, nextRenewal, renews } from './standing'

export type QuotaDeps = { db: Database; clock: Clock; domainEvents: DomainEventBus }

export type QuotaUse = {
  organizationId: string
  userId: string | null
  kind: QuotaKind
  /** The analysis or the answer it is for, so that it can be given back. */
  reference?: string
  /** A request that is sent twice counts once. */
  requestKey?: string | undefined
}

const limitOf = { analysis: 'analyses', question: 'questions' } as const
const exhausted = { analysis: 'quota_exhausted', question: 'questions_exhausted' } as const
const kinds: readonly QuotaKind[] = ['analysis', 'question']

type Posting = Pick<LedgerEntry, 'kind' | 'reason' | 'amount'> &
  Partial<Pick<LedgerEntry, 'userId' | 'isExtra' | 'reference' | 'requestKey'>>

/**
 * What an organization may still use. Every change is an entry in a ledger, written with the counter in one transaction
 * that holds the organization's subscription, so that two requests for the last one can't both get it.
 */
export class QuotaService {
  private readonly deps: QuotaDeps
  constructor(deps: QuotaDeps) {
    this.deps = deps
  }

  /** The free plan starts with the sign-up grant, a paid one with its whole month; `used` leaves nothing. */
  async start(
    tx: Transaction,
    organizationId: string,
    tier: Tier,
    { used = false, siteLimit = null }: { used?: boolean; siteLimit?: number | null } = {},
  ) {
    const now = this.deps.clock.now()
    const grant: Pick<Plan, 'analyses' | 'questions'> = tier === 'free' ? signupGrant : plans[tier]
    const started = await subscriptions.insert(tx, {
      organizationId,
      plan: tier,
      status: 'active',
      startedAt: now,
      renewsAt: renews(tier) ? monthsAfter(now, 1, 'UTC') : null,
      analysesRemaining: grant.analyses === null ? null : 0,
      questionsRemaining: grant.questions === null ? null : 0,
      siteLimit,
      onboardingGrantedAt: used ? now : null,
    })
    if (!used)
      await this.post(
        tx,
        started,
        kinds.map(kind => ({ kind, reason: 'grant', amount: grant[limitOf[kind]] ?? 0 })),
      )
  }

  /** Takes one; rejects where none is left. Analyses that were bought on top are used last. */
  async take(tx: Transaction, { organizationId, userId, kind, reference, requestKey }: QuotaUse) {
    const current = await this.locked(tx, organizationId)
    if (requestKey && (await ledger.hasKey(tx, organizationId, kind, requestKey))) return
    const left = current[columnOf[kind]]
    const isExtra = kind === 'analysis' && left === 0 && current.extraAnalyses > 0
    if (left === 0 && !isExtra) throw await this.exhaustion(tx, current, kind)
    const amount = left === null ? 0 : -1
    await this.post(tx, current, [
      {
        kind,
        reason: 'use',
        amount,
        isExtra,
        userId,
        reference: reference ?? null,
        requestKey: requestKey ?? null,
      },
    ])
    const extra = kind === 'analysis' ? current.extraAnalyses : 0
    if (left === null || left + extra > 1) return
    const standing = await ledger.standing(tx, organizationId)
    const used = standing?.used[kind] ?? 0
    await this.deps.domainEvents.publish(tx, 'quota.exhausted', { organizationId, kind, used })
  }

  /** Gives back what was taken for something, once, and only into the month it was taken from. */
  async giveBack(tx: Transaction, organizationId: string, kind: QuotaKind, reference: string) {
    const current = await this.locked(tx, organizationId)
    const used = await ledger.unreturned(tx, organizationId, kind, reference)
    if (!used) return
    const isUnlimited = current[columnOf[kind]] === null
    const isLost =
      !used.isExtra && (isUnlimited || (await ledger.wasResetSince(tx, organizationId, kind, used.at)))
    const { userId, isExtra } = used
    const amount = isLost ? 0 : -used.amount
    await this.post(tx, current, [{ kind, reason: 'refund', amount, isExtra, userId, reference }])
  }

  /** Once per organization, on the free plan: what completing onboarding adds. */
  async grantOnboarding(tx: Transaction, organizationId: string) {
    const current = await subscriptions.findForUpdate(tx, organizationId)
    if (current?.plan !== 'free' || current.onboardingGrantedAt) return
    await subscriptions.update(tx, organizationId, { onboardingGrantedAt: this.deps.clock.now() })
    await this.post(
      tx,
      current,
      kinds.map(kind => ({ kind, reason: 'grant', amount: onboardingGrant[limitOf[kind]] })),
    )
  }

  /** Analyses that are paid for one by one. */
  async addExtraAnalyses(tx: Transaction, organizationId: string, amount: number, requestKey: string) {
    const current = await this.locked(tx, organizationId)
    if (await ledger.hasKey(tx, organizationId, 'analysis', requestKey)) return
    await this.post(tx, current, [
      { kind: 'analysis', reason: 'purchase', amount, isExtra: true, requestKey },
    ])
  }

  /**
   * From one paid plan to a larger one, the difference is added to what is left of the month. Otherwise a paid plan
   * starts with its whole month. What is left of the free plan is added to it, used last, and never lost.
   */
  async changePlan(
    tx: Transaction,
    organizationId: string,
    plan: Tier,
    startedAt: Date = this.deps.clock.now(),
  ) {
    const current = await this.locked(tx, organizationId)
    if (current.plan === plan) return
    const isFirstPaid = current.plan === 'free'
    const changes: Partial<Subscription> = {
      plan,
      ...(isFirstPaid && { startedAt }),
      ...freeKept(current),
      renewsAt: !renews(plan)
        ? null
        : isFirstPaid || !current.renewsAt
          ? nextRenewal({ ...current, startedAt }, this.deps.clock.now())
          : current.renewsAt,
    }
    await this.setTo(tx, current, { reason: 'plan_change', changes }, kind => {
      const [before, after] = [plans[current.plan][limitOf[kind]], plans[plan][limitOf[kind]]]
      const free = freeLeft(current, kind)
      if (plan === 'free') return free
      const left = current[columnOf[kind]]
      const isLarger = !isFirstPaid && before !== null && after !== null && after > before && left !== null
      if (isLarger) return left + after - before
      return after === null ? null : after + free
    })
  }

  /** A canceled plan isn't renewed on the day it ends; one that was taken up again is. */
  async setRenewals(tx: Transaction, organizationId: string, endsAt: Date | null) {
    const current = await this.locked(tx, organizationId)
    if (!renews(current.plan)) return
    const next = nextRenewal(current, this.deps.clock.now())
    const renewsAt = endsAt && later(next, days(1)) > endsAt ? null : next
    await subscriptions.update(tx, organizationId, { renewsAt })
  }

  /** Rejects where no question is left; taking it is what counts. */
  async requireQuestion(tx: ReadHandle, organizationId: string) {
    const current = await this.current(tx, organizationId)
    if (current.questionsRemaining === 0) throw await this.exhaustion(tx, current, 'question')
  }

  /** Says how many this account had, which isn't always what its plan lists. */
  private async exhaustion(tx: ReadHandle, { organizationId, plan }: Subscription, kind: QuotaKind) {
    const standing = await ledger.standing(tx, organizationId)
    const limit = String(standing && allowanceOf(standing, kind))
    return new AppError(exhausted[kind], { params: { limit, plan: plans[plan].name } })
  }

  /** Null where the plan has no limit. */
  async questionsRemaining(tx: ReadHandle, organizationId: string): Promise<number | null> {
    return (await this.current(tx, organizationId)).questionsRemaining
  }

  history(tx: ReadHandle, organizationId: string, query: { limit: number; userId: string | null }) {
    return ledger.history(tx, organizationId, query)
  }

  /** Months are counted in the first time zone that is known of the organization. */
  async useTimeZone(tx: Transaction, organizationId: string, timeZone: string) {
    const found = await subscriptions.findForUpdate(tx, organizationId)
    if (found?.timeZone === 'UTC') await subscriptions.update(tx, organizationId, { timeZone })
  }

  /** As it is now: a month that has ended is renewed first. */
  async current(tx: ReadHandle, organizationId: string): Promise<Subscription> {
    const found = await subscriptions.find(tx, organizationId)
    if (!found) throw notFound()
    if (!this.isDue(found)) return found
    return this.deps.db.transaction(writing => this.locked(writing, organizationId))
  }

  /** The same with how much of each quota was used since the last reset. */
  async standing(tx: ReadHandle, organizationId: string): Promise<Standing> {
    const found = await ledger.standing(tx, organizationId)
    if (!found) throw notFound()
    if (!this.isDue(found.subscription)) return found
    // Read where it was renewed: a replica may not know yet.
    return this.deps.db.transaction(async writing => {
      await this.locked(writing, organizationId)
      return (await ledger.standing(writing, organizationId)) ?? found
    })
  }

  /** Renews every month that has ended, some at a time; returns how many there were. */
  async renewDue(limit: number): Promise<number> {
    const { db, clock } = this.deps
    const due = await ledger.due(db.read, clock.now(), limit)
    for (const organizationId of due) await db.transaction(tx => this.locked(tx, organizationId))
    return due.length
  }

  /** Sets the counters to what the ledger adds up to. */
  recount(organizationId: string): Promise<Subscription> {
    return this.deps.db.transaction(async tx => {
      const current = await this.locked(tx, organizationId)
      const { analysesRemaining, questionsRemaining, extraAnalyses } = await ledger.sums(tx, organizationId)
      const changes = {
        extraAnalyses: Math.max(0, extraAnalyses),
        analysesRemaining: current.analysesRemaining === null ? null : Math.max(0, analysesRemaining),
        questionsRemaining: current.questionsRemaining === null ? null : Math.max(0, questionsRemaining),
      }
      await subscriptions.update(tx, organizationId, changes)
      return { ...current, ...changes }
    })
  }

  private isDue = ({ renewsAt }: Subscription) =>
    renewsAt !== null && renewsAt.getTime() <= this.deps.clock.now().getTime()

  /** Nobody else changes it until the transaction ends. A month that has ended is renewed. */
  private async locked(tx: Transaction, organizationId: string): Promise<Subscription> {
    const found = await subscriptions.findForUpdate(tx, organizationId)
    if (!found) throw notFound()
    if (!this.isDue(found)) return found
    const changes = { renewsAt: nextRenewal(found, this.deps.clock.now()), ...freeKept(found) }
    return this.setTo(tx, found, { reason: 'renewal', changes }, kind => {
      const limit = plans[found.plan][limitOf[kind]]
      return limit === null ? null : limit + freeLeft(found, kind)
    })
  }

  /** Sets what is left of each quota, with an entry for the difference. Null is unlimited. */
  private async setTo(
    tx: Transaction,
    current: Subscription,
    { reason, changes }: { reason: LedgerEntry['reason']; changes: Partial<Subscription> },
    wanted: (kind: QuotaKind) => number | null,
  ): Promise<Subscription> {
    const amountOf = (kind: QuotaKind) => (wanted(kind) ?? 0) - (current[columnOf[kind]] ?? 0)
    const postings = kinds.map((kind): Posting => ({ kind, reason, amount: amountOf(kind) }))
    const left = { analysesRemaining: wanted('analysis'), questionsRemaining: wanted('question') }
    await ledger.insert(tx, this.entries(current.organizationId, postings))
    await subscriptions.update(tx, current.organizationId, { ...changes, ...left })
    return { ...current, ...changes, ...left }
  }

  private async post(tx: Transaction, current: Subscription, postings: Posting[]) {
    await ledger.insert(tx, this.entries(current.organizationId, postings))
    const changes: Partial<Subscription> = {}
    for (const { kind, amount, isExtra } of postings) {
      if (isExtra) changes.extraAnalyses = current.extraAnalyses + amount
      else {
        const left = current[columnOf[kind]]
        if (left !== null) changes[columnOf[kind]] = left + amount
      }
    }
    if (Object.keys(changes).length > 0) await subscriptions.update(tx, current.organizationId, changes)
  }

  private entries(organizationId: string, postings: Posting[]): LedgerEntry[] {
    const at = this.deps.clock.now()
    const blank = { userId: null, isExtra: false, reference: null, requestKey: null }
    return postings.map(posting => ({ id: randomUUID(), organizationId, at, ...blank, ...posting }))
  }
}
