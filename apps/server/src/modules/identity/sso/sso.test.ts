import * as contract from '@plumbline/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minutes } from '../../../platform/clock'
import { type TestApp, testApp } from '../../../testing/harness'
import { colleagueOf, confirmAddress, type Person, signUp } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import {
  beginSso,
  CLIENT,
  callbackAddress,
  finishSso,
  logInBySso,
  setUpSso,
  startIdentityProvider,
  startNameServer,
  type TestIdentityProvider,
  type TestNameServer,
  visitProvider,
} from '../../../testing/sso'

let idp: TestIdentityProvider
let dns: TestNameServer
let app: TestApp
let ana: Person

beforeAll(async () => {
  idp = await startIdentityProvider()
  dns = await startNameServer()
  app = await testApp({ OUTGOING_ALLOWED_HOSTS: idp.host, DNS_SERVERS: dns.address })
  ana = await signUpOn(app, 'enterprise', { email: 'ana@corp.example' })
  expect((await setUpSso(ana, idp, dns, 'corp.example')).data.connection).toMatchObject({ enabled: true })
})
afterAll(async () => {
  await app.close()
  await Promise.all([idp.close(), dns.close()])
})
beforeEach(() => {
  idp.be('kim', { email: 'kim@corp.example', email_verified: true, name: 'Kim Lee' })
  // Events of one test come after those of the one before.
  app.passTime(1000)
})

const accessKinds = async () =>
  (await ana.call(contract.listAccessEvents, { query: {} })).data.items.map(({ kind, details }) =>
    [kind, details.change ?? details.reason].filter(Boolean).join(' '),
  )

describe('whoever the provider vouches for', () => {
  test('gets an account in its organization at the first login, and the same one afterwards', async () => {
    const first = await logInBySso(app, 'kim@corp.example')
    expect(first).toMatchObject({
      outcome: 'done',
      user: { email: 'kim@corp.example', name: 'Kim Lee', role: 'user', emailVerified: true },
    })
    expect(first.user?.organizationId).toBe(ana.organizationId)
    // A new address in the same domain is the same person, because the provider says so.
    idp.be('kim', { email: 'kim.lee@corp.example', email_verified: true })
    const second = await logInBySso(app, 'kim.lee@corp.example')
    expect(second.user?.id).toBe(first.user?.id)
    expect((await accessKinds()).filter(kind => kind === 'sso_login')).toHaveLength(2)
    const { rows } = await app.db.pool.query('select client_secret from sso_connections')
    expect(JSON.stringify(rows)).not.toContain(CLIENT.clientSecret)
  })

  test('is the colleague who has an account already', async () => {
    const joined = await colleagueOf(app, ana, 'manager')
    await app.db.pool.query(`update users set email = 'ben@corp.example' where id = $1`, [joined.id])
    idp.be('ben', { email: 'BEN@corp.example' })
    expect(await logInBySso(app, 'ben@corp.example')).toMatchObject({
      outcome: 'done',
      user: { id: joined.id, role: 'manager' },
    })
    // Somebody else at the provider who took over the address is not them.
    idp.be('other-ben', { email: 'ben@corp.example' })
    expect((await logInBySso(app, 'ben@corp.example')).outcome).not.toBe('done')
  })
})

