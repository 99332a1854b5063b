import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { minutes } from '../../../platform/clock'
import { rejectCommonPassword } from '../../../platform/common-passwords'
import { useTestApp } from '../../../testing/harness'
import {
  allowUsers,
  confirmAddress,
  invitationToken,
  logIn,
  newAccount,
  PASSWORD,
  signUp,
  signupForm,
} from '../../../testing/people'

const app = useTestApp()

const emailTo = async (email: string, subject: RegExp) =>
  (await app.emails()).filter(sent => sent.to === email && subject.test(sent.subject)).at(-1)
const tokenIn = (link: string | undefined) => link?.split(/token=|reset-password\//)[1] ?? ''

describe('a forgotten password', () => {
  test('is replaced through the mailed link; the old one and all sessions stop working', async () => {
    const ana = await signUp(app)
    const elsewhere = await logIn(app, ana.email)
    expect((await app.call(contract.resetPassword, { body: { email: ana.email } })).status).toBe(200)
    const sent = await emailTo(ana.email, /Set a new password/)
    expect(sent?.link).toContain('/reset-password/')
    const token = tokenIn(sent?.link)
    expect(
      (await app.call(contract.updatePassword, { body: { token, password: 'the next passphrase' } })).status,
    ).toBe(200)

    expect((await ana.call(contract.me, {})).status).toBe(401)
    expect((await elsewhere.call(contract.me, {})).status).toBe(401)
    expect((await app.call(contract.refresh, {}, { cookie: ana.cookie })).status).toBe(401)
    expect((await app.call(contract.login, { body: { email: ana.email, password: PASSWORD } })).status).toBe(
      401,
    )
    expect(
      (await app.call(contract.login, { body: { email: ana.email, password: 'the next passphrase' } }))
        .status,
    ).toBe(200)
    expect(
      (await app.call(contract.updatePassword, { body: { token, password: 'once more please' } })).code,
    ).toBe('link_used')
    expect(await emailTo(ana.email, /password was changed/)).toBeDefined()
  })

  test('has a link that lapses after an hour', async () => {
    const ana = await signUp(app)
    await app.call(contract.forgotPassword, { body: { email: ana.email } })
    const token = tokenIn((await emailTo(ana.email, /Set a new password/))?.link)
    app.passTime(minutes(61))
    expect(
      (await app.call(contract.updatePassword, { body: { token, password: 'the next passphrase' } })).code,
    ).toBe('link_expired')
  })

  test('answers the same for an address nobody has, and writes to nobody', async () => {
    const ana = await signUp(app)
    const known = await app.call(contract.resetPassword, { body: { email: ana.email } })
    const unknown = await app.call(contract.resetPassword, { body: { email: 'stranger@site.example' } })
    expect(unknown.body).toEqual(known.body)
    expect(await emailTo('stranger@site.example', /./)).toBeUndefined()
  })

  test('cannot be asked for without end', async () => {
    const ask = () => app.call(contract.resetPassword, { body: { email: 'flooded@site.example' } })
    for (let attempt = 0; attempt < 5; attempt++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })
})

test('a link to set a new password is void once the password was changed', async () => {
  const ana = await signUp(app)
  await app.call(contract.resetPassword, { body: { email: ana.email } })
  const token = tokenIn((await emailTo(ana.email, /Set a new password/))?.link)
  const change = { currentPassword: PASSWORD, newPassword: 'the next passphrase' }
  expect((await ana.call(contract.changePassword, { body: change })).status).toBe(200)
  const late = await app.call(contract.updatePassword, { body: { token, password: 'a stolen mailbox' } })
  expect(late.code).toBe('link_used')
  expect((await logIn(app, ana.email, 'the next passphrase')).id).toBe(ana.id)
})

describe('a password that is easy to guess', () => {
  const easy = ['password', '12345678', 'Password1', 'QWERTYUIOP', 'iloveyou', 'aaaaaaaa', 'Plumbline']
  const rejection = (field: string) => [
    { field, code: 'password_too_common', message: contract.fieldErrors.password_too_common },
  ]

  test.each(easy)('%s is rejected', async password => {
    const response = await app.call(contract.signup, {
      body: signupForm({ password, confirmPassword: password }),
    })
    expect([response.status, response.fields]).toEqual([400, rejection('password')])
  })

  test('so is the address, wherever a password is chosen', async () => {
    const email = `${randomUUID()}@site.example`
    const [local = ''] = email.split('@')
    for (const password of [email, email.toUpperCase(), local, `${local}site.example`]) {
      const body = signupForm({ email, password, confirmPassword: password })
      expect((await app.call(contract.signup, { body })).fields).toEqual(rejection('password'))
    }

    const ana = await signUp(app, { email })
    const change = { currentPassword: PASSWORD, newPassword: email }
    expect((await ana.call(contract.changePassword, { body: change })).fields).toEqual(
      rejection('newPassword'),
    )

    await app.call(contract.resetPassword, { body: { email } })
    const token = tokenIn((await emailTo(email, /Set a new password/))?.link)
    const reset = (password: string) => app.call(contract.updatePassword, { body: { token, password } })
    expect((await reset(email)).fields).toEqual(rejection('password'))
    expect((await reset('password1')).fields).toEqual(rejection('password'))

    await confirmAddress(app, ana)
    const invited = `${randomUUID()}@site.example`
    await allowUsers(app, ana)
    await ana.call(contract.invite, { body: { email: invited } })
    const account = { ...newAccount, password: invited }
    const joining = { token: await invitationToken(app, invited), account }
    expect((await app.call(contract.acceptInvitation, { body: joining })).fields).toEqual(
      rejection('account.password'),
    )
    // The link is still good after that.
    expect((await reset('the next passphrase')).status).toBe(200)
  })

  test.each(['plumbline-demo', PASSWORD, 'correct horse battery'])('%s is none', async password => {
    await expect(rejectCommonPassword(password, 'ana@site.example')).resolves.toBeUndefined()
  })
})

test('the access log has wrong passwords, new passwords and ended sessions', async () => {
  const ana = await signUp(app)
  await app.call(contract.login, { body: { email: ana.email, password: 'not the one' } })
  const other = await logIn(app, ana.email)
  await logIn(app, ana.email)
  await other.call(contract.logout, {})
  await ana.call(contract.endSession, { params: { id: 'all' } })
  const change = { currentPassword: PASSWORD, newPassword: 'the next passphrase' }
  await ana.call(contract.changePassword, { body: change })
  const kinds = async () =>
    (await ana.call(contract.listAccessEvents, { query: {} })).data.items.map(({ kind }) => kind)
  await expect
    .poll(kinds)
    .toEqual(expect.arrayContaining(['login_failed', 'logout', 'sessions_revoked', 'password_changed']))
})

test('a wrong password is recorded with the address it came from', async () => {
  const ana = await signUp(app)
  await app.call(contract.login, { body: { email: ana.email, password: 'not the one' } })
  const recorded = async () => {
    const { rows } = await app.db.pool.query(
      `select address from access_events where kind = 'login_failed' and user_id = $1`,
      [ana.id],
    )
    return rows
  }
  await expect.poll(recorded).toEqual([{ address: '127.0.0.1' }])
})
