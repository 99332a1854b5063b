import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { finishCheckout, returnUrls, runHourly, startedCheckout } from '../../../testing/payments'
import { logIn, type Person, signUp } from '../../../testing/people'

const app = useTestApp()

const overview = async (person: Person) => (await person.call(contract.billingOverview, {})).data
const invoices = async (person: Person) =>
  (await person.call(contract.billingInvoices, {})).data.items.map(({ amountCents, status }) => [
    amountCents,
    status,
  ])
const idIn = ({ url }: { url: string }) => url.split('/').at(-1) ?? ''

async function subscribed(priceId?: string) {
  const ana = await signUp(app)
  await finishCheckout(ana, await startedCheckout(ana, priceId))
  return ana
}
const portal = (person: Person, action: (typeof contract.testPortalActions)[number]) =>
  person.call(contract.changeTestPortal, { body: { action } })
/** Time passes, which also ends sessions. */
async function after(milliseconds: number, person: Person) {
  app.passTime(milliseconds)
  await runHourly(app)
  return logIn(app, person.email)
}

describe('a checkout', () => {
  test('that is paid starts the plan and returns to the success URL', async () => {
    const ana = await signUp(app)
    const id = await startedCheckout(ana)
    expect((await ana.call(contract.getTestCheckout, { params: { id } })).data).toEqual({
      id,
      tier: 'pro',
      interval: 'month',
      extraAnalyses: null,
      amountCents: 35_000,
      currency: 'USD',
    })
    expect((await finishCheckout(ana, id)).data).toEqual({ url: returnUrls.successUrl })
    expect(await overview(ana)).toMatchObject({
      plan: 'pro',
      status: 'active',
      interval: 'month',
      analysesRemaining: 110,
      expires: '2026-12-16T08:00:00.000Z',
      paymentMethod: 'Test card •••• 4242',
      users: { used: 1, limit: 3 },
      sites: { used: 1, limit: 1 },
      hasSubscription: true,
      payments: 'test',
    })
    expect(await invoices(ana)).toEqual([[35_000, 'paid']])
  })

  test('that is declined stays open and changes nothing', async () => {
    const ana = await signUp(app)
    const id = await startedCheckout(ana)
    const declined = await finishCheckout(ana, id, 'decline')
    expect([declined.status, declined.code]).toEqual([402, 'card_declined'])
    expect(await overview(ana)).toMatchObject({ plan: 'free', hasSubscription: false })
    expect((await finishCheckout(ana, id)).status).toBe(200)
  })

  test('that is canceled returns to the cancel URL and can no longer be paid', async () => {
    const ana = await signUp(app)
    const id = await startedCheckout(ana)
    expect((await finishCheckout(ana, id, 'cancel')).data).toEqual({ url: returnUrls.cancelUrl })
    expect((await ana.call(contract.checkoutCanceled, {})).status).toBe(200)
    expect((await finishCheckout(ana, id)).code).toBe('checkout_closed')
    expect(await overview(ana)).toMatchObject({ plan: 'free', status: 'active' })
  })

  test('replaces the one before, and nobody pays for two plans', async () => {
    const ana = await signUp(app)
    const [first, second] = [await startedCheckout(ana), await startedCheckout(ana, 'test_basic_year')]
    expect((await finishCheckout(ana, first)).code).toBe('checkout_closed')
    await finishCheckout(ana, second)
    expect(await overview(ana)).toMatchObject({ plan: 'basic', interval: 'year' })
    const body = { priceId: 'test_pro_month', ...returnUrls }
    expect((await ana.send(contract.checkoutSession, { body })).code).toBe('already_subscribed')
  })

  test('that is paid eight times at once is charged once', async () => {
    const ana = await signUp(app)
    const id = await startedCheckout(ana)
    const all = await Promise.all(Array.from({ length: 8 }, () => finishCheckout(ana, id)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await invoices(ana)).toHaveLength(1)
  })
})

test('a canceled plan renews nothing on the day it ends, until it is taken up again', async () => {
  const ana = await subscribed()
  const renewals = async () => [
    (await overview(ana)).renewsAt,
    (await ana.call(contract.billingStatus, {})).data.renewsAt,
    (await ana.call(contract.getUsage, {})).data.reset_date,
  ]
  const day = '2026-12-16T08:00:00.000Z'
  expect(await renewals()).toEqual([day, day, day])
  await ana.call(contract.billingCancel, {})
  expect(await renewals()).toEqual([null, null, null])
  expect(await overview(ana)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, expires: day })
  await ana.call(contract.billingResume, {})
  expect(await renewals()).toEqual([day, day, day])
})

