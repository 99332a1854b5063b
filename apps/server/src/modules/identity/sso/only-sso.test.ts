import * as contract from '@plumbline/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  allowUsers,
  colleagueOf,
  confirmAddress,
  invitationToken,
  logIn,
  newAccount,
  PASSWORD,
  signUp,
} from '../../../testing/people'
import { logInBySso, organizationWithSso } from '../../../testing/sso'

type World = Awaited<ReturnType<typeof organizationWithSso>>
let { app, idp, ana, close } = {} as World
beforeAll(async () => {
  ;({ app, idp, ana, close } = await organizationWithSso())
})
afterAll(() => close())

describe('only single sign-on', () => {
  test('keeps passwords out, ends their sessions, and leaves admins theirs', async () => {
    const worker = await colleagueOf(app, ana)
    const guest = await colleagueOf(app, ana)
    await app.db.pool.query(`update users set email = 'worker@corp.example' where id = $1`, [worker.id])
    const { data } = await ana.call(contract.switchSso, { body: { required: true } })
    expect(data.connection).toMatchObject({ enabled: true, required: true })
    const login = (email: string, password = PASSWORD) =>
      app.call(contract.login, { body: { email, password } })
    expect((await login('worker@corp.example')).code).toBe('sso_required')
    expect((await login('worker@corp.example', 'wrong password')).code).toBe('invalid_credentials')
    expect((await worker.call(contract.me, {})).status).toBe(401)
    // Guests with an address elsewhere have no account at the provider.
    expect((await login(guest.email)).status).toBe(200)
    expect((await login(ana.email)).status).toBe(200)
    await ana.call(contract.switchSso, { body: { enabled: false } })
    expect((await login('worker@corp.example')).status).toBe(200)
    expect((await app.call(contract.startSso, { body: { email: 'x@corp.example' } })).code).toBe(
      'sso_unknown',
    )
    await ana.call(contract.switchSso, { body: { enabled: true } })
  })

  test('also keeps out whoever joins by an invitation, with a new account or one of before', async () => {
    await ana.call(contract.switchSso, { body: { required: true } })
    await confirmAddress(app, ana)
    const invited = async (email: string) => {
      await ana.call(contract.invite, { body: { email, role: 'user' } })
      return invitationToken(app, email)
    }
    const token = await invited('new@corp.example')
    const joining = await app.call(contract.acceptInvitation, { body: { token, account: newAccount } })
    expect([joining.status, joining.code]).toEqual([403, 'sso_required'])
    const login = { email: 'new@corp.example', password: newAccount.password }
    expect((await app.call(contract.login, { body: login })).code).toBe('invalid_credentials')
    const known = await signUp(app, { email: 'known@corp.example' })
    const { data } = await known.call(contract.acceptInvitation, {
      body: { token: await invited('known@corp.example'), join: true },
    })
    expect(data.state).toBe('needs_sign_in')
    expect((await known.call(contract.me, {})).status).toBe(401)
    idp.be('known', { email: 'known@corp.example', email_verified: true })
    expect((await logInBySso(app, 'known@corp.example')).outcome).toBe('done')
    await ana.call(contract.switchSso, { body: { required: false } })
  })

  test('is one factor only from the moment somebody joins another organization', async () => {
    idp.be('leo', { email: 'leo@corp.example', email_verified: true })
    const { user, token: leo } = await logInBySso(app, 'leo@corp.example')
    const twoFactor = async () =>
      (await app.db.pool.query('select two_factor from sessions where user_id = $1', [user?.id])).rows
    expect(await twoFactor()).toEqual([{ two_factor: true }])
    const other = await signUp(app)
    await confirmAddress(app, other)
    await allowUsers(app, other)
    await other.call(contract.invite, { body: { email: 'leo@corp.example', role: 'user' } })
    const token = await invitationToken(app, 'leo@corp.example')
    const joining = { body: { token, join: true as const } }
    expect((await app.call(contract.acceptInvitation, joining, { token: leo ?? '' })).data.state).toBe(
      'joined',
    )
    expect(await twoFactor()).toEqual([{ two_factor: false }])
    await logInBySso(app, 'leo@corp.example')
    expect(await twoFactor()).toEqual([{ two_factor: false }, { two_factor: false }])
  })

  test('ends with the plan', async () => {
    const { organizationId } = ana
    const plan = (name: string) =>
      app.db.pool.query('update subscriptions set plan = $2 where organization_id = $1', [
        organizationId,
        name,
      ])
    await ana.call(contract.switchSso, { body: { required: true } })
    await plan('pro')
    expect((await logIn(app, 'worker@corp.example')).organizationId).toBe(organizationId)
    expect((await app.call(contract.startSso, { body: { email: 'x@corp.example' } })).code).toBe(
      'sso_unknown',
    )
    expect((await ana.call(contract.switchSso, { body: { enabled: true } })).code).toBe('needs_enterprise')
    await plan('enterprise')
    await ana.call(contract.switchSso, { body: { required: false } })
  })
})
