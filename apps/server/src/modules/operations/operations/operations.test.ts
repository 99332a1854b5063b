import { readFileSync } from 'node:fs'
import * as contract from '@plumbline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originOf } from '../../../platform/error-log'
import { type TestApp, testApp } from '../../../testing/harness'
import { colleagueOf, confirmAddress, type Person, signUp } from '../../../testing/people'
import { photo, upload } from '../../../testing/uploads'
import { sendInvitation } from '../../identity/organizations/invitations.service'

const OPERATOR = 'operator@plumbline.example'
const METRICS_TOKEN = 'a token for the metrics'
let app: TestApp
let operator: Person
beforeAll(async () => {
  app = await testApp({ ADMIN_EMAIL: OPERATOR, METRICS_TOKEN })
  operator = await signUp(app, { email: OPERATOR, organization: 'Plumbline' })
})
afterAll(() => app.close())

const view = async () => (await operator.call(contract.getOperations, {})).data

test('only the confirmed address that the configuration names sees it', async () => {
  expect((await operator.call(contract.getOperations, {})).code).toBe('not_found')
  expect((await operator.call(contract.me, {})).data.user.isOperator).toBe(false)
  await confirmAddress(app, operator)
  expect((await operator.call(contract.me, {})).data.user.isOperator).toBe(true)
  expect((await operator.call(contract.getOperations, {})).status).toBe(200)

  const customer = await signUp(app)
  await confirmAddress(app, customer)
  expect((await customer.call(contract.getOperations, {})).code).toBe('not_found')
  expect((await customer.call(contract.me, {})).data.user.isOperator).toBe(false)
  const colleague = await colleagueOf(app, operator, 'manager')
  expect((await colleague.call(contract.getOperations, {})).code).toBe('forbidden')
  expect((await app.call(contract.getOperations, {})).code).toBe('not_signed_in')
})

test('without a named operator, the first admin sees it where only this machine is served', async () => {
  const local = await testApp({ APP_URL: 'http://localhost:3000' })
  const first = await signUp(local)
  const second = await signUp(local)
  for (const person of [first, second]) await confirmAddress(local, person)
  expect((await first.call(contract.getOperations, {})).status).toBe(200)
  expect((await second.call(contract.getOperations, {})).code).toBe('not_found')
  await local.close()

  const published = await testApp({ APP_URL: 'https://safety.example' })
  const customer = await signUp(published)
  await confirmAddress(published, customer)
  expect((await customer.call(contract.getOperations, {})).code).toBe('not_found')
  await published.close()
})

test('it shows what waits, who works, what is stored and what failed, and nothing that people wrote', async () => {
  // What is stored is summed up once a minute.
  await app.close()
  app = await testApp({ ADMIN_EMAIL: OPERATOR, METRICS_TOKEN })
  operator = await signUp(app, { email: OPERATOR, organization: 'Plumbline' })
  await confirmAddress(app, operator)
  const customer = await signUp(app, { organization: 'Harbor Builders' })
  await upload(app, customer, { file: await photo(), name: 'Marker77.jpg' })
  const unreadable = { invitationId: 'Marker77' }
  await app.db.transaction(tx => app.jobs.enqueue(tx, sendInvitation, unreadable))
  await app.jobs.runDueJobs([sendInvitation])
  await app.reporter.report()

  const shown = await view()
  expect(shown.queues).toContainEqual(
    expect.objectContaining({ name: 'analysis image', waiting: 1, running: 0 }),
  )
  expect(shown.queues).toContainEqual(expect.objectContaining({ name: sendInvitation.name, failed: 1 }))
  expect(shown.processes).toContainEqual(
    expect.objectContaining({ isAlive: true, role: 'both', version: '1.3.0' }),
  )
  expect(shown.storage.organizations).toContainEqual(
    expect.objectContaining({
      id: customer.organizationId,
      name: 'Harbor Builders',
      bytes: shown.storage.usedBytes,
    }),
  )
  expect(shown.storage.usedBytes).toBeGreaterThan(0)
  expect(shown.storage.freeBytes).toBeGreaterThan(0)
  expect(shown.database.connections).toBeGreaterThan(0)
  expect(shown.errors).toContainEqual(
    expect.objectContaining({ source: 'job', place: sendInvitation.name, code: 'ZodError', count: 1 }),
  )
  expect(shown.lines[0]?.origin).toMatch(/^ZodError/)
  expect(JSON.stringify(shown)).not.toContain('Marker77')
})

test('what is not due does not wait, and an error is listed for an hour and counts for a day', async () => {
  const errorsWere = (age: string) =>
    app.db.pool.query('update server_errors set created_at = now() - $1::interval', [age])
  await app.db.pool.query(`update analyses set not_before = now() + interval '1 hour'; delete from jobs.job`)
  await app.db.pool.query(`
    insert into server_errors (id, source, place, code, origin, created_at)
    values (gen_random_uuid(), 'request', 'GET /api/tasks', 'internal', '', now())`)
  const none = { waiting: 0, running: 0 }
  await errorsWere('50 minutes')
  expect((await view()).errors).toHaveLength(2)
  await errorsWere('2 hours')
  expect(await view()).toMatchObject({
    queues: [
      { name: 'analysis image', ...none, failed: 0 },
      { name: sendInvitation.name, ...none, oldestSeconds: null, failed: 1 },
    ],
    errors: [],
    lines: [{}, {}],
  })
  await errorsWere('2 days')
  expect((await view()).queues.map(({ name }) => name)).toEqual(['analysis image'])
})

test('a process that falls silent is shown as such, and forgotten after a day; one that stops is forgotten at once', async () => {
  await app.db.pool.query(`update processes set last_seen_at = now() - interval '5 minutes'`)
  expect((await view()).processes.map(({ isAlive }) => isAlive)).toEqual([false])
  const seen = (host: string, age: string) =>
    app.db.pool.query(
      `insert into processes (id, host, role, version, doing, started_at, last_seen_at)
       values (gen_random_uuid(), $1, 'worker', '1.2.0', '[]', now(), now() - $2::interval)`,
      [host, age],
    )
  await seen('old', '2 days')
  await app.reporter.report()
  expect((await view()).processes).toMatchObject([{ isAlive: true }])

  await seen('other', '0 seconds')
  await app.reporter.stop()
  expect((await view()).processes).toMatchObject([{ host: 'other', isAlive: true }])
})

test('where an error came from never has its message, however that looks', () => {
  const error = new TypeError('secret\n    at Secret (/secret.ts:1:1)')
  expect(originOf(error)).toMatch(/^TypeError at .*operations\.test\.ts:\d+$/)
})

test('the dashboard file asks only for metrics that exist', async () => {
  const file = readFileSync(new URL('../../../../../../docs/grafana/plumbline.json', import.meta.url), 'utf8')
  const handbook = readFileSync(new URL('../../../../../../docs/operations.md', import.meta.url), 'utf8')
  const watched = handbook.split('## What to watch')[1]?.split('\n## ')[0] ?? ''
  const { body } = await app.http.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const known = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const asked = [...file.matchAll(/"expr": "([^"]*(?:\\"[^"]*)*)"/g)].flatMap(([, expression = '']) =>
    [...expression.replace(/\{[^}]*\}|by \([^)]*\)/g, '').matchAll(/[a-z]\w*_\w+/g)]
      .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
      .filter(name => name !== 'histogram_quantile'),
  )
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.filter(name => !known.has(name))).toEqual([])
  const named = [...watched.matchAll(/^\| `(\w+)/gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(6)
  expect(named.filter(name => !known.has(name ?? ''))).toEqual([])
})
