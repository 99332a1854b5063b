import { randomUUID } from 'node:crypto'
import type {
  Invoice,
  PlanPrice,
  TestPortal,
  testCheckoutActions,
  testPortalActions,
} from '@plumbline/contract'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { CheckoutItem, PaymentProvider, ProviderAccount, ReturnPaths } from './payment-provider'
import { advance, centsOf, periodAfter, priceOf, prorate, testPrices } from './test-periods'
import {
  testProviderRepository as repository,
  type TestCheckout,
  type TestSubscription,
} from './test-provider.repository'

type Deps = { db: Database; clock: Clock }
type Charge = { cents: number; isPaid?: boolean; at?: Date }

const TEST_CARD = 'Test card •••• 4242'

/**
 * Stands in for a payment provider where none is configured, so that every screen works on a fresh machine. Its pages
 * are pages of this installation, and no money moves. Its customers are the organizations themselves.
 */
export class TestProvider implements PaymentProvider {
  readonly name = 'test'
  readonly prices: readonly PlanPrice[] = testPrices
  private readonly deps: Deps
  constructor(deps: Deps) {
    this.deps = deps
  }

  async createCustomer({ organizationId }: { organizationId: string }) {
    return organizationId
  }

  async createCheckout(organizationId: string, item: CheckoutItem, paths: ReturnPaths) {
    const { db, clock } = this.deps
    const id = randomUUID()
    const bought =
      item.kind === 'plan'
        ? {
            plan: item.price.tier,
            priceId: item.price.priceId,
            extraAnalyses: null,
            amountCents: centsOf(item.price),
          }
        : {
            plan: item.tier,
            priceId: null,
            extraAnalyses: item.count,
            amountCents: item.count * item.centsEach,
          }
    const checkout = {
      id,
      organizationId,
      ...bought,
      ...paths,
      state: 'open',
      createdAt: clock.now(),
    } as const
    await db.transaction(tx => repository.insertCheckout(tx, checkout))
    return { id, url: `/billing/test-checkout/${id}` }
  }

  async closeCheckout(id: string) {
    await this.deps.db.transaction(tx => repository.closeCheckout(tx, id, 'canceled'))
  }

  async isCheckoutOpen(organizationId: string, id: string) {
    const found = await repository.checkout(this.deps.db.read, organizationId, id)
    return found?.state === 'open'
  }

  async createPortal(_organizationId: string, returnPath: string) {
    return `/billing/test-portal?${new URLSearchParams({ return: returnPath })}`
  }

  load(organizationId: string): Promise<ProviderAccount> {
    return this.locked(organizationId, async tx => {
      const subscription = await this.current(tx, organizationId)
      const paid = await repository.paidCheckouts(tx, organizationId)
      const purchases = paid.flatMap(({ id, extraAnalyses }) =>
        extraAnalyses === null ? [] : [{ id, count: extraAnalyses }],
      )
      return { subscription: subscription ? { ...subscription, paymentMethod: TEST_CARD } : null, purchases }
    })
  }

  changeNow(organizationId: string, price: PlanPrice) {
    return this.change(organizationId, async (tx, current, now) => {
      if (current.cardFails || current.status !== 'active') throw new AppError('card_declined')
      const { cents, changes } = prorate(current, price, now)
      await this.charge(tx, organizationId, { cents })
      return { ...changes, priceId: price.priceId, pendingPriceId: null, cancelAtPeriodEnd: false }
    })
  }

  changeAtPeriodEnd(organizationId: string, { priceId }: PlanPrice) {
    return this.change(organizationId, () => ({ pendingPriceId: priceId, cancelAtPeriodEnd: false }))
  }

  cancelAtPeriodEnd(organizationId: string) {
    return this.change(organizationId, () => ({ pendingPriceId: null, cancelAtPeriodEnd: true }))
  }

  resume(organizationId: string) {
    return this.change(organizationId, () => ({ pendingPriceId: null, cancelAtPeriodEnd: false }))
  }

  async invoices(organizationId: string): Promise<Invoice[]> {
    const found = await repository.invoices(this.deps.db.read, organizationId)
    return found.map(({ id, number, createdAt, amountCents, status }) => ({
      id,
      number: `TEST-${String(number).padStart(4, '0')}`,
      date: createdAt.toISOString(),
      amountCents,
      currency: 'USD',
      status,
      url: null,
    }))
  }

