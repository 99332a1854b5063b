import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { days, minutes } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { PASSWORD, signUp } from '../../../testing/people'

const app = useTestApp()

const emailTo = async (email: string, subject: RegExp) =>
  (await app.emails()).filter(sent => sent.to === email && subject.test(sent.subject)).at(-1)
const tokenIn = (link: string | undefined) => link?.split(/token=|reset-password\//)[1] ?? ''

describe('signing in', () => {
  test('answers a bearer and sets a cookie no script can read', async () => {
    const ana = await signUp(app)
    const response = await app.call(contract.login, { body: { email: ana.email, password: PASSWORD } })
    expect(response.status).toBe(200)
    expect(String(response.headers['set-cookie'])).toMatch(
      /plumbline_session=.*Max-Age=2592000.*HttpOnly.*SameSite=Strict/,
    )
    const { token } = response.data as contract.SignedIn
    expect((await app.call(contract.me, {}, { token })).data.user.id).toBe(ana.id)
  })

  test('says the same for a wrong password and an unknown account', async () => {
    const ana = await signUp(app)
    const wrong = await app.call(contract.login, { body: { email: ana.email, password: 'not the one' } })
    const unknown = await app.call(contract.login, {
      body: { email: 'nobody@site.example', password: PASSWORD },
    })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    expect(wrong.body.error).toBe('Invalid email or password')
  })

  test('stores neither password nor tokens', async () => {
    const ana = await signUp(app)
    const { rows } = await app.db.pool.query(
      'select u.password_hash, s.token_hash cookie, b.token_hash bearer from users u join sessions s on s.user_id = u.id join bearers b on b.session_id = s.id where u.id = $1',
      [ana.id],
    )
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
    expect([rows[0].cookie, rows[0].bearer]).not.toContain(ana.cookie)
    expect([rows[0].cookie, rows[0].bearer]).not.toContain(ana.token)
  })

  test('stops guessing at one account after ten attempts, and says how long to wait', async () => {
    const ana = await signUp(app)
    for (let attempt = 0; attempt < 10; attempt++)
      await app.call(contract.login, { body: { email: ana.email, password: 'guess number' } })
    const response = await app.call(contract.login, { body: { email: ana.email, password: PASSWORD } })
    expect([response.status, response.code]).toEqual([429, 'too_many'])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the session', () => {
  test('outlives its bearer, which the cookie renews', async () => {
    const ana = await signUp(app)
    app.passTime(minutes(16))
    expect((await ana.call(contract.me, {})).status).toBe(401)
    const renewed = await app.call(contract.refresh, {}, { cookie: ana.cookie })
    expect(renewed.status).toBe(200)
    expect((await app.call(contract.me, {}, { token: renewed.data.token })).status).toBe(200)
  })

  test('ends after thirty days without use', async () => {
    const ana = await signUp(app)
    app.passTime(days(31))
    expect((await app.call(contract.refresh, {}, { cookie: ana.cookie })).status).toBe(401)
  })

  test('is not renewed for another site, nor for a caller that does not say where it comes from', async () => {
    const ana = await signUp(app)
    const from = (headers: Record<string, string>) =>
      app.http.inject({
        method: 'POST',
        url: '/api/auth/refresh',
        headers: { cookie: `plumbline_session=${ana.cookie}`, ...headers },
      })
    expect((await from({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await from({ origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await from({})).statusCode).toBe(403)
    expect((await from({ origin: 'http://plumbline.test' })).statusCode).toBe(200)
  })

  test('does not let the cookie alone change anything', async () => {
    const ana = await signUp(app)
    const response = await app.call(
      contract.saveProfile,
      { body: { first_name: 'Eve', last_name: '', job_title: '' } },
      { cookie: ana.cookie },
    )
    expect(response.status).toBe(401)
  })

  test('is gone at once after logging out: bearer and cookie', async () => {
    const ana = await signUp(app)
    expect((await ana.call(contract.logout, {})).status).toBe(200)
    expect((await ana.call(contract.me, {})).status).toBe(401)
    expect((await app.call(contract.refresh, {}, { cookie: ana.cookie })).status).toBe(401)
  })

  test('tells until when the bearer is good', async () => {
    const ana = await signUp(app)
    const { data } = await ana.call(contract.validate, {})
    expect(new Date(data.expiresAt).getTime() - app.clock.at.getTime()).toBe(minutes(15))
  })

  test.each(['', 'x', 'forged-token-that-was-never-issued-by-us', '\u0000'])(
    'rejects the bearer %j',
    async token => {
      expect(
        (await app.call(contract.me, {}, { headers: { authorization: `Bearer ${token}` } })).status,
      ).toBe(401)
    },
  )
})

describe('confirming the address', () => {
  test('works through the mailed link, and a second visit is no fault', async () => {
    const ana = await signUp(app)
    const sent = await emailTo(ana.email, /Confirm your email/)
    const visit = () =>
      app.http.inject({
        method: 'GET',
        url: new URL(sent?.link ?? '').pathname + new URL(sent?.link ?? '').search,
      })
    const first = await visit()
    expect([first.statusCode, first.headers.location]).toEqual([302, '/dashboard?verified=done'])
    expect((await visit()).headers.location).toBe('/dashboard?verified=done')
    expect((await ana.call(contract.me, {})).data.user.emailVerified).toBe(true)
  })

  test('works through the call with the token', async () => {
    const ana = await signUp(app)
    const token = tokenIn((await emailTo(ana.email, /Confirm/))?.link)
    expect((await app.call(contract.verifyEmail, { body: { token } })).data).toEqual({ email: ana.email })
  })

  test('says so when the link has expired or was made up', async () => {
    const ana = await signUp(app)
    const token = tokenIn((await emailTo(ana.email, /Confirm/))?.link)
    app.passTime(days(2))
    expect((await app.call(contract.verifyEmail, { body: { token } })).code).toBe('link_expired')
    expect((await app.call(contract.verifyEmail, { body: { token: 'made-up-made-up-made-up' } })).code).toBe(
      'link_invalid',
    )
  })

  test('writes in the language the person chose', async () => {
    const ana = await signUp(app, { language: 'de' })
    expect((await emailTo(ana.email, /./))?.text).toContain('bitte bestätigen Sie')
  })
})

describe('completing onboarding', () => {
  const confirmed = { industry: 'mining', region: 'ca', language: 'fr' } as const

  test('needs the address confirmed first', async () => {
    const ana = await signUp(app)
    const response = await ana.call(contract.completeOnboarding, { body: confirmed })
    expect([response.status, response.code]).toEqual([409, 'address_unverified'])
    expect((await ana.call(contract.me, {})).data.user).toMatchObject({
      industry: 'construction',
      onboarded: false,
    })
  })

  test('tops the quota up from 10/10 to 20/20, once, also when asked twice at the same moment', async () => {
    const ana = await signUp(app)
    await app.call(contract.verifyEmail, {
      body: { token: tokenIn((await emailTo(ana.email, /Confirm/))?.link) },
    })
    await Promise.all([1, 2, 3].map(() => ana.call(contract.completeOnboarding, { body: confirmed })))
    const { user } = (await ana.call(contract.me, {})).data
    expect(user).toMatchObject({
      remaining_uploads: 20,
      granted_uploads: 20,
      remaining_questions: 20,
      onboarded: true,
      ...confirmed,
    })
  })
})
