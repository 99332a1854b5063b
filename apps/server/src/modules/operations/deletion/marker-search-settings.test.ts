import * as contract from '@plumbline/contract'
import { expect, onTestFinished, test } from 'vitest'
import { days } from '../../../platform/clock'
import { fakeWebServer } from '../../../testing/fake-web-server'
import { type TestApp, testApp } from '../../../testing/harness'
import {
  startMarkedCheckout,
  writeFactors,
  writeFeeds,
  writeRating,
  writeSso,
} from '../../../testing/marker-cases'
import { finishCheckout, startedCheckout } from '../../../testing/payments'
import { colleagueOf, logIn, PASSWORD, type Person, signUp } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { searchEverything, tablesAmong } from '../../../testing/search-everything'
import { logInBySso, setUpSso, startIdentityProvider, startNameServer } from '../../../testing/sso'
import { stripeApp } from '../../../testing/stripe-app'
import { nextCode } from '../../../testing/two-factor'
import { purgeTables } from '../housekeeping/housekeeping.feature'
import { deleteDue } from './deletion.jobs'

/** A server with the far side of its settings: an identity provider, a name server, and a server with feeds. */
async function startWorld(clientId?: string) {
  const [idp, dns, web] = [
    await startIdentityProvider(undefined, clientId),
    await startNameServer(),
    await fakeWebServer({}),
  ]
  const app = await testApp({
    OUTGOING_ALLOWED_HOSTS: `${idp.host},${web.host}`,
    DNS_SERVERS: dns.address,
  })
  onTestFinished(async () => {
    await app.close()
    await Promise.all([idp.close(), dns.close(), web.close()])
  })
  return { app, outside: { idp, dns, web } }
}

async function pass(app: TestApp, count: number) {
  await app.jobs.runDueJobs()
  app.passTime(days(count))
  for (const job of [deleteDue, purgeTables]) await app.db.transaction(tx => app.jobs.enqueue(tx, job, {}))
  await app.jobs.runDueJobs()
}

const tablesWith = async (app: TestApp, text: string) => tablesAmong(await searchEverything(app, text))
const logLines = (found: string[]) => found.filter(each => each.startsWith('log '))

async function pay(person: Person, marker: string) {
  const { data } = await startMarkedCheckout(person, 'test_pro_month', marker)
  expect((await finishCheckout(person, data.url.split('/').at(-1) ?? '')).status).toBe(200)
  // Nobody deletes an organization that goes on paying.
  expect((await person.call(contract.billingCancel, {})).status).toBe(200)
}

test('of a deleted organization its single sign-on, factors, feeds, ratings and payments are gone', async () => {
  const marker = 'Jxqvwz63'
  const { app, outside } = await startWorld(`client-${marker}`)
  const ana = await signUpOn(app, 'enterprise', { organization: `${marker} Ltd` })
  // What she did while she was in another organization is in the access log of that one too.
  const other = await signUp(app)
  await app.db.pool.query(
    `insert into memberships (organization_id, user_id, role, joined_at) values ($1, $2, 'user', now())`,
    [other.organizationId, ana.id],
  )
  const { secret } = await writeFactors(app, ana, marker)
  await other.call(contract.removeMember, { params: { id: ana.id } })
  await writeFeeds(app, ana, outside, marker)
  await writeRating(ana, marker)
  const kim = await writeSso(app, ana, outside, marker)
  await pay(ana, marker)

  const before = await searchEverything(app, marker)
  expect(tablesAmong(before)).toEqual(
    expect.arrayContaining([
      'sso_connections',
      'sso_domains',
      'sso_identities',
      'passkeys',
      'access_events',
      'feed_sources',
      'regulations',
      'answer_feedback',
      'test_checkouts',
    ]),
  )
  expect(logLines(before)).toEqual([])
  expect(await tablesWith(app, ana.id)).toEqual(expect.arrayContaining(['authenticators', 'recovery_codes']))
  expect(await tablesWith(app, ana.organizationId)).toEqual(
    expect.arrayContaining(['payment_accounts', 'test_checkouts', 'test_subscriptions', 'test_invoices']),
  )

  const asked = await ana.call(contract.requestOrganizationDeletion, {
    body: { name: `${marker} Ltd`, password: PASSWORD, code: nextCode(app, secret) },
  })
  expect(asked.status).toBe(200)
  await pass(app, 31)
  expect(await searchEverything(app, marker)).toEqual([])
  for (const text of [ana.id, ana.organizationId, kim]) expect(await tablesWith(app, text)).toEqual([])
})

