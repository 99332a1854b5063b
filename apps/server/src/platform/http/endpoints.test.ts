import { randomUUID } from 'node:crypto'
import { type Endpoint, endpoints } from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { bodiesOf, casesFileOf, kindInPath, recordsOf } from '../../testing/all-cases'
import { addressOf, useTestApp } from '../../testing/harness'
import { colleagueOf, type Person } from '../../testing/people'
import { signUpOn } from '../../testing/plans'
import { requireDistinctCalls } from './endpoints'

const app = useTestApp()
let ana: Person
let worker: Person
beforeAll(async () => {
  ana = await signUpOn(app, 'pro')
  worker = await colleagueOf(app, ana)
})

const named = endpoints.map(
  entry => [`${entry.endpoint.method} ${entry.endpoint.path}`, entry.endpoint] as const,
)
const isBuilt = (endpoint: Endpoint) => !app.plannedEndpoints.includes(endpoint)
/** Any value in every place of the path; the type of each call does not matter to these tests. */
const send = (endpoint: Endpoint, token?: string, id = randomUUID()) =>
  app.http.inject({
    method: endpoint.method,
    url: addressOf(endpoint, { params: { id, userId: id } }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(endpoint.body && { payload: {} }),
  })

/** Reads the router's own tree: each line adds to the path of the line it hangs from. */
function registeredRoutes() {
  const above: string[] = []
  return app.http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .filter(line => line.includes('── '))
    .flatMap(line => {
      const [indent = '', rest = ''] = line.split(/[├└]── /)
      const [, part = '', methods = ''] = rest.match(/^(\S*) \(([^)]*)\)/) ?? []
      const depth = indent.length / 4
      above.length = depth
      above[depth] = part
      const url = above.join('')
      return methods.split(', ').flatMap(method => (method === 'HEAD' ? [] : [`${method} ${url}`]))
    })
}

test('the routes are the calls of the contract, no more and no fewer', () => {
  const calls = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  // The web app's own configuration is no call of the API.
  expect(registeredRoutes().toSorted()).toEqual([...calls, 'GET /config.json'].toSorted())
})

test('two calls with the same method and path are named with their modules', () => {
  const [first] = endpoints
  if (!first) throw new Error('The contract has no calls.')
  const { module, name, endpoint } = first
  expect(() => requireDistinctCalls([first, { module: 'work', name: 'copy', endpoint }])).toThrow(
    `${name} in packages/contract/src/${module} and copy in packages/contract/src/work are both ${endpoint.method} ${endpoint.path}.`,
  )
})

test('every call has a route', () => {
  const missing = endpoints.filter(({ endpoint }) => !isBuilt(endpoint))
  expect(
    missing.map(({ module, name }) => `apps/server/src/modules/${module}: no feature handles ${name}.`),
  ).toEqual([])
})

describe('every call that is not open', () => {
  const closed = named.filter(([, endpoint]) => endpoint.access !== 'open')

  test.each(closed)('%s rejects someone not signed in', async (_, endpoint) => {
    const response = await send(endpoint)
    expect([response.statusCode, response.json().code]).toEqual([401, 'not_signed_in'])
  })

  test.each(closed)('%s rejects a forged bearer', async (_, endpoint) => {
    expect((await send(endpoint, 'forged-forged-forged-forged')).statusCode).toBe(401)
  })

  test.each(closed.filter(([, { access }]) => access === 'manager' || access === 'admin'))(
    '%s rejects a plain member',
    async (_, endpoint) => {
      const response = await send(endpoint, worker.token)
      expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden'])
    },
  )
})

describe("another organization's ids", () => {
  let foreignIds: Record<string, string> = {}
  beforeAll(async () => {
    foreignIds = await recordsOf(app, await signUpOn(app, 'enterprise'))
  })
  const bodies = bodiesOf()

  // A redirect leads to a page, which asks for itself.
  const withId = endpoints
    .filter(({ endpoint }) => endpoint.path.includes(':') && endpoint.produces !== 'redirect')
    .map(({ name, endpoint }) => [`${endpoint.method} ${endpoint.path}`, name, endpoint] as const)
  test.each(withId)('%s answers 404', async (_, name, endpoint) => {
    const kind = kindInPath(endpoint)
    if (!kind) throw new Error(`Add a record with the path of ${endpoint.path} to ${casesFileOf(name)}.`)
    const foreignId = foreignIds[kind]
    const response = await app.http.inject({
      method: endpoint.method,
      url: addressOf(endpoint, { params: { id: foreignId, userId: foreignId, token: foreignId } }),
      headers: { authorization: `Bearer ${ana.token}` },
      ...(bodies[name] && endpoint.body && { payload: bodies[name] }),
    })
    const hint = `If it is the body that is wrong, add one for ${name} to bodies in ${casesFileOf(name)}.`
    expect(response.statusCode, hint).toBe(isBuilt(endpoint) ? 404 : 501)
  })
})

describe('the reference', () => {
  test('names every call in openapi.json, with its schemas', async () => {
    const { paths } = (await app.http.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, object>>
    }
    for (const { endpoint } of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      expect(paths[path]?.[endpoint.method.toLowerCase()], path).toBeDefined()
    }
    for (const path of ['/api/analysis/upload', '/api/analysis/analyze', '/api/regulations/import'])
      expect(paths[path]?.post, path).toMatchObject({
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { properties: { file: { format: 'binary' } }, required: ['file'] },
            },
          },
        },
      })
    expect(paths['/api/analysis/upload']?.post).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: { properties: { captureSource: { enum: ['mobile', 'upload'] } } },
          },
        },
      },
    })
    expect(paths['/api/tasks']?.post).toMatchObject({
      requestBody: {
        content: { 'application/json': { schema: { properties: { violationType: { readOnly: true } } } } },
      },
    })
    expect(paths['/api/auth/login']?.post).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { required: ['email', 'password'] } } } },
    })
  })

  test('says for every call who may make it, and which are not built', async () => {
    const { paths } = (await app.http.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, Record<string, unknown>>>
    }
    for (const { endpoint } of endpoints) {
      const call = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
      expect(call?.['x-access'], endpoint.path).toBe(endpoint.access)
      expect(call?.security !== undefined, endpoint.path).toBe(endpoint.access !== 'open')
      expect(call?.['x-status'], endpoint.path).toBe(isBuilt(endpoint) ? undefined : 'not_built')
    }
  })

  test('can be browsed without script', async () => {
    const page = await app.http.inject('/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    for (const { endpoint } of endpoints) expect(page.body).toContain(endpoint.path)
    expect(page.body).not.toContain('<script')
  })
})
