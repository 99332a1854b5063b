import * as contract from '@plumbline/contract'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { finishCheckout, returnUrls, startedCheckout } from '../../../testing/payments'
import { type Person, signUp } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'

const app = useTestApp()

let ana: Person
let free: Person
beforeAll(async () => {
  ;[ana, free] = [await signUpOn(app, 'pro'), await signUp(app)]
  // Someone who once opened a checkout has an account at the provider.
  await ana.call(contract.buyExtraAnalyses, { body: { count: 1, ...returnUrls } })
})

test.each([
  ['https://evil.example/dashboard'],
  ['//evil.example/dashboard'],
  ['/\\evil.example'],
  ['/.//evil.example'],
  ['http://plumbline.test//evil.example'],
  ['javascript:alert(1)'],
  ['http://plumbline.test.evil.example/'],
  ['http://plumbline.test@evil.example/'],
  ['https://plumbline.test/dashboard'],
  ['http://name:secret@plumbline.test/'],
  ['http://'],
])('a return URL of %s is rejected everywhere', async url => {
  const rejected = [
    await free.send(contract.checkoutSession, {
      body: { priceId: 'test_pro_month', ...returnUrls, successUrl: url },
    }),
    await ana.send(contract.buyExtraAnalyses, { body: { count: 1, ...returnUrls, cancelUrl: url } }),
    await ana.send(contract.billingPortal, { body: { returnUrl: url } }),
  ]
  expect(rejected.map(({ status, fields }) => [status, fields[0]])).toEqual(
    ['successUrl', 'cancelUrl', 'returnUrl'].map(field => [
      400,
      expect.objectContaining({ field, code: 'return_url_foreign' }),
    ]),
  )
})

test('our own origin is accepted', async () => {
  const { data } = await ana.call(contract.billingPortal, {
    body: { returnUrl: 'http://plumbline.test/billing?a=1' },
  })
  expect(data.url).toBe('/billing/test-portal?return=%2Fbilling%3Fa%3D1')
})

test.each(['price_of_somebody_else', 'test_enterprise_month', 'test_free_month'])(
  'the price %s is rejected',
  async priceId => {
    const { status, fields } = await free.send(contract.checkoutSession, { body: { priceId, ...returnUrls } })
    expect([status, fields[0]]).toMatchObject([400, { field: 'priceId', code: 'not_an_option' }])
  },
)

test.each([0, -5, 501, 1.5, 1e12, '20'])('%s extra analyses are rejected', async count => {
  const { status, fields } = await ana.send(contract.buyExtraAnalyses, { body: { count, ...returnUrls } })
  expect([status, fields[0]?.field]).toEqual([400, 'count'])
})

test("another organization's checkout is not found", async () => {
  const id = await startedCheckout(free)
  expect((await finishCheckout(ana, id)).status).toBe(404)
  expect((await ana.call(contract.getTestCheckout, { params: { id } })).status).toBe(404)
})

test('no webhook is accepted where Stripe is not configured', async () => {
  const { status, code } = await app.send(contract.stripeWebhook, { body: { id: 'evt_1' } })
  expect([status, code]).toEqual([400, 'signature_invalid'])
})
