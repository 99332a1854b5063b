import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { apiKeyBody } from '../../../testing/api-keys'
import { openLive } from '../../../testing/live'
import { addPasskey } from '../../../testing/passkeys'
import {
  colleagueOf,
  confirmAddress,
  invitationToken,
  newAccount,
  PASSWORD,
  type Person,
} from '../../../testing/people'
import { beginSso, finishSso, organizationWithSso, visitProvider } from '../../../testing/sso'
import { finishLogin, startLogin } from '../../../testing/two-factor'

type World = Awaited<ReturnType<typeof organizationWithSso>>
let { app, idp, ana, close } = {} as World
beforeAll(async () => {
  ;({ app, idp, ana, close } = await organizationWithSso())
  await addPasskey(app, ana)
})
const streams: { close: () => unknown }[] = []
/** The server waits for open streams when it closes. */
async function openStream(person: Pick<Person, 'token'>) {
  const stream = await openLive(app, person)
  streams.push(stream)
  return stream
}
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})
afterAll(() => close())

/** What holds for somebody when they come. */
const policies = ['none', 'unconfirmed', 'two-factor', 'only single sign-on', 'removed'] as const
type Policy = (typeof policies)[number]

async function apply(policy: Policy, worker: Person) {
  if (policy === 'two-factor') await ana.call(contract.requireTwoFactor, { body: { required: true } })
  if (policy === 'only single sign-on') await ana.call(contract.switchSso, { body: { required: true } })
  if (policy === 'removed') await ana.call(contract.removeMember, { params: { id: worker.id } })
  const confirmedAt = policy === 'unconfirmed' ? null : app.clock.at
  await app.db.pool.query('update users set email_verified_at = $2 where id = $1', [worker.id, confirmedAt])
}

async function lift() {
  await ana.call(contract.requireTwoFactor, { body: { required: false } })
  await ana.call(contract.switchSso, { body: { required: false } })
}

/** Somebody with an address of the organization and a session. */
async function newWorker(): Promise<Person> {
  await app.db.pool.query('delete from rate_limits')
  const worker = await colleagueOf(app, ana)
  const email = `${randomUUID()}@corp.example`
  await app.db.pool.query('update users set email = $2 where id = $1', [worker.id, email])
  return { ...worker, email }
}

/** What a session is good for: the organization, another one, setting up a second factor, or nothing. */
async function reach(token: string) {
  const { status, code } = await app.call(contract.listTasks, { query: {} }, { token })
  if (status !== 200) return code
  const { data } = await app.call(contract.getOrganization, {}, { token })
  return !data || data.id === ana.organizationId ? 'in' : 'elsewhere'
}

async function byPassword(email: string, password = PASSWORD) {
  const { data, code } = await app.call(contract.login, { body: { email, password } })
  return data && 'token' in data ? reach(data.token) : code
}

type Way = (worker: Person) => Promise<() => Promise<unknown>>

