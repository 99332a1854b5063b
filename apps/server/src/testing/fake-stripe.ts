import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { type Form, parseForm } from './stripe-form'
import {
  card,
  type FakeEvent,
  type FakeInvoice,
  type FakeSession,
  type FakeSubscription,
  listOf,
  Rejected,
  stripeEnvironment,
  WEBHOOK_SECRET,
} from './stripe-records'

const MONTH_SECONDS = 30 * 24 * 3600

/** Stripe as far as the product uses it: a server that speaks its protocol, and what its customers do there. */
class FakeStripe {
  readonly requests: string[] = []
  readonly subscriptions: FakeSubscription[] = []
  readonly sessions: FakeSession[] = []
  readonly invoices: FakeInvoice[] = []
  readonly decliningCustomers = new Set<string>()
  /** Who they are, as Stripe was told. */
  readonly customerDetails: Form[] = []
  /** Part of the id of every record but an event. */
  mark = ''
  /** Every request fails while it is set. */
  isDown = false
  /** What happened since it was last read; a test delivers it, or doesn't. */
  private pending: FakeEvent[] = []
  private readonly customers = new Map<string, string>()
  private readonly now: () => Date
  private count = 0
  constructor(now: () => Date) {
    this.now = now
  }

  takeEvents(): FakeEvent[] {
    const taken = this.pending
    this.pending = []
    return taken
  }

  /** What a customer does on Stripe's page. */
  completeCheckout(id: string) {
    const session = this.sessions.find(each => each.id === id && each.status === 'open')
    if (!session) throw new Error(`There is no open session ${id}.`)
    Object.assign(session, { status: 'complete', payment_status: 'paid' })
    if (session.mode === 'subscription') this.subscribe(session.customer, session.price)
    this.emit('checkout.session.completed', session)
  }

  subscribe(customer: string, price: string) {
    const start = this.seconds()
    const subscription: FakeSubscription = {
      id: this.id('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      start_date: start,
      cancel_at: null,
      cancel_at_period_end: false,
      schedule: null,
      latest_invoice: this.bill(customer, 'paid'),
      default_payment_method: card,
      items: {
        data: [
          {
            id: this.id('si'),
            price: { id: price },
            current_period_start: start,
            current_period_end: start + MONTH_SECONDS,
          },
        ],
      },
    }
    this.subscriptions.push(subscription)
    this.emit('customer.subscription.created', subscription)
    this.emit('invoice.paid', subscription.latest_invoice ?? {})
  }

  /** The period ends now. */
  renew(customer: string) {
    const subscription = this.ongoing(customer)
    const [item] = subscription.items.data
    if (subscription.cancel_at_period_end) {
      subscription.status = 'canceled'
      return this.emit('customer.subscription.deleted', subscription)
    }
    const pending = subscription.schedule?.phases.at(-1)?.items[0]?.price
    Object.assign(item, {
      price: { id: pending ?? item.price.id },
      current_period_start: this.seconds(),
      current_period_end: this.seconds() + MONTH_SECONDS,
    })
    subscription.schedule = null
    const isDeclined = this.decliningCustomers.has(customer)
    subscription.latest_invoice = this.bill(customer, isDeclined ? 'open' : 'paid')
    subscription.status = isDeclined ? 'past_due' : 'active'
    this.emit(isDeclined ? 'invoice.payment_failed' : 'invoice.paid', subscription.latest_invoice)
    this.emit('customer.subscription.updated', subscription)
  }

  /** The open invoice is paid with another card. */
  recover(customer: string) {
    this.decliningCustomers.delete(customer)
    const subscription = this.ongoing(customer)
    subscription.status = 'active'
    if (subscription.latest_invoice) subscription.latest_invoice.status = 'paid'
    this.emit('invoice.paid', subscription.latest_invoice ?? {})
    this.emit('customer.subscription.updated', subscription)
  }

  /** In the customer portal. */
  change(customer: string, { price, cancelAtPeriodEnd }: { price?: string; cancelAtPeriodEnd?: boolean }) {
    const subscription = this.ongoing(customer)
    if (price) subscription.items.data[0].price = { id: price }
    if (cancelAtPeriodEnd !== undefined) subscription.cancel_at_period_end = cancelAtPeriodEnd
    this.emit('customer.subscription.updated', subscription)
  }

  /** Extra analyses, as a checkout of the product sells them. */
  buy(customer: string, count: number) {
    const { id } = this.createSession({
      customer,
      mode: 'payment',
      line_items: { 0: {} },
      metadata: { extraAnalyses: String(count) },
    })
    this.completeCheckout(id)
  }

  hasOngoing = (customer: string) =>
    this.subscriptions.some(each => each.customer === customer && each.status !== 'canceled')

  ongoing(customer: string): FakeSubscription {
    const found = this.subscriptions.find(each => each.customer === customer && each.status !== 'canceled')
    if (!found) throw new Error(`${customer} has no subscription.`)
    return found
  }

  /** A request as Stripe would send it. */
  signed(event: object, { at = this.now(), secret = WEBHOOK_SECRET } = {}) {
    const payload = JSON.stringify({ object: 'event', ...event })
    const timestamp = Math.floor(at.getTime() / 1000)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
  }

  async answer(request: IncomingMessage): Promise<object> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.test')
    const form = parseForm(new URLSearchParams(await text(request)))
    this.requests.push(`${request.method} ${pathname}`)
    if (this.isDown) throw new Rejected(500, { type: 'api_error', message: 'down' })
    const [, , first = '', second = '', third = ''] = pathname.split('/')
    const customer = searchParams.get('customer')
    const isOf = (record: { customer: string }) => record.customer === customer
    if (request.method === 'GET') {
      if (first === 'subscriptions') return listOf(this.subscriptions.filter(isOf).toReversed())
      if (first === 'invoices') return listOf(this.invoices.filter(isOf).toReversed())
      if (third) return this.session(third)
      return listOf(this.sessions.filter(each => isOf(each) && each.status === 'complete'))
    }
    if (first === 'customers') return this.createCustomer(request, form)
    if (first === 'checkout') return third ? this.expire(third) : this.createSession(form)
    if (first === 'billing_portal') return { url: `https://billing.stripe.test/${form.customer}` }
    if (first === 'subscription_schedules') return this.schedule(second, third, form)
    return this.update(second, form)
  }

