import * as contract from '@plumbline/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { days, later } from '../../../platform/clock'
import { useCreated } from '../../../testing/harness'
import { returnUrls, runHourly } from '../../../testing/payments'
import { logIn, type Person, signUp } from '../../../testing/people'
import { stripeApp } from '../../../testing/stripe-app'
import type { FakeEvent } from '../../../testing/stripe-records'

const server = useCreated(stripeApp)
afterAll(() => server.close())

const overview = async (person: Person) => (await person.call(contract.billingOverview, {})).data
const post = (request: { payload: string; headers: Record<string, string> }) =>
  server.app.http.inject({ method: 'POST', url: '/api/stripe/webhook', ...request })
const deliver = (event: FakeEvent) => post(server.stripe.signed(event))
async function deliverAll() {
  for (const event of server.stripe.takeEvents()) expect((await deliver(event)).statusCode).toBe(200)
}

const checkout = (person: Person, priceId = 'price_pro') =>
  person.call(contract.checkoutSession, { body: { priceId, ...returnUrls } })
const sessionIn = (url: string) => url.split('/').at(-1) ?? ''

async function customerOf({ organizationId }: Person): Promise<string> {
  const { rows } = await server.app.db.pool.query(
    'select customer_id from payment_accounts where organization_id = $1',
    [organizationId],
  )
  return rows[0].customer_id
}

async function subscribed(priceId?: string) {
  const person = await signUp(server.app)
  server.stripe.completeCheckout(sessionIn((await checkout(person, priceId)).data.url))
  await deliverAll()
  return { person, customer: await customerOf(person) }
}

test('a subscription from the checkout to its end', async () => {
  const subscription = await subscribed('price_basic')
  const { customer } = subscription
  let { person } = subscription
  expect(await overview(person)).toMatchObject({
    plan: 'basic',
    status: 'active',
    interval: 'month',
    analysesRemaining: 60,
    paymentMethod: 'Visa •••• 4242',
    payments: 'stripe',
  })

  await person.call(contract.billingUpgrade, { body: { plan: 'premium' } })
  expect(await overview(person)).toMatchObject({ plan: 'premium', analysesRemaining: 260 })
  expect(server.stripe.ongoing(customer).items.data[0].price.id).toBe('price_premium')

  await person.call(contract.billingUpgrade, { body: { plan: 'pro' } })
  expect(await overview(person)).toMatchObject({ plan: 'premium', pendingPlan: 'pro' })
  await deliverAll()

  server.app.passTime(days(30))
  person = await logIn(server.app, person.email)
  server.stripe.renew(customer)
  await deliverAll()
  const expires = later(server.app.clock.at, days(30)).toISOString()
  expect(await overview(person)).toMatchObject({ plan: 'pro', pendingPlan: null, status: 'active', expires })

  server.app.passTime(days(30))
  person = await logIn(server.app, person.email)
  server.stripe.decliningCustomers.add(customer)
  server.stripe.renew(customer)
  await deliverAll()
  const graceUntil = later(server.app.clock.at, days(7)).toISOString()
  expect(await overview(person)).toMatchObject({ plan: 'pro', status: 'past_due', graceUntil })
  const alerts = (await person.call(contract.listNotifications, { query: { kind: 'payment_failed' } })).data
  expect(alerts.items).toMatchObject([{ data: { plan: 'Pro' }, href: '/billing' }])

  server.app.passTime(days(2))
  person = await logIn(server.app, person.email)
  server.stripe.recover(customer)
  await deliverAll()
  expect(await overview(person)).toMatchObject({ plan: 'pro', status: 'active', graceUntil: null })

  await person.call(contract.billingCancel, {})
  expect(await overview(person)).toMatchObject({ plan: 'pro', cancelAtPeriodEnd: true })
  server.app.passTime(days(28))
  person = await logIn(server.app, person.email)
  server.stripe.renew(customer)
  await deliverAll()
  expect(await overview(person)).toMatchObject({ plan: 'free', status: 'canceled', hasSubscription: false })
  const { items } = (await person.call(contract.billingInvoices, {})).data
  expect(items.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
})

describe('a checkout', () => {
  test('is Stripe’s page and returns only to this installation', async () => {
    const ana = await signUp(server.app)
    const { data } = await checkout(ana)
    expect(data.url).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_/)
    const foreign = { priceId: 'price_pro', successUrl: 'https://evil.example', cancelUrl: '/pricing' }
    expect((await ana.send(contract.checkoutSession, { body: foreign })).fields[0]).toMatchObject({
      field: 'successUrl',
      code: 'return_url_foreign',
    })
  })

  test.each(['price_of_somebody_else', 'test_pro_month', ''])(
    'for the price %j is rejected',
    async priceId => {
      const ana = await signUp(server.app)
      const { status, fields } = await ana.send(contract.checkoutSession, {
        body: { priceId, ...returnUrls },
      })
      expect([status, fields[0]?.field]).toEqual([400, 'priceId'])
    },
  )

  test('expires the one before, and a canceled one can no longer be paid', async () => {
    const ana = await signUp(server.app)
    const ids = [sessionIn((await checkout(ana)).data.url), sessionIn((await checkout(ana)).data.url)]
    await ana.call(contract.checkoutCanceled, {})
    const statuses = ids.map(id => server.stripe.sessions.find(session => session.id === id)?.status)
    expect(statuses).toEqual(['expired', 'expired'])
  })

  test('for extra analyses counts once, whether the webhook or the sync comes first', async () => {
    const { person } = await subscribed()
    const body = { count: 40, ...returnUrls }
    const { data } = await person.call(contract.buyExtraAnalyses, { body })
    server.stripe.completeCheckout(sessionIn(data.url))
    await person.call(contract.billingSync, {})
    await deliverAll()
    expect(await overview(person)).toMatchObject({ extraAnalyses: 40, analysesRemaining: 150 })
  })
})