test('of a deleted account its factors, ratings and names at an identity provider are gone', async () => {
  const marker = 'Hzvkqx27'
  const { app, outside } = await startWorld()
  const ana = await signUpOn(app, 'enterprise', { organization: 'Harbor Builders' })
  const ben = await colleagueOf(app, ana, 'admin')
  await setUpSso(ana, outside.idp, outside.dns, 'site.example')
  outside.idp.be(`subject-${marker}`, { email: ben.email, email_verified: true, name: `Ben ${marker}` })
  expect(await logInBySso(app, ben.email)).toMatchObject({ outcome: 'done', user: { id: ben.id } })
  await writeFactors(app, ben, marker)
  await writeRating(ben, marker)
  await startedCheckout(ben)
  expect(await tablesWith(app, marker)).toEqual(
    expect.arrayContaining(['sso_identities', 'passkeys', 'access_events', 'answer_feedback']),
  )
  expect(await tablesWith(app, ben.id)).toEqual(
    expect.arrayContaining(['authenticators', 'recovery_codes', 'payment_accounts']),
  )

  const asked = await ben.call(contract.requestAccountDeletion, { body: { password: PASSWORD } })
  expect(asked.status).toBe(200)
  await pass(app, 15)
  expect(await searchEverything(app, marker)).toEqual([])
  for (const text of [ben.id, ben.email]) expect(await tablesWith(app, text)).toEqual([])
  // That a passkey was added stays in the access log, and so does the organization's checkout.
  const again = await logIn(app, ana.email)
  const { items } = (await again.call(contract.listAccessEvents, { query: { kind: 'passkey_added' } })).data
  expect(items.map(({ userName, details }) => [userName, details])).toEqual([
    [null, {}],
    [null, {}],
  ])
  expect(await tablesWith(app, ana.organizationId)).toContain('test_checkouts')
})

test('of a deleted organization that paid, only Stripe has the customer and the invoices, as the law asks', async () => {
  const marker = 'Wqzjvk95'
  const { app, stripe, close } = await stripeApp()
  onTestFinished(close)
  stripe.mark = marker
  const deliver = async () => {
    for (const event of stripe.takeEvents()) {
      const { statusCode } = await app.http.inject({
        method: 'POST',
        url: '/api/stripe/webhook',
        ...stripe.signed(event),
      })
      expect(statusCode).toBe(200)
    }
  }
  const ana = await signUp(app, { organization: `${marker} Ltd` })
  const { url } = (await startMarkedCheckout(ana, 'price_pro', marker)).data
  stripe.completeCheckout(url.split('/').at(-1) ?? '')
  await deliver()
  const { items } = (await ana.call(contract.billingInvoices, {})).data
  expect(items[0]?.number).toContain(marker.toUpperCase())
  await ana.call(contract.billingCancel, {})
  const before = await searchEverything(app, marker)
  expect(tablesAmong(before)).toEqual(expect.arrayContaining(['organizations', 'payment_accounts']))
  expect(logLines(before)).toEqual([])

  const asked = await ana.call(contract.requestOrganizationDeletion, {
    body: { name: `${marker} Ltd`, password: PASSWORD },
  })
  expect(asked.status).toBe(200)
  await pass(app, 31)
  expect(await searchEverything(app, marker)).toEqual([])
  expect(await tablesWith(app, ana.organizationId)).toEqual([])
  expect(stripe.customerDetails).toMatchObject([{ name: `${marker} Ltd`, email: ana.email }])
  expect(stripe.invoices).toHaveLength(1)
  expect(stripe.requests.filter(each => each.startsWith('DELETE'))).toEqual([])

  // The period that was paid for ends after the organization.
  stripe.renew(stripe.subscriptions[0]?.customer ?? '')
  await deliver()
  expect(await tablesWith(app, marker)).toEqual([])
  // Of webhooks, only that they came is stored.
  const { rows } = await app.db.pool.query('select * from payment_events limit 1')
  expect(Object.keys(rows[0]).toSorted()).toEqual(['id', 'received_at', 'type'])
})
