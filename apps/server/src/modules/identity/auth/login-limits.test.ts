import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { PASSWORD, signUp, signupForm } from '../../../testing/people'

const behindProxy = useTestApp({ TRUST_PROXY: '1' })
const behindNetwork = useTestApp({ TRUST_PROXY: '127.0.0.0/8, 10.0.0.0/8' })
const direct = useTestApp()

type App = typeof direct
const from = (address: string) => ({ 'x-forwarded-for': address })
const logIn = (
  app: App,
  email: string,
  { password = PASSWORD, ...headers }: Record<string, string> & { password?: string } = {},
) => app.call(contract.login, { body: { email, password } }, { headers })
const guess = (app: App, email: string, headers: Record<string, string> = {}) =>
  logIn(app, email, { ...headers, password: 'guess number' })

/** As if so many had failed already; each guess costs what checking a password costs. */
const setPoints = (limit: string, points: number) =>
  behindProxy.db.pool.query('update rate_limits set points = $2 where starts_with(key, $1)', [limit, points])

async function guessUntilLimit(
  app: App,
  email: string,
  headersOf: (attempt: number) => Record<string, string>,
) {
  for (let attempt = 1; attempt <= 200; attempt++)
    if ((await guess(app, email, headersOf(attempt))).status === 429) return attempt
  return 0
}

describe('behind a proxy', () => {
  test('addresses that a caller makes up before the true one change nothing', async () => {
    const attempts = await guessUntilLimit(behindProxy, 'nobody@site.example', attempt =>
      from(`198.51.100.${attempt}, 203.0.113.1`),
    )
    expect(attempts).toBe(11)
    const others = await logIn(behindProxy, 'nobody@site.example', from('203.0.113.2'))
    expect(others.status).toBe(401)
  })

  test('all accounts from one address share an allowance, and made-up addresses do not extend it', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 21; attempt++) {
      const headers = from(`198.51.100.${attempt}, 203.0.113.50`)
      const body = { email: `nobody${attempt}@site.example` }
      statuses.push((await behindProxy.call(contract.resetPassword, { body }, { headers })).status)
    }
    expect(statuses.filter(status => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })

  test('an address of any length is counted, not stored', async () => {
    const long = `${'9'.repeat(4000)}, ${'x'.repeat(4000)}`
    expect((await guess(behindProxy, 'nobody@site.example', from(long))).status).toBe(401)
    const { rows } = await behindProxy.db.pool.query<{ key: string }>('select key from rate_limits')
    expect(rows.some(({ key }) => key.includes('nobody') || key.includes('203.0.113'))).toBe(false)
  })

  test('proxies can be named by their networks', async () => {
    const attempts = await guessUntilLimit(behindNetwork, 'nobody@site.example', attempt =>
      from(`198.51.100.${attempt}, 203.0.113.1, 10.1.2.3`),
    )
    expect(attempts).toBe(11)
  })

  test('a network of IPv6 addresses counts as one', async () => {
    const attempts = await guessUntilLimit(behindProxy, 'six@site.example', attempt =>
      from(`2001:db8:1:2:${attempt.toString(16)}::1`),
    )
    expect(attempts).toBe(11)
    expect((await guess(behindProxy, 'six@site.example', from('2001:db8:1:3::1'))).status).toBe(401)
  })
})

test('without a proxy the header is ignored', async () => {
  const attempts = await guessUntilLimit(direct, 'nobody@site.example', attempt =>
    from(`198.51.100.${attempt}`),
  )
  expect(attempts).toBe(11)
})

describe('sign-up, which says whether an address has an account', () => {
  const tryEmail = (email: string, address: string) =>
    behindProxy.call(contract.signup, { body: signupForm({ email }) }, { headers: from(address) })

  test('says so ten times an hour for an account, to one network address', async () => {
    const ana = await signUp(behindProxy)
    const codes = []
    for (let attempt = 0; attempt < 11; attempt++)
      codes.push((await tryEmail(ana.email, '203.0.113.60')).code)
    expect(codes).toEqual([...Array(10).fill('email_taken'), 'too_many'])
    expect((await tryEmail(ana.email, '203.0.113.61')).code).toBe('email_taken')
  })

  test('says so thirty times an hour for all accounts, to one network address', async () => {
    const ana = await signUp(behindProxy)
    const ben = await signUp(behindProxy)
    await tryEmail(ana.email, '203.0.113.62')
    await setPoints('signup:address', 29)
    expect((await tryEmail(ana.email, '203.0.113.62')).code).toBe('email_taken')
    expect((await tryEmail(ben.email, '203.0.113.62')).code).toBe('too_many')
    await setPoints('signup:address', 0)
  })
})