test('a sync repairs a missed webhook', async () => {
  const ana = await signUp(server.app)
  server.stripe.completeCheckout(sessionIn((await checkout(ana)).data.url))
  server.stripe.takeEvents()
  expect((await overview(ana)).plan).toBe('free')
  expect((await ana.call(contract.billingSync, {})).data).toMatchObject({ plan: 'pro', status: 'active' })
  expect((await checkout(ana)).code).toBe('already_subscribed')
})

test('an upgrade that the card declines changes nothing', async () => {
  const { person, customer } = await subscribed('price_basic')
  server.stripe.decliningCustomers.add(customer)
  const { status, code } = await person.send(contract.billingUpgrade, { body: { plan: 'pro' } })
  expect([status, code]).toEqual([402, 'card_declined'])
  expect(await overview(person)).toMatchObject({ plan: 'basic', analysesRemaining: 60 })
})

test('what the test checkout sold ends once Stripe is configured', async () => {
  const [ana, { person: payer }] = [await signUp(server.app), await subscribed()]
  await server.app.db.pool.query(
    `insert into payment_accounts (organization_id, provider, customer_id, subscription_id)
     values ($1, 'test', 'a', 'a'), ($2, 'test', 'b', 'b')`,
    [ana.organizationId, payer.organizationId],
  )
  await server.app.db.pool.query("update subscriptions set plan = 'premium' where organization_id = $1", [
    ana.organizationId,
  ])
  await runHourly(server.app)
  expect(await overview(ana)).toMatchObject({ plan: 'free', status: 'canceled' })
  expect(await overview(payer)).toMatchObject({ plan: 'pro', status: 'active' })
})

test('a payment whose webhook never arrives counts within an hour', async () => {
  const ana = await signUp(server.app)
  server.stripe.completeCheckout(sessionIn((await checkout(ana, 'price_pro')).data.url))
  server.stripe.takeEvents()
  expect(await overview(ana)).toMatchObject({ plan: 'free' })
  await runHourly(server.app)
  expect(await overview(ana)).toMatchObject({ plan: 'pro', status: 'active' })
  // It is settled, so that nobody asks for it again.
  const { rows } = await server.app.db.pool.query(
    'select open_checkout_id as id from payment_accounts where organization_id = $1',
    [ana.organizationId],
  )
  expect(rows).toEqual([{ id: null }])
})

describe('a webhook', () => {
  const subscriptionEvent = (customer: string) => ({
    id: `evt_forged_${customer}`,
    type: 'customer.subscription.deleted',
    data: { object: { customer } },
  })

  test.each([
    ['without a signature', { 'stripe-signature': '' }],
    ['with a signature of nothing', { 'stripe-signature': 't=1,v1=abc' }],
  ])('%s is rejected', async (_, header) => {
    const { payload, headers } = server.stripe.signed(subscriptionEvent('cus_1'))
    const before = server.stripe.requests.length
    const response = await post({ payload, headers: { ...headers, ...header } })
    expect([response.statusCode, response.json().code]).toEqual([400, 'signature_invalid'])
    expect(server.stripe.requests.length).toBe(before)
  })

  test('that somebody else signed, that was changed or that is old is rejected', async () => {
    const event = subscriptionEvent('cus_1')
    const { payload, headers } = server.stripe.signed(event)
    const responses = [
      await post(server.stripe.signed(event, { secret: 'whsec_of_somebody_else' })),
      await post({ headers, payload: payload.replace('cus_1', 'cus_2') }),
      await post(server.stripe.signed(event, { at: later(server.app.clock.at, -301_000) })),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
  })

  test('of an unknown kind, or about a customer that is not ours, is accepted and ignored', async () => {
    const before = server.stripe.requests.length
    const events = [
      { id: 'evt_a', type: 'terminal.reader.action_failed', data: { object: {} } },
      { id: 'evt_b', type: 'invoice.paid', data: { object: { customer: 'cus_of_somebody_else' } } },
      { id: 'evt_c', type: 'invoice.paid', data: { object: {} } },
    ]
    for (const event of events) expect((await deliver(event)).json().data).toEqual({ received: true })
    expect(server.stripe.requests.length).toBe(before)
  })

  test('says only that something changed: what it claims is not believed', async () => {
    const { person, customer } = await subscribed()
    expect((await deliver(subscriptionEvent(customer))).statusCode).toBe(200)
    expect((await overview(person)).plan).toBe('pro')
  })

  test('that comes while Stripe is down fails, and is handled when it comes again', async () => {
    const { person, customer } = await subscribed()
    await person.call(contract.billingCancel, {})
    server.stripe.takeEvents()
    server.stripe.renew(customer)
    const [event] = server.stripe.takeEvents()
    if (!event) throw new Error('There is no event.')
    server.stripe.isDown = true
    expect((await deliver(event)).statusCode).toBe(503)
    server.stripe.isDown = false
    expect((await overview(person)).plan).toBe('pro')
    expect((await deliver(event)).statusCode).toBe(200)
    expect((await overview(person)).plan).toBe('free')
    const before = server.stripe.requests.length
    expect((await deliver(event)).statusCode).toBe(200)
    expect(server.stripe.requests.length).toBe(before)
  })
})
