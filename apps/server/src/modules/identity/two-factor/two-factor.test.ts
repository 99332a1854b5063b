import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { hours, minutes } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { confirmAddress, logIn, PASSWORD, signUp } from '../../../testing/people'
import { finishLogin, nextCode, setUpApp, startLogin } from '../../../testing/two-factor'
import { purgeLogins } from './two-factor.feature'

const app = useTestApp()

const emailTo = async (email: string, subject: RegExp) =>
  (await app.emails()).find(sent => sent.to === email && subject.test(sent.subject))

const accessEvents = async (userId: string) =>
  (
    await app.db.pool.query('select kind from access_events where user_id = $1 order by created_at', [userId])
  ).rows.map(({ kind }) => kind)

describe('an authenticator app', () => {
  test('counts once a first code confirms it, and then the password alone opens nothing', async () => {
    const ana = await signUp(app)
    await confirmAddress(app, ana)
    const elsewhere = await logIn(app, ana.email)
    const started = await ana.call(contract.startAuthenticator, { body: { password: PASSWORD } })
    expect(started.data.uri).toContain(`secret=${started.data.secret}`)
    expect(started.data.qrCode).toMatch(/^<svg/)
    expect((await logIn(app, ana.email)).id).toBe(ana.id)

    const { data } = await ana.call(contract.confirmAuthenticator, {
      body: { code: nextCode(app, started.data.secret) },
    })
    expect(data.recoveryCodes).toHaveLength(10)
    expect((await ana.call(contract.me, {})).status).toBe(200)
    expect((await elsewhere.call(contract.me, {})).status).toBe(401)

    const login = await app.call(contract.login, { body: { email: ana.email, password: PASSWORD } })
    expect(login.data).toMatchObject({ twoFactor: { methods: ['code', 'recovery_code'], passkey: null } })
    expect(login.headers['set-cookie']).toBeUndefined()
    expect(login.body).not.toHaveProperty('token')

    const { challenge } = await startLogin(app, ana)
    const code = nextCode(app, started.data.secret)
    const opened = await finishLogin(app, challenge, { method: 'code', code })
    expect([opened.status, opened.data.user.id]).toEqual([200, ana.id])
    expect(String(opened.headers['set-cookie'])).toContain('plumbline_session=')
    expect(opened.body.token).toBe(opened.data.token)

    expect(await emailTo(ana.email, /Two-factor authentication is on/)).toBeDefined()
    expect(await accessEvents(ana.id)).toEqual(
      expect.arrayContaining(['two_factor_enabled', 'recovery_codes_created', 'login']),
    )
  })

  test('is stored so that a copy of the database shows neither its secret nor the codes', async () => {
    const ana = await signUp(app)
    const { secret, recoveryCodes } = await setUpApp(app, ana)
    const { rows } = await app.db.pool.query(
      'select a::text, r::text from authenticators a join recovery_codes r using (user_id) where user_id = $1',
      [ana.id],
    )
    const stored = JSON.stringify(rows)
    for (const shown of [secret, ...recoveryCodes.flatMap(code => [code, code.replaceAll('-', '')])])
      expect(stored).not.toContain(shown)
  })

  test('needs the password, also from somebody who is signed in', async () => {
    const ana = await signUp(app)
    const response = await ana.call(contract.startAuthenticator, { body: { password: 'not the one' } })
    expect([response.code, response.fields]).toMatchObject([
      'wrong_password',
      [{ field: 'password', code: 'password_wrong' }],
    ])
    for (let attempt = 1; attempt < 10; attempt++)
      await ana.call(contract.startAuthenticator, { body: { password: 'not the one' } })
    expect((await ana.call(contract.startAuthenticator, { body: { password: PASSWORD } })).status).toBe(429)
  })

  test('has an hour to be confirmed', async () => {
    const ana = await signUp(app)
    await confirmAddress(app, ana)
    const { data } = await ana.call(contract.startAuthenticator, { body: { password: PASSWORD } })
    app.passTime(hours(2))
    const { token } = (await app.call(contract.refresh, {}, { cookie: ana.cookie })).data
    const late = { body: { code: nextCode(app, data.secret) } }
    expect((await app.call(contract.confirmAuthenticator, late, { token })).code).toBe('not_found')
  })

  test('is turned off with the password and a code, and the recovery codes go with it', async () => {
    const ana = await signUp(app)
    const { secret } = await setUpApp(app, ana)
    const off = (body: contract.Confirmation) => ana.call(contract.removeAuthenticator, { body })
    expect((await off({ password: PASSWORD })).fields).toMatchObject([
      { field: 'code', code: 'code_required' },
    ])
    expect((await off({ password: PASSWORD, code: '000000' })).code).toBe('code_wrong')
    expect((await off({ password: 'not the one', code: nextCode(app, secret) })).code).toBe('wrong_password')
    expect((await off({ password: PASSWORD, code: nextCode(app, secret) })).status).toBe(200)
    expect((await ana.call(contract.getTwoFactor, {})).data).toEqual({
      authenticator: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      requiredByOrganization: false,
    })
    expect((await logIn(app, ana.email)).id).toBe(ana.id)
    expect(await emailTo(ana.email, /turned off/)).toBeDefined()
  })
})