describe('a change of plan', () => {
  test('to a larger one starts immediately and charges the difference for the rest of the month', async () => {
    let ana = await subscribed('test_basic_month')
    ana = await after(days(15), ana)
    const { data } = await ana.call(contract.billingUpgrade, { body: { plan: 'pro' } })
    expect(data).toMatchObject({ plan: 'pro', analysesRemaining: 110 })
    // 15 of 30 days are left.
    expect(await invoices(ana)).toEqual([
      [(35_000 - 19_900) / 2, 'paid'],
      [19_900, 'paid'],
    ])
  })

  test('to a smaller one starts when the paid period ends', async () => {
    let ana = await subscribed('test_premium_month')
    await ana.call(contract.subscriptionUpgrade, { body: { plan: 'basic' } })
    expect(await overview(ana)).toMatchObject({ plan: 'premium', pendingPlan: 'basic' })
    ana = await after(days(32), ana)
    expect(await overview(ana)).toMatchObject({ plan: 'basic', pendingPlan: null, analysesRemaining: 60 })
    expect(await invoices(ana)).toEqual([
      [19_900, 'paid'],
      [75_000, 'paid'],
    ])
  })

  test('to the current one takes back what was scheduled', async () => {
    const ana = await subscribed('test_premium_month')
    await ana.call(contract.billingUpgrade, { body: { plan: 'basic' } })
    await ana.call(contract.billingUpgrade, { body: { plan: 'premium' } })
    expect(await overview(ana)).toMatchObject({ plan: 'premium', pendingPlan: null })
  })

  test('is declined when the card is', async () => {
    const ana = await subscribed('test_basic_month')
    await portal(ana, 'fail_card')
    const { status, code } = await ana.send(contract.billingUpgrade, { body: { plan: 'pro' } })
    expect([status, code]).toEqual([402, 'card_declined'])
    expect(await overview(ana)).toMatchObject({ plan: 'basic' })
  })

  test.each(['enterprise', 'gold'])('to %s is rejected', async plan => {
    const ana = await subscribed()
    const { status, fields } = await ana.send(contract.billingUpgrade, { body: { plan } })
    expect([status, fields[0]?.field]).toEqual([400, 'plan'])
  })

  test('needs a plan that is paid for', async () => {
    const ana = await signUp(app)
    expect((await ana.send(contract.billingUpgrade, { body: { plan: 'pro' } })).code).toBe('no_subscription')
    expect((await ana.send(contract.billingCancel, {})).code).toBe('no_subscription')
  })
})

describe('the end', () => {
  test('of a canceled plan is the end of the paid period, and resuming prevents it', async () => {
    let ana = await subscribed()
    await ana.call(contract.billingCancel, {})
    expect(await overview(ana)).toMatchObject({ plan: 'pro', status: 'active', cancelAtPeriodEnd: true })
    await ana.call(contract.billingResume, {})
    expect(await overview(ana)).toMatchObject({ cancelAtPeriodEnd: false })
    await ana.call(contract.subscriptionCancel, {})
    ana = await after(days(32), ana)
    expect(await overview(ana)).toMatchObject({
      plan: 'free',
      status: 'canceled',
      expires: null,
      hasSubscription: false,
    })
    await finishCheckout(ana, await startedCheckout(ana))
    expect(await overview(ana)).toMatchObject({ plan: 'pro', status: 'active' })
  })

  test('of a plan whose card fails comes after 7 days, and paying brings it back', async () => {
    let ana = await subscribed()
    await portal(ana, 'fail_card')
    await portal(ana, 'renew')
    const graceUntil = new Date(app.clock.at.getTime() + days(7)).toISOString()
    expect(await overview(ana)).toMatchObject({ plan: 'pro', status: 'past_due', graceUntil })
    expect((await invoices(ana))[0]).toEqual([35_000, 'open'])
    ana = await after(days(7) - 1, ana)
    expect(await overview(ana)).toMatchObject({ plan: 'pro', status: 'past_due' })
    ana = await after(1, ana)
    expect(await overview(ana)).toMatchObject({ plan: 'free', status: 'unpaid', graceUntil: null })
    await portal(ana, 'fix_card')
    expect(await overview(ana)).toMatchObject({ plan: 'pro', status: 'active' })
    expect((await invoices(ana))[0]).toEqual([35_000, 'paid'])
  })
})

test('extra analyses are sold at the price of the plan and counted once', async () => {
  const ana = await subscribed()
  const { data } = await ana.call(contract.buyExtraAnalyses, { body: { count: 20, ...returnUrls } })
  const id = idIn(data)
  const { data: shown } = await ana.call(contract.getTestCheckout, { params: { id } })
  expect(shown).toMatchObject({ tier: 'pro', interval: null, extraAnalyses: 20, amountCents: 3500 })
  await finishCheckout(ana, id)
  await ana.call(contract.billingSync, {})
  await ana.call(contract.billingSync, {})
  expect(await overview(ana)).toMatchObject({ extraAnalyses: 20, analysesRemaining: 130 })
})

test('the free plan has no extra analyses to buy', async () => {
  const ana = await signUp(app)
  expect((await ana.send(contract.buyExtraAnalyses, { body: { count: 1, ...returnUrls } })).code).toBe(
    'no_subscription',
  )
})