describe("nobody gets into somebody else's account", () => {
  test.each([
    [
      'an address of another domain',
      { email: 'eve@elsewhere.example', email_verified: true },
      'foreign_domain',
    ],
    ['a subdomain', { email: 'eve@sub.corp.example', email_verified: true }, 'foreign_domain'],
    [
      'an address the provider has not checked',
      { email: 'new@corp.example', email_verified: false },
      'no_email',
    ],
    ['no address', { name: 'Nobody' }, 'no_email'],
  ])('%s is rejected', async (_, claims, outcome) => {
    idp.be('someone', claims)
    expect(await logInBySso(app, 'x@corp.example')).toMatchObject({ outcome, user: undefined })
    expect((await accessKinds())[0]).toBe('login_failed sso_rejected')
  })

  test('an account that is not in the organization stays closed, whatever its address', async () => {
    await confirmAddress(app, await signUp(app, { email: 'victim@corp.example' }))
    idp.be('victim', { email: 'victim@corp.example', email_verified: true })
    expect(await logInBySso(app, 'victim@corp.example')).toMatchObject({
      outcome: 'not_member',
      user: undefined,
    })
  })

  test('a sign-up with an address that nobody confirmed keeps its owner out of nothing', async () => {
    const stranger = await signUp(app, { email: 'mia@corp.example' })
    idp.be('mia', { email: 'mia@corp.example', email_verified: true })
    const { outcome, user } = await logInBySso(app, 'mia@corp.example')
    expect([outcome, user?.email, user?.id === stranger.id]).toEqual(['done', 'mia@corp.example', false])
    expect((await stranger.call(contract.me, {})).status).toBe(401)
  })

  test('an account that left the domain stays closed, and a domain that is not verified opens none', async () => {
    await ana.call(contract.addSsoDomain, { body: { domain: 'home.example' } })
    expect((await logInBySso(app, 'kim@corp.example')).outcome).toBe('done')
    const move = 'update users set email = $2 where email = $1'
    await app.db.pool.query(move, ['kim@corp.example', 'kim@home.example'])
    expect((await logInBySso(app, 'kim@corp.example')).outcome).toBe('foreign_domain')
    await app.db.pool.query(move, ['kim@home.example', 'kim@corp.example'])
    idp.be('new', { email: 'new@home.example', email_verified: true })
    expect((await logInBySso(app, 'x@corp.example')).outcome).toBe('foreign_domain')
  })

  test("another organization can't speak for the domain, verified or not", async () => {
    const eve = await signUpOn(app, 'enterprise')
    await eve.call(contract.saveSso, { body: { issuer: idp.issuer, ...CLIENT } })
    const { data } = await eve.call(contract.addSsoDomain, { body: { domain: 'corp.example' } })
    const { id = '' } = data.domains[0] ?? {}
    // The record of the true owner has another token.
    expect((await eve.call(contract.verifySsoDomain, { params: { id } })).code).toBe('domain_unverified')
    expect((await eve.call(contract.switchSso, { body: { enabled: true } })).code).toBe('sso_not_ready')
    dns.records.set(data.domains[0]?.recordName ?? '', data.domains[0]?.recordValue ?? '')
    expect((await eve.call(contract.verifySsoDomain, { params: { id } })).code).toBe('domain_taken')
  })

  test('people in several organizations with a factor of their own log in with that', async () => {
    const kim = await logInBySso(app, 'kim@corp.example')
    const other = await signUp(app)
    await app.db.pool.query('insert into memberships values ($1, $2, $3, now())', [
      other.organizationId,
      kim.user?.id,
      'user',
    ])
    const sessions = 'select two_factor from sessions where user_id = $1 order by created_at desc, id limit 1'
    await app.db.pool.query('delete from sessions where user_id = $1', [kim.user?.id])
    expect((await logInBySso(app, 'kim@corp.example')).outcome).toBe('done')
    // It is no second factor for the other organization.
    expect((await app.db.pool.query(sessions, [kim.user?.id])).rows).toEqual([{ two_factor: false }])
    await app.db.pool.query(
      `insert into authenticators (user_id, secret, created_at, confirmed_at) values ($1, 'x', now(), now())`,
      [kim.user?.id],
    )
    expect((await logInBySso(app, 'kim@corp.example')).outcome).toBe('own_factor')
    await app.db.pool.query('delete from authenticators')
    await app.db.pool.query('delete from memberships where organization_id = $1 and user_id = $2', [
      other.organizationId,
      kim.user?.id,
    ])
  })
})