  private createCustomer(request: IncomingMessage, details: Form) {
    const key = String(request.headers['idempotency-key'])
    const id = this.customers.get(key) ?? this.id('cus')
    this.customers.set(key, id)
    this.customerDetails.push(details)
    return { id }
  }

  private createSession(form: Form) {
    const [line] = Object.values(form.line_items as Record<string, Form>)
    const id = this.id('cs')
    const session: FakeSession = {
      id,
      customer: String(form.customer),
      mode: String(form.mode),
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.test/${id}`,
      price: String(line?.price ?? ''),
      metadata: (form.metadata ?? {}) as Record<string, string>,
    }
    this.sessions.push(session)
    return session
  }

  private session(id: string) {
    const found = this.sessions.find(each => each.id === id)
    if (!found) throw new Rejected(404, { type: 'invalid_request_error', code: 'resource_missing' })
    return found
  }

  private expire(id: string) {
    return Object.assign(this.session(id), { status: 'expired' })
  }

  private update(id: string, form: Form) {
    const subscription = this.subscriptions.find(each => each.id === id)
    if (!subscription) throw new Rejected(404, { type: 'invalid_request_error' })
    if (form.items) {
      if (this.decliningCustomers.has(subscription.customer))
        throw new Rejected(402, { type: 'card_error', code: 'card_declined', message: 'declined' })
      const [item] = Object.values(form.items as Record<string, Form>)
      subscription.items.data[0].price = { id: String(item?.price) }
    }
    if (form.cancel_at_period_end) subscription.cancel_at_period_end = form.cancel_at_period_end === 'true'
    this.emit('customer.subscription.updated', subscription)
    return subscription
  }

  private schedule(id: string, action: string, form: Form) {
    if (form.from_subscription) {
      const subscription = this.subscriptions.find(each => each.id === form.from_subscription)
      if (!subscription || subscription.schedule) throw new Rejected(400, { type: 'invalid_request_error' })
      subscription.schedule = { id: this.id('sub_sched'), subscription: subscription.id, phases: [] }
      return subscription.schedule
    }
    const subscription = this.subscriptions.find(({ schedule }) => schedule?.id === id)
    if (!subscription?.schedule) throw new Rejected(404, { type: 'invalid_request_error' })
    const { schedule, customer } = subscription
    if (action === 'release') subscription.schedule = null
    else {
      const phases = Object.values(form.phases as Record<string, Form>)
      const end = subscription.items.data[0].current_period_end
      schedule.phases = phases.map(({ start_date, items }) => ({
        start_date: Number(start_date ?? end),
        items: Object.values(items as Record<string, Form>).map(({ price }) => ({ price: String(price) })),
      }))
    }
    this.emit('subscription_schedule.updated', { ...schedule, customer })
    return schedule
  }

  private bill(customer: string, status: string): FakeInvoice {
    const [id, created] = [this.id('in'), this.seconds()]
    const invoice = {
      id,
      customer,
      number: id.toUpperCase(),
      created,
      total: 35_000,
      currency: 'usd',
      status,
      hosted_invoice_url: `https://invoice.stripe.test/${id}`,
      status_transitions: { finalized_at: created },
    }
    this.invoices.push(invoice)
    return invoice
  }

  private emit(type: string, object: object) {
    this.pending.push({ id: this.id('evt', ''), type, data: { object: structuredClone(object) } })
  }

  private seconds = () => Math.floor(this.now().getTime() / 1000)

  private id(prefix: string, mark = this.mark) {
    this.count += 1
    return `${prefix}_${mark}${this.count}`
  }
}

export async function startFakeStripe(now: () => Date) {
  const stripe = new FakeStripe(now)
  const server = createServer(async (request, response) => {
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    try {
      reply(200, await stripe.answer(request))
    } catch (error) {
      if (error instanceof Rejected) reply(error.status, { error: error.error })
      else reply(500, { error: { type: 'api_error', message: String(error) } })
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    stripe,
    environment: stripeEnvironment(port),
    close: () => server.close().closeAllConnections(),
  }
}