  async openCheckout(organizationId: string, id: string): Promise<TestCheckout> {
    const found = await repository.checkout(this.deps.db.read, organizationId, id)
    if (!found) throw notFound()
    if (found.state !== 'open') throw new AppError('checkout_closed')
    return found
  }

  /** Returns where to go next. */
  finishCheckout(organizationId: string, id: string, action: (typeof testCheckoutActions)[number]) {
    return this.locked(organizationId, async tx => {
      const checkout = await this.openCheckout(organizationId, id)
      if (action === 'decline') throw new AppError('card_declined')
      if (action === 'cancel') {
        await repository.closeCheckout(tx, id, 'canceled')
        return checkout.cancelUrl
      }
      if (checkout.priceId) await this.subscribe(tx, organizationId, priceOf(checkout.priceId))
      if (!(await repository.closeCheckout(tx, id, 'paid'))) throw new AppError('checkout_closed')
      await this.charge(tx, organizationId, { cents: checkout.amountCents })
      return checkout.successUrl
    })
  }

  portal(organizationId: string): Promise<TestPortal> {
    return this.locked(organizationId, async tx => {
      const found = await this.current(tx, organizationId)
      if (!found) throw new AppError('no_subscription')
      return portalOf(found)
    })
  }

  async usePortal(organizationId: string, action: (typeof testPortalActions)[number]) {
    await this.change(organizationId, async (tx, current, now) => {
      switch (action) {
        case 'fail_card':
          return { cardFails: true }
        case 'fix_card':
          await repository.settleInvoices(tx, organizationId, 'paid')
          return { cardFails: false, status: 'active', pastDueSince: null }
        case 'renew':
          return current.status === 'active' ? { periodEnd: now } : {}
        case 'cancel':
          return { pendingPriceId: null, cancelAtPeriodEnd: true }
        case 'resume':
          return { cancelAtPeriodEnd: false }
      }
    })
  }

  private async subscribe(tx: Transaction, organizationId: string, { priceId, interval }: PlanPrice) {
    const known = await this.current(tx, organizationId)
    if (known && known.status !== 'ended') throw new AppError('checkout_closed')
    const now = this.deps.clock.now()
    await repository.insertSubscription(tx, {
      id: randomUUID(),
      organizationId,
      priceId,
      status: 'active',
      startedAt: now,
      periodStart: now,
      periodEnd: periodAfter(now, interval),
    })
  }

  private async change(
    organizationId: string,
    changesOf: (
      tx: Transaction,
      current: TestSubscription,
      now: Date,
    ) => Partial<TestSubscription> | Promise<Partial<TestSubscription>>,
  ) {
    const now = this.deps.clock.now()
    await this.locked(organizationId, async tx => {
      const current = await this.ongoing(tx, organizationId)
      await this.save(tx, { ...current, ...(await changesOf(tx, current, now)) })
    })
  }

  private locked<T>(organizationId: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.deps.db.transaction(async tx => {
      await repository.lock(tx, organizationId)
      return work(tx)
    })
  }

  private async ongoing(tx: Transaction, organizationId: string): Promise<TestSubscription> {
    const found = await this.current(tx, organizationId)
    if (!found || found.status === 'ended') throw new AppError('no_subscription')
    return found
  }

  /** As it is now: whatever was due in the meantime has happened. */
  private async current(tx: Transaction, organizationId: string): Promise<TestSubscription | undefined> {
    const found = await repository.subscription(tx, organizationId)
    return found && this.save(tx, found)
  }

  private async save(tx: Transaction, changed: TestSubscription): Promise<TestSubscription> {
    const { subscription, charges } = advance(changed, this.deps.clock.now())
    for (const charge of charges) await this.charge(tx, changed.organizationId, charge)
    await repository.updateSubscription(tx, subscription)
    if (subscription.status === 'ended') await repository.settleInvoices(tx, changed.organizationId, 'void')
    return subscription
  }

  private async charge(tx: Transaction, organizationId: string, { cents, isPaid = true, at }: Charge) {
    await repository.insertInvoice(tx, {
      id: randomUUID(),
      organizationId,
      amountCents: cents,
      status: isPaid ? 'paid' : 'open',
      createdAt: at ?? this.deps.clock.now(),
    })
  }
}

function portalOf({
  priceId,
  status,
  periodEnd,
  cancelAtPeriodEnd,
  cardFails,
}: TestSubscription): TestPortal {
  const { tier: plan, interval } = priceOf(priceId)
  return {
    plan,
    interval,
    status,
    periodEnd: periodEnd.toISOString(),
    cancelAtPeriodEnd,
    cardFails,
  }
}