describe('nobody locks somebody else out', () => {
  test('guesses from one address leave the account open everywhere else', async () => {
    const ana = await signUp(behindProxy)
    await guessUntilLimit(behindProxy, ana.email, () => from('203.0.113.3'))
    expect((await logIn(behindProxy, ana.email, from('203.0.113.3'))).status).toBe(429)
    expect((await logIn(behindProxy, ana.email, from('203.0.113.4'))).status).toBe(200)
  })

  test('a browser that logged in before has attempts of its own, even where the address has none left', async () => {
    const ana = await signUp(direct)
    const before = await logIn(direct, ana.email)
    const mark = String(before.headers['set-cookie']).match(/plumbline_browser=[^;]+/)?.[0] ?? ''
    expect(mark).not.toBe('')
    await guessUntilLimit(direct, ana.email, () => ({}))
    expect((await logIn(direct, ana.email)).status).toBe(429)
    expect((await logIn(direct, ana.email, { cookie: mark })).status).toBe(200)

    const own = await guessUntilLimit(direct, ana.email, () => ({ cookie: mark }))
    expect(own).toBe(11)
    const ben = await signUp(behindProxy)
    const forged = mark.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
    await guessUntilLimit(behindProxy, ben.email, () => from('203.0.113.5'))
    for (const cookie of [mark, forged, 'plumbline_browser=~.~x.y'])
      expect((await logIn(behindProxy, ben.email, { ...from('203.0.113.5'), cookie })).status).toBe(429)
  })

  test('a hundred guesses from everywhere stop guessing, and the emailed link still lets the owner in', async () => {
    const ana = await signUp(behindProxy)
    await guess(behindProxy, ana.email, from('192.0.2.1'))
    await setPoints('login:anywhere', 98)
    const attempts = await guessUntilLimit(behindProxy, ana.email, attempt => from(`192.0.2.${attempt}`))
    expect(attempts).toBe(3)
    await behindProxy.call(contract.resetPassword, { body: { email: ana.email } })
    const sent = (await behindProxy.emails()).filter(
      ({ to, link }) => to === ana.email && link.includes('reset-password'),
    )
    const token = sent.at(-1)?.link.split('reset-password/')[1] ?? ''
    const reset = await behindProxy.call(contract.updatePassword, {
      body: { token, password: 'the next passphrase' },
    })
    const cookie = String(reset.headers['set-cookie']).match(/plumbline_browser=[^;]+/)?.[0] ?? ''
    const back = { ...from('192.0.2.250'), password: 'the next passphrase' }
    expect((await logIn(behindProxy, ana.email, back)).status).toBe(429)
    expect((await logIn(behindProxy, ana.email, { ...back, cookie })).status).toBe(200)
  })

  test('requests for a new password from elsewhere leave the owner theirs, and nobody is flooded', async () => {
    const ana = await signUp(behindProxy)
    const ask = (address: string) =>
      behindProxy.call(contract.resetPassword, { body: { email: ana.email } }, { headers: from(address) })
    for (let attempt = 0; attempt < 5; attempt++) await ask('203.0.113.6')
    expect((await ask('203.0.113.6')).status).toBe(429)
    for (let attempt = 0; attempt < 25; attempt++)
      expect((await ask(`198.51.100.${attempt}`)).status).toBe(200)
    const sent = (await behindProxy.emails()).filter(
      ({ to, link }) => to === ana.email && link.includes('reset-password'),
    )
    expect(sent).toHaveLength(20)
  })
})

test('logging in is not counted, however often', async () => {
  const ana = await signUp(behindProxy)
  const elsewhere = from('203.0.113.7')
  expect((await guess(behindProxy, ana.email, elsewhere)).status).toBe(401)
  await setPoints('login:address', 58)
  await setPoints('login:anywhere', 98)
  for (let attempt = 0; attempt < 4; attempt++)
    expect((await logIn(behindProxy, ana.email, elsewhere)).status).toBe(200)
  expect((await guess(behindProxy, ana.email, elsewhere)).status).toBe(401)
})