describe('the second step', () => {
  test('ends after five wrong codes, and its owner hears of it', async () => {
    const ana = await signUp(app)
    const { secret } = await setUpApp(app, ana)
    const { challenge } = await startLogin(app, ana)
    const tries = await Promise.all(
      Array.from({ length: 7 }, () => finishLogin(app, challenge, { method: 'code', code: '000000' })),
    )
    expect(tries.map(({ code }) => code).toSorted()).toEqual([
      ...Array(5).fill('code_wrong'),
      ...Array(2).fill('login_expired'),
    ])
    const right = { method: 'code', code: nextCode(app, secret) } as const
    expect((await finishLogin(app, challenge, right)).code).toBe('login_expired')
    expect(await emailTo(ana.email, /tried to log in/)).toBeDefined()
    expect((await accessEvents(ana.id)).filter(kind => kind === 'login_failed')).toHaveLength(5)
  })

  test('has a limit across logins, for somebody who knows the password', async () => {
    const ana = await signUp(app)
    await setUpApp(app, ana)
    const statuses: number[] = []
    for (let login = 0; login < 4; login++) {
      const { challenge } = await startLogin(app, ana)
      for (let attempt = 0; attempt < 5; attempt++)
        statuses.push((await finishLogin(app, challenge, { method: 'code', code: '000000' })).status)
    }
    expect(statuses).toEqual([...Array(15).fill(400), ...Array(5).fill(429)])
  })

  test('takes a code once, also when it is sent twice at the same moment', async () => {
    const ana = await signUp(app)
    const { secret } = await setUpApp(app, ana)
    const logins = [await startLogin(app, ana), await startLogin(app, ana)]
    const code = nextCode(app, secret)
    const tries = await Promise.all(
      logins.map(({ challenge }) => finishLogin(app, challenge, { method: 'code', code })),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const { challenge } = await startLogin(app, ana)
    expect((await finishLogin(app, challenge, { method: 'code', code })).code).toBe('code_wrong')
  })

  test('is over after ten minutes, after its use, and for a challenge that was made up', async () => {
    const ana = await signUp(app)
    const { secret } = await setUpApp(app, ana)
    const used = await startLogin(app, ana)
    await finishLogin(app, used.challenge, { method: 'code', code: nextCode(app, secret) })
    const late = await startLogin(app, ana)
    app.passTime(minutes(11))
    const code = nextCode(app, secret)
    for (const challenge of [used.challenge, late.challenge, 'x'.repeat(43)])
      expect((await finishLogin(app, challenge, { method: 'code', code })).code).toBe('login_expired')
  })

  test.each([
    [{}, 'challenge'],
    [{ challenge: 'x'.repeat(43) }, 'proof'],
    [{ challenge: 'x'.repeat(43), proof: { method: 'code', code: '' } }, 'proof.code'],
    [{ challenge: 'x'.repeat(43), proof: { method: 'magic', code: '1' } }, 'proof.method'],
    [{ challenge: 'x'.repeat(43), proof: { method: 'passkey', passkey: {} } }, 'proof.passkey.id'],
  ])('rejects %j', async (body, field) => {
    const response = await app.send(contract.completeLogin, { body })
    expect(response.status).toBe(400)
    expect(response.fields.map(fault => fault.field)).toContain(field)
  })
})

describe('recovery codes', () => {
  test('work once each, however they are typed', async () => {
    const ana = await signUp(app)
    const { recoveryCodes } = await setUpApp(app, ana)
    const typed = ` ${recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ')}`
    const enter = async (code: string) => {
      const { challenge } = await startLogin(app, ana)
      return finishLogin(app, challenge, { method: 'recovery_code', code })
    }
    expect((await enter(typed)).status).toBe(200)
    expect((await enter(typed)).code).toBe('code_wrong')
    expect((await enter(recoveryCodes[1] ?? '')).status).toBe(200)
    expect((await ana.call(contract.getTwoFactor, {})).data.recoveryCodesLeft).toBe(8)
    expect(await emailTo(ana.email, /recovery code was used/)).toBeDefined()
  })

  test('are replaced with a fresh confirmation, and the old ones stop working', async () => {
    const ana = await signUp(app)
    const { secret, recoveryCodes } = await setUpApp(app, ana)
    const renewed = await ana.call(contract.renewRecoveryCodes, {
      body: { password: PASSWORD, code: nextCode(app, secret) },
    })
    expect(renewed.data.recoveryCodes).toHaveLength(10)
    const { challenge } = await startLogin(app, ana)
    const proof = (code = '') => ({ method: 'recovery_code', code }) as const
    expect((await finishLogin(app, challenge, proof(recoveryCodes[3]))).code).toBe('code_wrong')
    expect((await finishLogin(app, challenge, proof(renewed.data.recoveryCodes[3]))).status).toBe(200)
  })
})

test('a mailed password reset does not get around the second step', async () => {
  const ana = await signUp(app)
  await confirmAddress(app, ana)
  await setUpApp(app, ana)
  await app.call(contract.forgotPassword, { body: { email: ana.email } })
  const token = (await emailTo(ana.email, /Set a new password/))?.link.split('reset-password/')[1] ?? ''
  await app.call(contract.updatePassword, { body: { token, password: 'the next passphrase' } })
  const { data } = await app.call(contract.login, {
    body: { email: ana.email, password: 'the next passphrase' },
  })
  expect(data).toHaveProperty('twoFactor')
})

test('nobody sets up a factor for an address that they have not confirmed', async () => {
  const stranger = await signUp(app)
  const body = { password: PASSWORD }
  expect((await stranger.call(contract.startAuthenticator, { body })).code).toBe('address_unverified')
  expect((await stranger.call(contract.startPasskey, { body })).code).toBe('address_unverified')
})

/** As it was possible before addresses had to be confirmed first. */
async function factorOfAStranger() {
  const stranger = await signUp(app)
  await setUpApp(app, stranger)
  await app.db.pool.query('update users set email_verified_at = null where id = $1', [stranger.id])
  return stranger
}

test('the first confirmation of an address removes the factors of before', async () => {
  const stranger = await factorOfAStranger()
  const token = new URL((await emailTo(stranger.email, /Confirm/))?.link ?? '').searchParams.get('token')
  await app.call(contract.verifyEmail, { body: { token: token ?? '' } })
  const { data } = await stranger.call(contract.getTwoFactor, {})
  expect(data).toMatchObject({ authenticator: null, recoveryCodesLeft: 0 })
  await setUpApp(app, stranger)
  await app.call(contract.verifyEmail, { body: { token: token ?? '' } })
  expect((await stranger.call(contract.getTwoFactor, {})).data.authenticator).not.toBeNull()
})

test('whoever signed up with an address that is somebody else’s keeps no factor once it is proven', async () => {
  const stranger = await factorOfAStranger()
  await app.call(contract.forgotPassword, { body: { email: stranger.email } })
  const token = (await emailTo(stranger.email, /Set a new password/))?.link.split('reset-password/')[1] ?? ''
  await app.call(contract.updatePassword, { body: { token, password: 'the next passphrase' } })
  const owner = await logIn(app, stranger.email, 'the next passphrase')
  expect((await owner.call(contract.getTwoFactor, {})).data).toMatchObject({
    authenticator: null,
    passkeys: [],
    recoveryCodesLeft: 0,
  })
  expect((await stranger.call(contract.me, {})).status).toBe(401)
})

test('nobody manages factors without signing in', async () => {
  const own = contract.endpoints.filter(({ endpoint }) => endpoint.path.includes('two-factor'))
  const statuses = await Promise.all(
    own
      .filter(({ endpoint }) => endpoint.access !== 'open')
      .map(async ({ endpoint }) => (await app.send(endpoint, { params: { id: 'x' }, body: {} })).status),
  )
  expect(new Set(statuses)).toEqual(new Set([401]))
  expect(statuses.length).toBeGreaterThan(10)
})

test('logins that nobody finished are deleted', async () => {
  const ana = await signUp(app)
  await setUpApp(app, ana)
  await startLogin(app, ana)
  app.passTime(minutes(11))
  await app.db.transaction(tx => app.jobs.enqueue(tx, purgeLogins, {}))
  await app.jobs.runDueJobs()
  const { rows } = await app.db.pool.query('select 1 from login_challenges where user_id = $1', [ana.id])
  expect(rows).toEqual([])
})