/** For each way, what happens before the policy, and how the person comes after it. */
const ways: Record<string, Way> = {
  login:
    async ({ email }) =>
    () =>
      byPassword(email),
  reset: async ({ email }) => {
    await app.call(contract.forgotPassword, { body: { email } })
    const link = (await app.emails()).findLast(({ to }) => to === email)?.link ?? ''
    const body = { token: link.split('reset-password/')[1] ?? '', password: 'the next passphrase' }
    return async () => {
      await app.call(contract.updatePassword, { body })
      return byPassword(email, body.password)
    }
  },
  passkey: async worker => {
    const { device } = await addPasskey(app, worker)
    return async () => {
      const { challenge, passkey } = (await app.call(contract.startPasskeyLogin, {})).data
      const body = { challenge, passkey: device.use(passkey, { counter: 1 }) }
      const { data, code } = await app.call(contract.passkeyLogin, { body })
      return data ? reach(data.token) : code
    }
  },
  'second step': async worker => {
    const { device } = await addPasskey(app, worker)
    const { challenge, passkey } = await startLogin(app, worker)
    if (!passkey) throw new Error('no passkey is asked for')
    const proof = { method: 'passkey' as const, passkey: device.use(passkey, { counter: 1 }) }
    return async () => {
      const { data, code } = await finishLogin(app, challenge, proof)
      return data ? reach(data.token) : code
    }
  },
  'sign-on': async ({ email, id }) => {
    return async () => {
      idp.be(id, { email, email_verified: true })
      const { data, cookies } = await beginSso(app, email)
      const { outcome, session } = await finishSso(app, await visitProvider(data.url), cookies)
      if (!session) return outcome
      return reach((await app.call(contract.refresh, {}, { cookie: session })).data.token)
    }
  },
  'invitation of theirs': async worker => {
    const email = `${randomUUID()}@corp.example`
    await ana.call(contract.updateMember, { params: { id: worker.id }, body: { role: 'manager' } })
    await confirmAddress(app, worker)
    await worker.call(contract.invite, { body: { email, role: 'user' } })
    const token = await invitationToken(app, email)
    return async () => {
      const body = { token, account: newAccount }
      const { data, code } = await app.call(contract.acceptInvitation, { body })
      return data?.state === 'joined' ? reach(data.session.token) : code
    }
  },
  refresh:
    async ({ cookie }) =>
    async () => {
      const { data, code } = await app.call(contract.refresh, {}, { cookie })
      return data ? reach(data.token) : code
    },
  'open stream': async worker => {
    const stream = await openStream(worker)
    await stream.next('unread')
    return async () => {
      const session = await reach(worker.token)
      if (session !== 'in') await stream.end(ana)
      return stream.ended ? session : 'in'
    }
  },
  'new stream': async worker => async () => {
    const stream = await openStream(worker)
    return stream.status === 200 ? reach(worker.token) : stream.status
  },
  share: async worker => {
    const { data } = await worker.call(contract.createViolation, { body: { type: 'Edge', severity: 'Low' } })
    const shared = await worker.call(contract.shareReport, { params: { id: data.id }, body: { days: 7 } })
    const token = new URL(shared.data.url).pathname.split('/').at(-1) ?? ''
    return async () => {
      const { status, code } = await app.call(contract.getSharedReport, { params: { token } })
      return status === 200 ? 'in' : code
    }
  },
  'API key': async worker => {
    await ana.call(contract.updateMember, { params: { id: worker.id }, body: { role: 'admin' } })
    const { key } = (await worker.call(contract.createApiKey, { body: apiKeyBody })).data
    return () => reach(key)
  },
}

/** One row a way, one column a policy, in the order of the policies. */
const outcomes: Record<string, unknown[]> = {
  login: ['in', 'in', 'two_factor_required', 'sso_required', 'elsewhere'],
  reset: ['in', 'in', 'two_factor_required', 'sso_required', 'elsewhere'],
  passkey: ['in', 'in', 'in', 'sso_required', 'elsewhere'],
  'second step': ['in', 'in', 'in', 'sso_required', 'elsewhere'],
  'sign-on': ['in', 'in', 'in', 'in', 'not_member'],
  'invitation of theirs': ['in', 'in', 'two_factor_required', 'sso_required', 'link_invalid'],
  refresh: ['in', 'in', 'two_factor_required', 'not_signed_in', 'elsewhere'],
  'open stream': ['in', 'in', 'two_factor_required', 'not_signed_in', 'elsewhere'],
  'new stream': ['in', 'in', 403, 401, 'elsewhere'],
  share: ['in', 'in', 'report_link_invalid', 'in', 'report_link_invalid'],
  'API key': ['in', 'in', 'in', 'in', 'api_key_invalid'],
}

describe.each(Object.keys(ways))('%s', name => {
  test.each(policies.map((policy, column) => [policy, outcomes[name]?.[column]] as const))(
    '%s: %s',
    async (policy, outcome) => {
      const worker = await newWorker()
      const come = await ways[name]?.(worker)
      await apply(policy, worker)
      try {
        expect(await come?.()).toBe(outcome)
      } finally {
        await lift()
        await ana.call(contract.removeMember, { params: { id: worker.id } })
      }
    },
  )
})

test('a session of before ends where the rules would not let it be opened anymore', async () => {
  const admin = await newWorker()
  const role = (to: contract.Role) =>
    ana.call(contract.updateMember, { params: { id: admin.id }, body: { role: to } })
  await role('admin')
  await apply('only single sign-on', admin)
  try {
    const { token } = (await app.call(contract.refresh, {}, { cookie: admin.cookie })).data
    const stream = await openStream({ token })
    await stream.next('unread')
    await role('user')
    await stream.end(ana)
    expect((await app.call(contract.refresh, {}, { cookie: admin.cookie })).code).toBe('not_signed_in')
  } finally {
    await lift()
  }
})

test('a key works no longer than somebody answers for it', async () => {
  const creator = await newWorker()
  await ana.call(contract.updateMember, { params: { id: creator.id }, body: { role: 'admin' } })
  const { key, apiKey } = (await creator.call(contract.createApiKey, { body: apiKeyBody })).data
  expect(await reach(key)).toBe('in')
  await app.db.pool.query('update api_keys set created_by = null where id = $1', [apiKey.id])
  expect(await reach(key)).toBe('api_key_invalid')
})
