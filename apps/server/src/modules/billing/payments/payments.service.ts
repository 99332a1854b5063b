import {
  type BillingOverview,
  type BodyOf,
  type billingUpgrade,
  type buyExtraAnalyses,
  type checkoutSession,
  extraAnalysisCents,
  type Invoice,
  type PlanPrice,
  type SubscriptionStatus,
  tiers,
} from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/client'
import { AppError } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import type { SitesService } from '../../identity/sites/sites.service'
import type { EventsService } from '../../insights/events/events.service'
import type { BillingService } from '../billing/billing.service'
import type { CheckoutItem, PaymentProvider, ReturnPaths } from './payment-provider'
import { paymentsRepository as accounts, type PaymentAccount } from './payments.repository'
import { returnPath } from './return-path'
import type { SyncService } from './sync.service'

export type PaymentsDeps = {
  db: Database
  log: Logger
  appUrl: string
  events: EventsService
  billing: BillingService
  sites: SitesService
  organizations: OrganizationsService
  provider: PaymentProvider
  sync: SyncService
}

type Subscribed = PaymentAccount & { subscriptionId: string; interval: PlanPrice['interval'] }

export class PaymentsService {
  private readonly deps: PaymentsDeps
  constructor(deps: PaymentsDeps) {
    this.deps = deps
  }

  async overview(member: Member): Promise<BillingOverview> {
    const { db, billing, provider } = this.deps
    const { organizationId } = member
    const [status, account, users, sites, extraAnalyses] = await Promise.all([
      billing.status(member),
      this.account(organizationId),
      this.used(organizationId, 'users'),
      this.used(organizationId, 'sites'),
      billing.extraAnalyses(db.read, organizationId),
    ])
    return {
      ...status,
      interval: account?.interval ?? null,
      cancelAtPeriodEnd: account?.cancelAtPeriodEnd ?? false,
      pendingPlan: account?.pendingPlan ?? null,
      graceUntil: account?.graceUntil?.toISOString() ?? null,
      users,
      sites,
      extraAnalyses,
      hasSubscription: account?.subscriptionId != null,
      payments: provider.name,
    }
  }

  prices(): { items: PlanPrice[] } {
    return { items: [...this.deps.provider.prices] }
  }

  async invoices({ organizationId }: Member): Promise<{ items: Invoice[] }> {
    const account = await this.account(organizationId)
    return { items: account ? await this.deps.provider.invoices(account.customerId) : [] }
  }

  async sync(member: Member): Promise<SubscriptionStatus> {
    await this.deps.sync.sync(member.organizationId)
    return this.deps.billing.status(member)
  }

  async checkout(member: Member, { priceId, ...urls }: BodyOf<typeof checkoutSession>) {
    const price = this.deps.provider.prices.find(known => known.priceId === priceId)
    if (!price) throw new AppError('invalid', { fields: { priceId: 'not_an_option' } })
    const paths = this.paths(urls)
    // A webhook may have been missed: paying twice would be worse than waiting for the provider.
    await this.deps.sync.sync(member.organizationId)
    const account = await this.account(member.organizationId)
    if (account?.subscriptionId) throw new AppError('already_subscribed')
    return this.openCheckout(member, { kind: 'plan', price }, paths)
  }

  async buyExtra(member: Member, { count, ...urls }: BodyOf<typeof buyExtraAnalyses>) {
    const paths = this.paths(urls)
    const tier = await this.deps.billing.tierOf(this.deps.db.read, member.organizationId)
    const centsEach = extraAnalysisCents(tier)
    if (centsEach === null) throw new AppError('no_subscription')
    return this.openCheckout(member, { kind: 'extra', tier, count, centsEach }, paths)
  }

  async checkoutCanceled(member: Member) {
    const { provider, events } = this.deps
    const account = await this.account(member.organizationId)
    if (account?.openCheckoutId && account.openCheckoutBy === member.userId) {
      await provider.closeCheckout(account.openCheckoutId)
      await this.saveOpenCheckout(member, null)
    }
    return events.recordOwn(member, 'billing.checkout_canceled', {})
  }

  async portal({ organizationId }: Member, returnUrl: string): Promise<{ url: string }> {
    const path = returnPath('returnUrl', returnUrl, this.deps.appUrl)
    const account = await this.account(organizationId)
    if (!account) throw new AppError('no_subscription')
    return { url: await this.deps.provider.createPortal(account.customerId, path) }
  }

