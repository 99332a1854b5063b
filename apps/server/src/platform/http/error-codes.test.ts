import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import * as contract from '@plumbline/contract'
import { type Endpoint, type ErrorCode, endpoints, errors } from '@plumbline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodiesOf, casesFileOf, errorCases } from '../../testing/all-cases'
import { type ErrorCaseDeps, type ErrorCases, inject } from '../../testing/error-case-steps'
import { type TestApp, testApp } from '../../testing/harness'
import { allowUsers, type Person, signUp } from '../../testing/people'
import { signUpOn } from '../../testing/plans'

/** What a caller can get wrong. The others are about who calls, how often, or the state of the server. */
const callerErrors = [400, 404, 409, 413, 415, 422]

let app: TestApp
let ana: Person
let deps: ErrorCaseDeps
let cases: Record<string, ErrorCases>
beforeAll(async () => {
  app = await testApp()
  ana = await signUpOn(app, 'pro')
  await allowUsers(app, ana)
  const violation = (await ana.call(contract.createViolation, { body: { type: 'Xqzv', severity: 'Low' } }))
    .data
  const task = (await ana.call(contract.createTask, { body: { title: 'Fence the edge' } })).data
  const body = { title: 'Guard the edge', regulation_code: 'ACME-1', summary: 'Every edge has a rail.' }
  const rule = (await ana.call(contract.createRegulation, { body })).data
  deps = { app, ana, violation, task, rule }
  cases = errorCases(deps)
})
afterAll(() => app.close())

const unknown = { id: randomUUID() }

const bodies = bodiesOf()

/** An id in the path that nobody has. */
const unknownIdCase = (name: string, endpoint: Endpoint) => () =>
  ana.send(endpoint, {
    params: { ...unknown, userId: unknown.id },
    ...(endpoint.body && { body: bodies[name] ?? {} }),
  })

const isBuilt = (endpoint: Endpoint) => !app.plannedEndpoints.includes(endpoint)
const pairs = endpoints.flatMap(({ name, endpoint }) =>
  (endpoint.errors ?? [])
    .filter(code => callerErrors.includes(errors[code].status))
    .map(code => [name, code, endpoint] as const),
)

test.each(pairs)('%s rejects with %s', async (name, code, endpoint) => {
  if (!isBuilt(endpoint)) return
  const byPath = code === 'not_found' && endpoint.path.includes(':')
  const reach = cases[name]?.[code] ?? (byPath ? unknownIdCase(name, endpoint) : undefined)
  if (!reach)
    throw new Error(
      `No case reaches ${code} of ${name}: add one to ${casesFileOf(name)}, or remove it from the contract.`,
    )
  const { status, code: reached } = await reach()
  expect([status, reached]).toEqual([errors[code].status, code])
})

test('no case is left over for an error that its call does not declare', () => {
  const declared = new Set(pairs.map(([name, code]) => `${name} ${code}`))
  const written = Object.entries(cases).flatMap(([name, each]) =>
    Object.keys(each).map(code => `${name} ${code}`),
  )
  expect(written.filter(pair => !declared.has(pair))).toEqual([])
  const reached = pairs.filter(([, , endpoint]) => isBuilt(endpoint))
  process.stdout.write(`${reached.length} pairs of a call and an error are reached\n`)
})

/** Those that any call can return: about the request itself, before a route sees it. */
const anyCall: ErrorCases = {
  invalid: () => ana.send(contract.createTask, { body: { titel: 'Edge' } }),
  malformed_json: () => inject(deps, '/api/tasks', '{"title":', { 'content-type': 'application/json' }),
  unsupported_type: () =>
    inject(deps, '/api/tasks', 'title=x', { 'content-type': 'application/x-www-form-urlencoded' }),
  too_large: () =>
    inject(deps, '/api/tasks', JSON.stringify({ title: 'x'.repeat(1_100_000) }), {
      'content-type': 'application/json',
    }),
  limit_reached: async () => {
    const eve = await signUp(app)
    await app.db.pool.query(
      `insert into organization_exports (id, organization_id, status, created_at, updated_at)
       select gen_random_uuid(), $1, 'ready', now(), now() from generate_series(1, 10)`,
      [eve.organizationId],
    )
    return eve.send(contract.createOrganizationExport, {})
  },
  malformed_request: async () => {
    const { port } = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    socket.end('GET / HTTP/9.9\r\n\r\n')
    const [status, body] = (await text(socket)).split('\r\n\r\n')
    return { status: Number(status?.split(' ')[1]), code: JSON.parse(body ?? '').code }
  },
}

const everyCallerError = (Object.keys(errors) as ErrorCode[]).filter(code =>
  callerErrors.includes(errors[code].status),
)
test.each(everyCallerError)('%s is an error that some call returns', async code => {
  const reach = anyCall[code]
  if (!reach) return expect(pairs.filter(([, declared]) => declared === code)).not.toEqual([])
  const { status, code: reached } = await reach()
  expect([status, reached]).toEqual([errors[code].status, code])
})
