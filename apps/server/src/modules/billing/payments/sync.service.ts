import { plans, type Tier } from '@plumbline/contract'
import type { Logger } from 'pino'
import { type Clock, days, later } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import type { BillingService } from '../billing/billing.service'
import type { QuotaService } from '../billing/quota.service'
import type { PaymentProvider, ProviderAccount, ProviderSubscription } from './payment-provider'
import { paymentsRepository as accounts, type PaymentAccount } from './payments.repository'

export type SyncDeps = {
  db: Database
  clock: Clock
  log: Logger
  billing: BillingService
  quota: QuotaService
  notifications: NotificationsService
  provider: PaymentProvider
}

const GRACE_DAYS = 7
const BATCH_SIZE = 100
const MAX_CHECKOUTS = 1_000

/** Brings a plan into line with what the payment provider says. Doing it again changes nothing. */
export class SyncService {
  private readonly deps: SyncDeps
  constructor(deps: SyncDeps) {
    this.deps = deps
  }

  /**
   * Two syncs can run at the same time, and the one that loaded first can be the one that saves last. So a sync that
   * finds another one saved since it began loads once more. If that happens twice, the other one began later than this
   * one and has saved what this one was for.
   */
  async sync(organizationId: string) {
    if (!(await this.attempt(organizationId))) await this.attempt(organizationId)
  }

  /** Syncs those whose webhook is overdue, whose grace period is over, or who may have paid. */
  async syncDue() {
    const { db, clock, provider, log } = this.deps
    const due = await accounts.due(db.read, provider.name, clock.now(), BATCH_SIZE)
    const noteFailure = (organizationId: string) => (error: unknown) =>
      log.warn({ err: error, organizationId }, 'a subscription was not synced')
    for (const organizationId of due) await this.sync(organizationId).catch(noteFailure(organizationId))
    for (const account of await accounts.withOpenCheckout(db.read, provider.name, MAX_CHECKOUTS))
      await this.settleCheckout(account).catch(noteFailure(account.organizationId))
    if (provider.name === 'stripe') await this.endTestSubscriptions()
  }

  /** Paid without our hearing of it: the webhook got lost, or the process ended before it could be noted. */
  private async settleCheckout(account: PaymentAccount) {
    const { db, provider } = this.deps
    const { organizationId, customerId, openCheckoutId } = account
    if (openCheckoutId === null) return
    const isOpen = await provider.isCheckoutOpen(customerId, openCheckoutId)
    await this.sync(organizationId)
    if (!isOpen) await db.transaction(tx => accounts.clearOpenCheckout(tx, account))
  }

  /** Nobody pays for what the test checkout sold before Stripe was configured. */
  private async endTestSubscriptions() {
    const { db } = this.deps
    for (const organizationId of await accounts.subscribed(db.read, 'test', BATCH_SIZE))
      await db.transaction(async tx => {
        const account = await accounts.lock(tx, organizationId, 'test')
        if (!account?.subscriptionId) return
        const paying = await accounts.find(tx, organizationId, 'stripe')
        const ended = await this.end(tx, account, account.subscriptionId, {
          keepPlan: !!paying?.subscriptionId,
        })
        await accounts.update(tx, account, ended)
      })
  }

  private async attempt(organizationId: string): Promise<boolean> {
    const { db, provider } = this.deps
    const before = await accounts.find(db.read, organizationId, provider.name)
    if (!before) return true
    const loaded = await provider.load(before.customerId)
    return db.transaction(async tx => {
      const account = await accounts.lock(tx, organizationId, provider.name)
      if (!account) return true
      if (account.revision !== before.revision) return account.revision > before.revision + 1
      await this.apply(tx, account, loaded)
      return true
    })
  }

  private async apply(
    tx: Transaction,
    account: PaymentAccount,
    { subscription, purchases }: ProviderAccount,
  ) {
    const { quota } = this.deps
    for (const { id, count } of purchases)
      await quota.addExtraAnalyses(tx, account.organizationId, count, `checkout:${id}`)
    const changes = subscription ? await this.applySubscription(tx, account, subscription) : {}
    await accounts.update(tx, account, { ...changes, revision: account.revision + 1 })
  }

  private async applySubscription(
    tx: Transaction,
    account: PaymentAccount,
    subscription: ProviderSubscription,
  ): Promise<Partial<PaymentAccount>> {
    const { log, billing } = this.deps
    const { organizationId } = account
    if (subscription.status === 'ended') return this.end(tx, account, subscription.id)
    const price = this.priceOf(subscription.priceId)
    if (!price) {
      log.error(
        { organizationId, priceId: subscription.priceId },
        'a subscription has a price that is not ours',
      )
      return {}
    }
    const { status, graceUntil } = this.standing(subscription)
    const isPaid = status === 'active' || status === 'past_due'
    await billing.setPlan(tx, organizationId, {
      plan: isPaid ? price.tier : 'free',
      status,
      startedAt: subscription.startedAt,
      expiresAt: isPaid ? subscription.periodEnd : null,
      isEnding: subscription.cancelAtPeriodEnd,
      paymentMethod: subscription.paymentMethod,
    })
    if (graceUntil && graceUntil.getTime() !== account.graceUntil?.getTime())
      await this.alertAdmins(tx, organizationId, price.tier)
    return {
      subscriptionId: subscription.id,
      interval: price.interval,
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      pendingPlan: this.pendingPlan(subscription),
      graceUntil,
    }
  }

  /** Counts once: afterwards the organization may be on a plan that it doesn't pay for here. */
  private async end(tx: Transaction, account: PaymentAccount, id: string, { keepPlan = false } = {}) {
    if (account.endedSubscriptionId === id) return {}
    if (!keepPlan)
      await this.deps.billing.setPlan(tx, account.organizationId, {
        plan: 'free',
        status: 'canceled',
        expiresAt: null,
        paymentMethod: null,
      })
    return {
      subscriptionId: null,
      endedSubscriptionId: id,
      interval: null,
      cancelAtPeriodEnd: false,
      pendingPlan: null,
      graceUntil: null,
    }
  }

  private alertAdmins(tx: Transaction, organizationId: string, tier: Tier) {
    const dataIn = () => ({ plan: plans[tier].name })
    const alert = { kind: 'payment_failed', dataIn, href: '/billing' } as const
    return this.deps.notifications.notifyManagers(tx, organizationId, alert, { roles: ['admin'] })
  }

  private standing({ status, pastDueSince }: ProviderSubscription) {
    if (status === 'active') return { status, graceUntil: null }
    const now = this.deps.clock.now()
    const graceUntil = later(pastDueSince ?? now, days(GRACE_DAYS))
    const isInGrace = status === 'past_due' && now < graceUntil
    return isInGrace
      ? ({ status: 'past_due', graceUntil } as const)
      : ({ status: 'unpaid', graceUntil: null } as const)
  }

  private pendingPlan({ pendingPriceId }: ProviderSubscription): Tier | null {
    return (pendingPriceId && this.priceOf(pendingPriceId)?.tier) || null
  }

  private priceOf = (priceId: string) => this.deps.provider.prices.find(price => price.priceId === priceId)
}
