import * as contract from '@plumbline/contract'
import { apiScopeFor, endpoints } from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { apiKeyBody } from '../../../testing/api-keys'
import { addressOf, type LooseRequest, useCreated, useTestApp } from '../../../testing/harness'
import { colleagueOf, logIn, type Person, signUp } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'

const app = useTestApp()
const ana = useCreated(() => signUpOn(app, 'enterprise'))
let admin: Person
let key: string
let keyId: string

const create = async (changes: object = {}) =>
  (await admin.send(contract.createApiKey, { body: { ...apiKeyBody, ...changes } })).data
const send = <E extends contract.Endpoint>(endpoint: E, request: LooseRequest, token = key) =>
  app.send(endpoint, request, { token })

beforeAll(async () => {
  admin = await logIn(app, ana.email)
  const created = await create({ scopes: ['tasks:read', 'tasks:write'] })
  key = created.key
  keyId = created.apiKey.id
})

test('a key is shown once and stored as a hash; its prefix and its last use stay visible', async () => {
  expect(key).toMatch(/^plk_[\w-]{43}$/)
  const [listed] = (await admin.call(contract.listApiKeys, {})).data
  expect(listed).toMatchObject({ prefix: key.slice(0, 12), lastUsedAt: null, createdBy: 'Ana María Ruiz' })
  const { rows } = await app.db.pool.query('select * from api_keys')
  expect(JSON.stringify(rows)).not.toContain(key.slice(12))
  expect((await send(contract.listTasks, { query: {} })).status).toBe(200)
  const [used] = (await admin.call(contract.listApiKeys, {})).data
  expect(used?.lastUsedAt).toBe(app.clock.at.toISOString())
})

test('a key does what its scopes say, as itself', async () => {
  const { data } = await send(contract.createTask, { body: { title: 'Order helmets' } })
  expect((await admin.call(contract.getTask, { params: { id: data.id } })).data.reporterName).toBe('Payroll')
  const readOnly = await create({ name: 'Report', scopes: ['tasks:read', 'dashboard:read'] })
  expect((await send(contract.listTasks, { query: {} }, readOnly.key)).status).toBe(200)
  const rejected = await send(contract.createTask, { body: { title: 'No' } }, readOnly.key)
  expect([rejected.status, rejected.code]).toEqual([403, 'api_key_scope'])
  expect(rejected.body.params).toEqual({ scope: 'tasks:write' })
})

test('no key reaches accounts, members, billing, keys, exports or single sign-on', async () => {
  const all = (await create({ name: 'All', scopes: contract.apiScopes, requestsPerMinute: '600' })).key
  const closed = endpoints.filter(({ endpoint }) => endpoint.access !== 'open' && !apiScopeFor(endpoint))
  for (const { endpoint } of closed) {
    const params = { id: keyId, userId: ana.id, token: 'x' }
    const response = await app.http.inject({
      method: endpoint.method,
      url: addressOf(endpoint, { params }),
      headers: { authorization: `Bearer ${all}` },
      ...(endpoint.body && { payload: {} }),
    })
    expect([response.statusCode, response.json().code], endpoint.path).toEqual([403, 'api_key_forbidden'])
  }
  const paths = closed.map(({ endpoint }) => endpoint.path)
  for (const path of [
    '/api/users/me',
    '/api/api-keys',
    '/api/billing',
    '/api/organizations',
    '/api/access-log',
  ])
    expect(
      paths.some(each => each.startsWith(path)),
      path,
    ).toBe(true)
  expect(endpoints.filter(({ endpoint }) => apiScopeFor(endpoint)).length).toBeGreaterThan(60)
})

test("a key stays in its organization and can't be used to log in", async () => {
  const stranger = await signUp(app)
  const { data } = await stranger.call(contract.createTask, { body: { title: 'Theirs' } })
  expect((await send(contract.getTask, { params: { id: data.id } })).status).toBe(404)
  const { rows } = await app.db.pool.query<{ email: string }>(
    'select email from users where id = (select user_id from api_keys where id = $1)',
    [keyId],
  )
  await app.call(contract.resetPassword, { body: { email: rows[0]?.email ?? '' } })
  expect((await app.emails()).filter(({ to }) => to.endsWith('.invalid'))).toEqual([])
  const { data: members } = await admin.call(contract.listMembers, {})
  expect(members.map(({ name }) => name)).not.toContain('Payroll')
})

