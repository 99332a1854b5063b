import * as contract from '@plumbline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeCollector, type ReceivedSpan } from '../../testing/fake-collector'
import { type TestApp, testApp } from '../../testing/harness'
import { signUp } from '../../testing/people'
import { photo, upload } from '../../testing/uploads'
import { textOf } from './trace-statements'

const MARKER = 'Zanzibar9f3c'
let collector: Awaited<ReturnType<typeof fakeCollector>>
let app: TestApp
beforeAll(async () => {
  collector = await fakeCollector()
  app = await testApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=site%201',
    OTEL_SERVICE_NAME: 'plumbline-test',
  })
})
afterAll(async () => {
  await app.close()
  await collector.close()
})

const named = (name: string) => collector.spans().filter(span => span.name === name)
const attribute = (span: ReceivedSpan | undefined, key: string) =>
  span?.attributes.find(each => each.key === key)?.value
async function uploadOf(name: string) {
  const ana = await signUp(app, { organization: `${MARKER} Construction`, name: `Ana ${MARKER}` })
  expect((await upload(app, ana, { file: await photo(), name })).status).toBe(202)
}

test('an upload, its statements and its analysis are one trace, and nothing that people wrote leaves', async () => {
  await uploadOf(`${MARKER}.jpg`)
  await app.call(contract.login, {
    body: { email: `${MARKER}@site.example`, password: `${MARKER} password` },
  })
  await app.analysisWorker.wake()
  await app.jobs.runDueJobs()
  await app.telemetry.flush()

  const [request] = named('POST /api/analysis/upload')
  expect(attribute(request, 'http.route')).toEqual({ stringValue: '/api/analysis/upload' })
  expect(attribute(request, 'http.response.status_code')).toEqual({ intValue: 202 })
  const inTrace = collector.spans().filter(({ traceId }) => traceId === request?.traceId)
  const [analysis] = inTrace.filter(({ name }) => name === 'analysis')
  const children = (parent: ReceivedSpan | undefined) =>
    inTrace.filter(span => span.parentSpanId === parent?.spanId).map(({ name }) => name)
  expect(children(request)).toEqual(expect.arrayContaining(['SELECT', 'INSERT', 'COMMIT', 'storage put']))
  expect(children(analysis)).toEqual(expect.arrayContaining(['analysis detect', 'analysis store']))
  const [statement] = inTrace.filter(({ name }) => name === 'INSERT')
  expect(attribute(statement, 'db.query.text')?.stringValue).toMatch(/^insert into .*\$1/)

  const [signup] = named('POST /api/auth/signup')
  const [email] = named('send email')
  expect(email?.traceId).toBe(signup?.traceId)

  const sent = collector.bodies.map(({ text }) => text).join('\n')
  expect(sent).toContain('plumbline-test')
  expect(collector.bodies[0]?.headers['x-tenant']).toBe('site 1')
  expect(sent.toLowerCase()).not.toContain(MARKER.toLowerCase())
  expect(sent).not.toContain('@site.example')
  expect(sent).not.toMatch(/passphrase|argon2/)
})

test('an error is sent as its kind, without its message', async () => {
  const failing = app.telemetry.inSpan('failing', {}, () => Promise.reject(new TypeError(MARKER)))
  await expect(failing).rejects.toThrow(MARKER)
  await app.telemetry.flush()
  expect(attribute(named('failing')[0], 'error.type')).toEqual({ stringValue: 'TypeError' })
  expect(collector.bodies.map(({ text }) => text).join('\n')).not.toContain(MARKER)
})

test.each([
  ['not continued', '0', 'f'.repeat(32)],
  ['continued behind a proxy', '1', 'e'.repeat(32)],
])("a caller's trace is %s", async (_, TRUST_PROXY, traceId) => {
  const traced = await testApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY })
  const traceparent = `00-${traceId}-${'1'.repeat(16)}-01`
  await traced.http.inject({ url: '/healthz', headers: { traceparent } })
  await traced.telemetry.flush()
  await traced.close()
  const isContinued = collector.spans().some(span => span.traceId === traceId)
  expect([named('GET /healthz').length > 0, isContinued]).toEqual([true, TRUST_PROXY === '1'])
})

test('the metrics of /metrics are sent too', async () => {
  await app.telemetry.flush()
  const metrics = collector.metrics()
  const durations = metrics.findLast(({ name }) => name === 'http_request_duration_seconds')?.histogram
  expect(durations?.dataPoints.length).toBeGreaterThan(0)
  for (const { count, bucketCounts } of durations?.dataPoints ?? [])
    expect(bucketCounts.reduce((sum, each) => sum + each, 0)).toBe(count)
  const names = metrics.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['http_request_duration_seconds', 'queue_waiting', 'storage_errors_total']),
  )
})

test('a collector that never answers, or is gone, holds nobody up', async () => {
  collector.state.silent = true
  await uploadOf('first.jpg')
  await collector.close()
  await uploadOf('second.jpg')
  await app.telemetry.flush()
  await app.analysisWorker.wake()
  expect(app.log.filter(line => line.includes('the telemetry collector does not take'))).not.toEqual([])
  collector = await fakeCollector()
})

test('a statement is sent without what it quotes', () => {
  expect(textOf(`select *\n from people where name = 'O''Brien' and id = $1`)).toBe(
    `select * from people where name = '?' and id = $1`,
  )
})

test('without a collector there are no spans and no packages of it', async () => {
  const plain = await testApp()
  expect(plain.telemetry.isOn).toBe(false)
  await signUp(plain)
  await plain.close()
})
