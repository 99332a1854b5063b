import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { minutes } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { addPasskey } from '../../../testing/passkeys'
import {
  allowUsers,
  colleagueOf,
  confirmAddress,
  invitationToken,
  logIn,
  PASSWORD,
  type Person,
  signUp,
} from '../../../testing/people'
import { finishLogin, nextCode, setUpApp, startLogin } from '../../../testing/two-factor'

const app = useTestApp()

const require = (person: Person, required = true) =>
  person.call(contract.requireTwoFactor, { body: { required } })

type Answered = { status: number; code?: unknown }

/** Holds the person's account until all of the calls wait for it, so that none ends before another begins. */
async function together({ id }: { id: string }, begin: () => Promise<Answered>[]) {
  const client = await app.db.pool.connect()
  const waiting = async () => {
    const { rows } = await app.db.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows.length
  }
  let calls: Promise<Answered>[] = []
  try {
    await client.query('begin')
    await client.query('select 1 from users where id = $1 for update', [id])
    calls = begin()
    await expect.poll(waiting).toBe(calls.length)
  } finally {
    await client.query('rollback')
    client.release()
  }
  return Promise.all(calls)
}

describe('an organization that requires two-factor', () => {
  test('lets members do nothing else before they have set it up', async () => {
    const ana = await signUp(app)
    app.passTime(minutes(1))
    const worker = await colleagueOf(app, ana)
    expect((await require(ana)).code).toBe('two_factor_missing')
    await addPasskey(app, ana)
    const { data } = await require(ana)
    expect(data.required).toBe(true)
    expect(data.members.map(({ id, enabled }) => [id, enabled])).toEqual([
      [ana.id, true],
      [worker.id, false],
    ])

    const blocked = await worker.call(contract.listTasks, { query: {} })
    expect([blocked.status, blocked.code]).toEqual([403, 'two_factor_required'])
    expect((await worker.call(contract.createTask, { body: { title: 'Fence' } })).code).toBe(
      'two_factor_required',
    )
    const stream = await app.http.inject({
      url: '/api/events/stream',
      headers: { cookie: `plumbline_session=${worker.cookie}` },
    })
    expect(stream.json().code).toBe('two_factor_required')
    expect((await worker.call(contract.me, {})).status).toBe(200)
    expect((await ana.call(contract.listTasks, { query: {} })).status).toBe(200)

    await setUpApp(app, worker)
    expect((await worker.call(contract.listTasks, { query: {} })).status).toBe(200)
  })

  test('lets nobody remove their last factor, and lets go when it stops', async () => {
    const ana = await signUp(app)
    const { secret } = await setUpApp(app, ana)
    const worker = await colleagueOf(app, ana)
    await require(ana)
    const body = () => ({ password: PASSWORD, code: nextCode(app, secret) })
    expect((await ana.call(contract.removeAuthenticator, { body: body() })).code).toBe('last_factor')
    expect((await startLogin(app, ana)).methods).toContain('code')
    await require(ana, false)
    expect((await worker.call(contract.listTasks, { query: {} })).status).toBe(200)
    expect((await ana.call(contract.removeAuthenticator, { body: body() })).status).toBe(200)
    const { rows } = await app.db.pool.query(
      `select details from access_events where kind = 'two_factor_required_changed' and organization_id = $1`,
      [ana.organizationId],
    )
    expect(rows).toHaveLength(2)
  })

  test('keeps one of two factors that are removed at the same moment', async () => {
    const ana = await signUp(app)
    const { added } = await addPasskey(app, ana)
    await setUpApp(app, ana)
    await require(ana)
    const [first = '', second = ''] = added.data.recoveryCodes ?? []
    const proof = (code: string) => ({ password: PASSWORD, code })
    const removed = await together(ana, () => [
      ana.call(contract.removeAuthenticator, { body: proof(first) }),
      ana.call(contract.removePasskey, { params: { id: added.data.passkey.id }, body: proof(second) }),
    ])
    expect(removed.map(({ status, code }) => code ?? status).toSorted()).toEqual([200, 'last_factor'])
    const { authenticator, passkeys } = (await ana.call(contract.getTwoFactor, {})).data
    expect(passkeys.length + (authenticator ? 1 : 0)).toBe(1)
  })

  test('is decided by its admins alone', async () => {
    const ana = await signUp(app)
    const manager = await colleagueOf(app, ana, 'manager')
    await addPasskey(app, manager)
    expect((await require(manager)).status).toBe(403)
    expect((await manager.call(contract.getOrganizationTwoFactor, {})).status).toBe(403)
    expect((await app.send(contract.requireTwoFactor, { body: { required: true } })).status).toBe(401)
    expect((await ana.send(contract.requireTwoFactor, { body: { required: 'yes' } })).status).toBe(400)
  })
})

describe('a reset by an admin', () => {
  const reset = (who: Person, id: string, body: contract.Confirmation = { password: PASSWORD }) =>
    who.call(contract.resetTwoFactor, { params: { id }, body })

  test('removes the factors, ends the sessions and tells the person', async () => {
    const ana = await signUp(app)
    const worker = await colleagueOf(app, ana)
    const { secret } = await setUpApp(app, worker)
    const { challenge } = await startLogin(app, worker)
    expect((await reset(ana, worker.id, { password: 'not the one' })).code).toBe('wrong_password')
    expect((await reset(ana, worker.id)).status).toBe(200)
    expect((await worker.call(contract.me, {})).status).toBe(401)
    const code = nextCode(app, secret)
    expect((await finishLogin(app, challenge, { method: 'code', code })).code).toBe('login_expired')
    expect((await logIn(app, worker.email)).id).toBe(worker.id)
    const sent = (await app.emails()).filter(({ to }) => to === worker.email).map(({ subject }) => subject)
    expect(sent).toContain('Your two-factor authentication was reset')
    const { rows } = await app.db.pool.query(
      `select user_id, subject_id from access_events where kind = 'two_factor_reset_by_admin'`,
    )
    expect(rows).toEqual([{ user_id: ana.id, subject_id: worker.id }])
  })

  test('is for admins, for others than oneself, and for members of the same organization', async () => {
    const [ana, stranger] = [await signUp(app), await signUp(app)]
    const manager = await colleagueOf(app, ana, 'manager')
    await addPasskey(app, stranger)
    expect((await reset(manager, ana.id)).status).toBe(403)
    expect((await reset(ana, ana.id)).code).toBe('forbidden')
    expect((await reset(ana, stranger.id)).status).toBe(404)
    expect((await reset(ana, randomUUID())).status).toBe(404)
    expect((await startLogin(app, stranger)).methods).toContain('passkey')
  })

  test('leaves people alone whom another organization relies on', async () => {
    const [ana, ben] = [await signUp(app), await signUp(app)]
    const worker = await colleagueOf(app, ben)
    await addPasskey(app, worker)
    await allowUsers(app, ana)
    await confirmAddress(app, ana)
    await ana.call(contract.invite, { body: { email: worker.email } })
    const token = await invitationToken(app, worker.email)
    await worker.call(contract.acceptInvitation, { body: { token, join: true } })
    expect((await reset(ana, worker.id)).code).toBe('member_elsewhere')
    expect((await startLogin(app, worker)).methods).toContain('passkey')
  })
})
