import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { minutes } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { addPasskey, type TestPasskey, testPasskey } from '../../../testing/passkeys'
import { confirmAddress, logIn, PASSWORD, signUp } from '../../../testing/people'
import { finishLogin, nextCode, setUpApp, startLogin } from '../../../testing/two-factor'

const app = useTestApp()

async function logInWith(device: TestPasskey, options: Parameters<TestPasskey['use']>[1] = {}) {
  const { data } = await app.call(contract.startPasskeyLogin, {})
  return app.call(contract.passkeyLogin, {
    body: { challenge: data.challenge, passkey: device.use(data.passkey, options) },
  })
}

describe('a passkey', () => {
  test('logs in without a password and counts as both factors', async () => {
    const ana = await signUp(app)
    const elsewhere = await logIn(app, ana.email)
    const { device, added } = await addPasskey(app, ana)
    expect([added.status, added.data.passkey.name]).toEqual([201, 'Phone'])
    expect(added.data.recoveryCodes).toHaveLength(10)
    expect((await elsewhere.call(contract.me, {})).status).toBe(401)

    const opened = await logInWith(device)
    expect([opened.status, opened.data.user.id]).toEqual([200, ana.id])
    expect(String(opened.headers['set-cookie'])).toContain('plumbline_session=')
    const [passkey] = (await ana.call(contract.getTwoFactor, {})).data.passkeys
    expect(passkey).toMatchObject({ name: 'Phone', lastUsedAt: app.clock.at.toISOString() })
    const sent = (await app.emails()).filter(({ to }) => to === ana.email).map(({ subject }) => subject)
    expect(sent).toContain('A passkey was added to your account')
  })

  test('is a second step after the password', async () => {
    const ana = await signUp(app)
    const { device } = await addPasskey(app, ana)
    const step = await startLogin(app, ana)
    expect(step.methods).toEqual(['passkey', 'recovery_code'])
    if (!step.passkey) throw new Error('no passkey is asked for')
    const passkey = device.use(step.passkey)
    expect((await finishLogin(app, step.challenge, { method: 'passkey', passkey })).status).toBe(200)
    expect((await finishLogin(app, step.challenge, { method: 'passkey', passkey })).code).toBe(
      'login_expired',
    )
  })

  test('of somebody else is no second step', async () => {
    const [ana, ben] = [await signUp(app), await signUp(app)]
    await addPasskey(app, ana)
    const { device } = await addPasskey(app, ben)
    const step = await startLogin(app, ana)
    if (!step.passkey) throw new Error('no passkey is asked for')
    const passkey = device.use(step.passkey)
    expect((await finishLogin(app, step.challenge, { method: 'passkey', passkey })).code).toBe(
      'passkey_rejected',
    )
  })

  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['whose holder was not checked', { verifiesUser: false }],
    ['whose counter went back, as a copy does', { counter: 3 }],
  ])('%s is rejected', async (_, options) => {
    const ana = await signUp(app)
    const { device } = await addPasskey(app, ana)
    expect((await logInWith(device, { counter: 5 })).status).toBe(200)
    expect((await logInWith(device, { counter: 6, ...options })).code).toBe('passkey_rejected')
    expect((await logInWith(device, { counter: 7 })).status).toBe(200)
  })

  test('that nobody added is rejected, as is one that signed something else', async () => {
    expect((await logInWith(testPasskey())).code).toBe('passkey_rejected')
    const { device } = await addPasskey(app, await signUp(app))
    const [first, second] = [
      (await app.call(contract.startPasskeyLogin, {})).data,
      (await app.call(contract.startPasskeyLogin, {})).data,
    ]
    const body = { challenge: second.challenge, passkey: device.use(first.passkey) }
    expect((await app.call(contract.passkeyLogin, { body })).code).toBe('passkey_rejected')
    const again = { challenge: second.challenge, passkey: device.use(second.passkey) }
    expect((await app.call(contract.passkeyLogin, { body: again })).code).toBe('login_expired')
  })

  test('is not added without the password, for somebody else, from another site, twice or too late', async () => {
    const [ana, ben] = [await signUp(app), await signUp(app)]
    for (const each of [ana, ben]) await confirmAddress(app, each)
    const wrong = await ana.call(contract.startPasskey, { body: { password: 'not the one' } })
    expect(wrong.code).toBe('wrong_password')

    const start = async () => (await ana.call(contract.startPasskey, { body: { password: PASSWORD } })).data
    const device = testPasskey()
    const add = (
      who: typeof ana,
      { challenge, passkey }: Awaited<ReturnType<typeof start>>,
      origin?: string,
    ) =>
      who.call(contract.addPasskey, {
        body: { challenge, name: 'Phone', passkey: device.create(passkey, origin ? { origin } : {}) },
      })
    const started = await start()
    expect((await add(ben, started)).code).toBe('login_expired')
    expect((await add(ana, await start(), 'https://evil.example')).code).toBe('passkey_rejected')
    const late = await start()
    app.passTime(minutes(6))
    expect((await add(ana, late)).code).toBe('login_expired')
    expect((await add(ana, await start())).status).toBe(201)
    expect((await add(ana, await start())).code).toBe('passkey_exists')
  })

  test('is renamed and removed by its owner alone', async () => {
    const [ana, ben] = [await signUp(app), await signUp(app)]
    const { device, added } = await addPasskey(app, ana)
    const params = { id: added.data.passkey.id }
    const confirmation = { password: PASSWORD }
    expect((await ben.call(contract.renamePasskey, { params, body: { name: 'Mine' } })).status).toBe(404)
    expect((await ben.call(contract.removePasskey, { params, body: confirmation })).status).toBe(404)
    const unknown = { id: randomUUID() }
    expect((await ana.call(contract.removePasskey, { params: unknown, body: confirmation })).status).toBe(404)
    expect((await ana.call(contract.renamePasskey, { params, body: { name: 'Work phone' } })).data.name).toBe(
      'Work phone',
    )
    expect((await ana.call(contract.removePasskey, { params, body: { password: 'wrong one' } })).code).toBe(
      'wrong_password',
    )
    expect((await ana.call(contract.removePasskey, { params, body: confirmation })).status).toBe(200)
    expect((await logInWith(device)).code).toBe('passkey_rejected')
    expect((await logIn(app, ana.email)).id).toBe(ana.id)
  })

  test('beside an app needs a code to be removed, and the app stays on', async () => {
    const ana = await signUp(app)
    const { added } = await addPasskey(app, ana)
    const { secret, recoveryCodes } = await setUpApp(app, ana)
    expect(recoveryCodes).toEqual([])
    const params = { id: added.data.passkey.id }
    expect((await ana.call(contract.removePasskey, { params, body: { password: PASSWORD } })).code).toBe(
      'code_wrong',
    )
    const body = { password: PASSWORD, code: nextCode(app, secret) }
    expect((await ana.call(contract.removePasskey, { params, body })).status).toBe(200)
    expect((await startLogin(app, ana)).methods).toEqual(['code', 'recovery_code'])
    expect((await ana.call(contract.getTwoFactor, {})).data.recoveryCodesLeft).toBe(10)
  })
})
