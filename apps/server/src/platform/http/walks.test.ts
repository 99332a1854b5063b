import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { apiScopeFor, type Endpoint, endpoints } from '@plumbline/contract'
import { roleRank } from '@plumbline/domain'
import { beforeAll, expect, test } from 'vitest'
import { bodiesOf, recordsOf } from '../../testing/all-cases'
import { apiKeyBody } from '../../testing/api-keys'
import { addressOf, useTestApp } from '../../testing/harness'
import { colleagueOf, type Person } from '../../testing/people'
import { signUpOn } from '../../testing/plans'

/** Nobody changes so much in a minute that it is their own limit which answers. */
const ATTACKERS = 4
const MARKER = 'theirwords'

const app = useTestApp()
const bodies = bodiesOf()
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const withoutEvents = endpoints.filter(
  ({ endpoint }) => endpoint.access !== 'open' && endpoint.produces !== 'events',
)

function send({ name, endpoint }: (typeof endpoints)[number], headers: Record<string, string>, id: string) {
  return app.http.inject({
    method: endpoint.method,
    url: addressOf(endpoint, { params: { id, userId: id, token: id } }),
    headers,
    ...(endpoint.body && { payload: bodies[name] ?? {} }),
  })
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('no call gives anything for an id of another organization, whatever kind of record it is of', async () => {
  const attackers = await Promise.all(Array.from({ length: ATTACKERS }, () => signUpOn(app, 'enterprise')))
  const foreign = Object.entries(await recordsOf(app, await signUpOn(app, 'enterprise'), MARKER))
  const withId = withoutEvents.filter(({ endpoint }) => endpoint.path.includes(':'))
  const leaks: string[] = []
  let calls = 0
  for (const entry of withId) {
    for (const [what, id] of foreign) {
      const attacker = attackers[calls++ % ATTACKERS] as Person
      await app.db.pool.query('delete from rate_limits')
      const response = await send(entry, bearer(attacker.token), id)
      const isRejected =
        response.statusCode >= 400 && response.statusCode < 500 && response.statusCode !== 429
      if (!isRejected || response.body.includes(MARKER))
        leaks.push(`${nameOf(entry.endpoint)} with the id of ${what}: ${response.statusCode}`)
    }
  }
  process.stdout.write(`${calls} calls with ids of ${foreign.length} kinds, ${leaks.length} leaks\n`)
  expect(leaks).toEqual([])
})

type Actor = {
  name: string
  headers: Record<string, string>
  expected: (endpoint: Endpoint) => string | null
}

/** What a call of nobody's record changes nothing with, whoever makes it. */
const isHarmless = ({ method, path, body }: Endpoint) =>
  method === 'GET' || path.includes(':') || body !== undefined

let actors: Actor[] = []
beforeAll(async () => {
  const ana = await signUpOn(app, 'enterprise')
  const [worker, manager] = [await colleagueOf(app, ana), await colleagueOf(app, ana, 'manager')]
  const byRole = (role: contract.Role) => (endpoint: Endpoint) =>
    endpoint.access === 'open' || endpoint.access === 'member' || roleRank[role] >= roleRank[endpoint.access]
      ? null
      : 'forbidden'
  const key = async (scopes: readonly contract.ApiScope[]): Promise<Actor> => {
    const body = { ...apiKeyBody, scopes: [...scopes], requestsPerMinute: '600' as const }
    const { data } = await ana.call(contract.createApiKey, { body })
    const expected = (endpoint: Endpoint) => {
      const scope = apiScopeFor(endpoint)
      if (!scope) return 'api_key_forbidden'
      return scopes.includes(scope) ? null : 'api_key_scope'
    }
    return { name: `a key of ${scopes.length} scopes`, headers: bearer(data.key), expected }
  }
  actors = [
    { name: 'nobody', headers: {}, expected: () => 'not_signed_in' },
    { name: 'a worker', headers: bearer(worker.token), expected: byRole('user') },
    { name: 'a manager', headers: bearer(manager.token), expected: byRole('manager') },
    { name: 'an admin', headers: bearer(ana.token), expected: byRole('admin') },
    {
      name: 'a cookie alone',
      headers: { cookie: `plumbline_session=${ana.cookie}`, 'sec-fetch-site': 'same-origin' },
      expected: ({ produces }) => (produces === 'file' ? null : 'not_signed_in'),
    },
    await key(['tasks:read']),
    await key(contract.apiScopes),
  ]
})

const rejections = ['not_signed_in', 'forbidden', 'api_key_forbidden', 'api_key_scope']

test('every call lets in whom it says, and nobody else', async () => {
  const deviations: string[] = []
  let calls = 0
  for (const { name, headers, expected } of actors)
    for (const entry of withoutEvents) {
      const wanted = expected(entry.endpoint)
      if (wanted === null && !isHarmless(entry.endpoint)) continue
      await app.db.pool.query('delete from rate_limits')
      const payload = { ...entry, name: '' }
      const response = await send(payload, headers, randomUUID())
      calls++
      const code = /"code":"(\w+)"/.exec(response.statusCode >= 400 ? response.body : '')?.[1] ?? ''
      const rejected = rejections.includes(code) ? code : null
      if (rejected !== wanted)
        deviations.push(`${nameOf(entry.endpoint)} by ${name}: ${response.statusCode} ${code}, not ${wanted}`)
    }
  process.stdout.write(
    `${calls} calls by ${actors.length} kinds of callers, ${deviations.length} deviations\n`,
  )
  expect(deviations).toEqual([])
})