describe('the way back from the provider', () => {
  test('works once, in the browser that began, and for ten minutes', async () => {
    const { data, cookies } = await beginSso(app, 'kim@corp.example')
    const callback = await visitProvider(data.url)
    expect((await finishSso(app, callback, ['plumbline_sso=stolen'])).outcome).toBe('expired')
    expect((await finishSso(app, callback, cookies)).outcome).toBe('expired')
    const again = await beginSso(app, 'kim@corp.example')
    const late = await visitProvider(again.data.url)
    app.passTime(minutes(11))
    expect((await finishSso(app, late, again.cookies)).outcome).toBe('expired')
  })

  test.each([
    ['a made-up state', { state: 'x'.repeat(43), code: 'x' }],
    ['nothing', {}],
    ['a list', { 'state[]': 'x' }],
  ])('with %s goes nowhere', async (_, query) => {
    const { cookies } = await beginSso(app, 'kim@corp.example')
    expect((await finishSso(app, callbackAddress(query), cookies)).outcome).toBe('expired')
  })

  test.each([
    ['another code', { code: 'made-up' }],
    ['an error', { code: '', error: 'access_denied' }],
    ['the name of another provider', { iss: 'https://evil.example' }],
  ])('with %s is rejected', async (_, changes) => {
    const { data, cookies } = await beginSso(app, 'kim@corp.example')
    const callback = await visitProvider(data.url)
    for (const [name, value] of Object.entries(changes))
      if (value) callback.searchParams.set(name, value)
      else callback.searchParams.delete(name)
    expect(await finishSso(app, callback, cookies)).toEqual({ outcome: 'rejected', session: undefined })
  })

  test('asks for a code challenge, a state and a nonce', async () => {
    const { data } = await beginSso(app, 'kim@corp.example')
    const { searchParams } = new URL(data.url)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(searchParams.get(name)?.length).toBeGreaterThan(40)
    expect(data.url).not.toContain(CLIENT.clientSecret)
  })
})

describe('the settings', () => {
  test.each([
    ['http://10.0.0.1', 'issuer', 'issuer_invalid'],
    ['https://169.254.169.254', 'issuer', 'issuer_private'],
    ['https://localhost', 'issuer', 'issuer_private'],
    ['no address', 'issuer', 'issuer_invalid'],
  ])('reject the issuer %s', async (issuer, field, code) => {
    const { status, fields } = await ana.call(contract.saveSso, { body: { issuer, ...CLIENT } })
    expect([status, fields]).toMatchObject([400, [{ field, code }]])
  })

  test('reject a server that is no identity provider', async () => {
    const { fields } = await ana.call(contract.saveSso, {
      body: { ...CLIENT, issuer: `${idp.issuer}/nothing` },
    })
    expect(fields).toMatchObject([{ field: 'issuer', code: 'issuer_unreadable' }])
  })

  test('never send a stored secret to another provider', async () => {
    const body = { issuer: 'https://evil.example', clientId: CLIENT.clientId }
    const { fields } = await ana.call(contract.saveSso, { body })
    expect(fields).toMatchObject([{ field: 'clientSecret', code: 'required' }])
    const same = { issuer: idp.issuer, clientId: CLIENT.clientId }
    expect((await ana.call(contract.saveSso, { body: same })).status).toBe(200)
  })

  test.each(['corp', 'http://corp.example', '-corp.example', 'corp.example/x', '1.2.3.4'])(
    'reject the domain %s',
    async domain => {
      const { fields } = await ana.call(contract.addSsoDomain, { body: { domain } })
      expect(fields).toMatchObject([{ field: 'domain', code: 'domain_invalid' }])
    },
  )

  test('are for admins of the organization only', async () => {
    const manager = await colleagueOf(app, ana, 'manager')
    const stranger = await signUpOn(app, 'enterprise')
    expect((await app.call(contract.getSso, {})).status).toBe(401)
    expect((await manager.call(contract.getSso, {})).status).toBe(403)
    expect((await stranger.call(contract.getSso, {})).data).toMatchObject({ connection: null, domains: [] })
    const { text } = await ana.call(contract.getSso, {})
    expect(text).not.toContain(CLIENT.clientSecret)
  })

  test('that lose the last domain or the provider let nobody in', async () => {
    await ana.call(contract.switchSso, { body: { required: true } })
    const { id = '' } = (await ana.call(contract.getSso, {})).data.domains[0] ?? {}
    const { data } = await ana.call(contract.deleteSsoDomain, { params: { id } })
    expect(data.connection).toMatchObject({ enabled: false, required: false })
    expect((await ana.call(contract.deleteSso, {})).data.connection).toBeNull()
    expect(await accessKinds()).toEqual(
      expect.arrayContaining(
        ['connected', 'domain_added', 'domain_verified', 'enabled', 'required', 'disconnected'].map(
          change => `sso_changed ${change}`,
        ),
      ),
    )
  })
})