  async change(
    member: Member,
    { plan, interval }: BodyOf<typeof billingUpgrade>,
  ): Promise<SubscriptionStatus> {
    const { provider, billing, db } = this.deps
    const account = await this.subscribed(member.organizationId)
    if (plan === 'free') return this.cancel(member)
    const price = provider.prices.find(
      known => known.tier === plan && known.interval === (interval ?? account.interval),
    )
    if (!price) throw new AppError('invalid', { fields: { plan: 'not_an_option' } })
    const tier = await billing.tierOf(db.read, member.organizationId)
    const [from, to] = [tiers.indexOf(tier), tiers.indexOf(plan)]
    const isSameInterval = account.interval === price.interval
    const isLarger = to > from || (to === from && price.interval === 'year')
    const change =
      to === from && isSameInterval
        ? provider.resume(account.customerId)
        : isLarger
          ? provider.changeNow(account.customerId, price)
          : provider.changeAtPeriodEnd(account.customerId, price)
    await change
    return this.changed(member, 'billing.plan_changed', { from: tier, to: plan, interval: price.interval })
  }

  async cancel(member: Member): Promise<SubscriptionStatus> {
    const { customerId } = await this.subscribed(member.organizationId)
    await this.deps.provider.cancelAtPeriodEnd(customerId)
    return this.changed(member, 'billing.canceled')
  }

  async resume(member: Member): Promise<SubscriptionStatus> {
    const { customerId } = await this.subscribed(member.organizationId)
    await this.deps.provider.resume(customerId)
    return this.changed(member, 'billing.resumed')
  }

  /** For whoever deletes the organization: nobody may be charged for something that is gone. */
  async requireNoSubscription(tx: ReadHandle, organizationId: string) {
    const account = await accounts.find(tx, organizationId, this.deps.provider.name)
    if (account?.subscriptionId && !account.cancelAtPeriodEnd) throw new AppError('subscription_active')
  }

  /**
   * Before it is deleted: a plan that was taken up again in the waiting time would go on being charged. False where the
   * provider couldn't be told, so that the others due that day don't wait for this one.
   */
  async stopCharging(organizationId: string): Promise<boolean> {
    const { provider, log } = this.deps
    const account = await this.account(organizationId)
    if (!account?.subscriptionId || account.cancelAtPeriodEnd) return true
    try {
      await provider.cancelAtPeriodEnd(account.customerId)
      return true
    } catch (error) {
      log.warn({ err: error, organizationId }, 'a plan could not be canceled, so its organization stays')
      return false
    }
  }

  private async used(organizationId: string, what: 'users' | 'sites') {
    const { db, billing, organizations, sites } = this.deps
    const [used, limit] = await Promise.all([
      what === 'users'
        ? organizations.seatsUsed(db.read, organizationId)
        : sites.countActive(db.read, organizationId),
      billing.limitOf(db.read, organizationId, what),
    ])
    return { used, limit }
  }

  private async changed(member: Member, event: string, about: Record<string, string> = {}) {
    await this.deps.events.recordOwn(member, event, about)
    return this.sync(member)
  }

  private account(organizationId: string) {
    const { db, provider } = this.deps
    return accounts.find(db.read, organizationId, provider.name)
  }

  private async subscribed(organizationId: string): Promise<Subscribed> {
    const account = await this.account(organizationId)
    if (!account?.subscriptionId || !account.interval) throw new AppError('no_subscription')
    return { ...account, subscriptionId: account.subscriptionId, interval: account.interval }
  }

  private paths({ successUrl, cancelUrl }: ReturnPaths): ReturnPaths {
    const { appUrl } = this.deps
    return {
      successUrl: returnPath('successUrl', successUrl, appUrl),
      cancelUrl: returnPath('cancelUrl', cancelUrl, appUrl),
    }
  }

  /** Of an organization's checkouts only the last can be paid, so that nobody pays for two plans. */
  private async openCheckout(member: Member, item: CheckoutItem, paths: ReturnPaths) {
    const { provider, events } = this.deps
    const { customerId, openCheckoutId } = await this.customer(member)
    if (openCheckoutId) await provider.closeCheckout(openCheckoutId)
    const { id, url } = await provider.createCheckout(customerId, item, paths)
    await this.saveOpenCheckout(member, id)
    const about = item.kind === 'plan' ? { plan: item.price.tier } : { extraAnalyses: item.count }
    await events.recordOwn(member, 'billing.checkout_started', about)
    return { url }
  }

  private saveOpenCheckout({ organizationId, userId }: Member, id: string | null) {
    const { db, provider } = this.deps
    const changes = { openCheckoutId: id, openCheckoutBy: id && userId }
    return db.transaction(tx => accounts.update(tx, { organizationId, provider: provider.name }, changes))
  }

  private async customer(member: Member): Promise<PaymentAccount> {
    const { organizationId, userId } = member
    const { db, provider, organizations } = this.deps
    const known = await this.account(organizationId)
    if (known) return known
    const [{ name }, { email }] = await Promise.all([
      organizations.get(member),
      organizations.requireMember(db.read, member, userId),
    ])
    const customerId = await provider.createCustomer({ organizationId, name, email })
    return db.transaction(async tx => {
      await accounts.insert(tx, { organizationId, provider: provider.name, customerId })
      const saved = await accounts.lock(tx, organizationId, provider.name)
      if (!saved) throw new Error('A payment account was not inserted.')
      return saved
    })
  }
}
