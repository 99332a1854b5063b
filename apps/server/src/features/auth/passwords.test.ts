import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { minutes } from '../../platform/clock'
import { useTestApp } from '../../testing/harness'
import { logIn, PASSWORD, signUp } from '../../testing/people'

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