describe('a key that no longer works', () => {
  test.each(['plk_', `plk_${'x'.repeat(43)}`])('%s is rejected', async token => {
    const { status, code } = await send(contract.listTasks, { query: {} }, token)
    expect([status, code]).toEqual([401, 'api_key_invalid'])
  })

  test('because it was revoked', async () => {
    const { key: token, apiKey } = await create()
    await admin.call(contract.revokeApiKey, { params: { id: apiKey.id } })
    expect((await send(contract.listTasks, { query: {} }, token)).code).toBe('api_key_invalid')
    expect((await admin.call(contract.revokeApiKey, { params: { id: apiKey.id } })).status).toBe(404)
  })

  test('because the plan has no API', async () => {
    const plan = (name: string) =>
      app.db.pool.query('update subscriptions set plan = $2 where organization_id = $1', [
        ana.organizationId,
        name,
      ])
    await plan('premium')
    expect((await send(contract.listTasks, { query: {} })).code).toBe('api_key_plan')
    await plan('enterprise')
  })

  test('because its minute is used up', async () => {
    const { key: token } = await create({ requestsPerMinute: '60' })
    const codes = []
    for (let each = 0; each < 61; each++)
      codes.push((await send(contract.listTasks, { query: { pageSize: 1 } }, token)).status)
    expect(codes.filter(status => status === 200)).toHaveLength(60)
    const { code, headers } = await send(contract.listTasks, { query: {} }, token)
    expect([code, Number(headers['retry-after'])]).toEqual(['api_key_limit', expect.any(Number)])
  })
})

test.each([
  ['scopes', { scopes: [] }, 'scopes_required'],
  ['scopes.0', { scopes: ['users:write'] }, 'not_an_option'],
  ['expiresInDays', { expiresInDays: '9999' }, 'not_an_option'],
  ['name', { name: '' }, 'required'],
  ['name', { name: 'Payroll\nSee https://evil.example' }, 'name_has_link'],
])('a key with a %s that is none is rejected', async (field, changes, code) => {
  const { status, fields } = await admin.send(contract.createApiKey, { body: { ...apiKeyBody, ...changes } })
  expect([status, fields[0]?.code, fields[0]?.field.split(/[./]/)[0]]).toEqual([
    400,
    code,
    field.split('.')[0],
  ])
})

test('keys are for admins of the organization only', async () => {
  const manager = await colleagueOf(app, admin, 'manager')
  const stranger = await signUpOn(app, 'enterprise')
  expect((await app.call(contract.listApiKeys, {})).status).toBe(401)
  expect((await manager.call(contract.createApiKey, { body: apiKeyBody })).status).toBe(403)
  expect((await stranger.call(contract.listApiKeys, {})).data).toEqual([])
  expect((await stranger.call(contract.revokeApiKey, { params: { id: keyId } })).status).toBe(404)
})

test('a key ends when whoever created it stops being an admin', async () => {
  for (const end of ['demoted', 'removed'] as const) {
    const eva = await colleagueOf(app, admin, 'admin')
    const { data } = await eva.call(contract.createApiKey, { body: apiKeyBody })
    const params = { id: eva.id }
    if (end === 'demoted') await admin.call(contract.updateMember, { params, body: { role: 'manager' } })
    else await admin.call(contract.removeMember, { params })
    expect((await send(contract.listTasks, { query: {} }, data.key)).code).toBe('api_key_invalid')
  }
  expect((await send(contract.listTasks, { query: {} })).status).toBe(200)
})

test('what happens to keys is in the access log', async () => {
  const { data } = await admin.call(contract.listAccessEvents, { query: { kind: 'api_key_created' } })
  const event = data.items.find(({ details }) => details.prefix === key.slice(0, 12))
  expect(event).toMatchObject({
    userId: ana.id,
    details: { name: 'Payroll', prefix: key.slice(0, 12), scopes: 'tasks:read tasks:write' },
  })
  const revoked = await admin.call(contract.listAccessEvents, { query: { kind: 'api_key_revoked' } })
  expect(revoked.data.total).toBe(3)
})

test('a key expires', async () => {
  app.passTime(days(31))
  expect((await send(contract.listTasks, { query: {} })).code).toBe('api_key_invalid')
})
