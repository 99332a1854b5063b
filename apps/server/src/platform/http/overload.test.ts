import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { handleErrors } from './errors'
import { rejectOverload } from './overload'

const LIMITS = { maxLoopDelayMs: 10, maxCalls: 3, measureEveryMs: 1 }
const BLOCK_MS = 60
/** Ends what hangs; a slow machine only takes longer. */
const PATIENT = { timeout: 60_000 }

let cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const each of cleanUp) await each()
  cleanUp = []
})

/** A server with calls that end when the test says so, and streams that never end. */
async function listening(limits = LIMITS) {
  const app = Fastify({ forceCloseConnections: true })
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  let held = 0
  handleErrors(app)
  rejectOverload(app, limits)
  app.decorateRequest('waitsForTurn', false)
  app.get('/api/fast', async () => 'done')
  app.get('/page', async () => 'page')
  app.get<{ Querystring: { waits?: string } }>('/api/held', async request => {
    request.waitsForTurn = request.query.waits === '1'
    held += 1
    await released
    return 'released'
  })
  app.get('/api/stream', (_request, reply) => {
    const body = new PassThrough()
    body.write(': open\n\n')
    reply.type('text/event-stream').send(body)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  cleanUp.push(() => app.close())
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    get: (path: string, signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}${path}`, signal ? { signal } : {}),
    release,
    held: () => held,
  }
}
type Server = Awaited<ReturnType<typeof listening>>

/** Keeps the event loop late, as on a machine that is too small, until the test ends. */
async function delayLoop() {
  let rounds = 0
  let isBlocking = true
  const block = () => {
    const end = performance.now() + BLOCK_MS
    while (performance.now() < end);
    rounds += 1
    if (isBlocking) setTimeout(block)
  }
  cleanUp.unshift(() => {
    isBlocking = false
  })
  block()
  await vi.waitFor(() => expect(rounds).toBeGreaterThan(3), PATIENT)
}

async function hold(server: Server, count: number, path = '/api/held') {
  const responses = Array.from({ length: count }, () => server.get(path))
  await vi.waitFor(() => expect(server.held()).toBe(count), PATIENT)
  return responses
}

test('a late loop with few calls in flight rejects nothing', async () => {
  const server = await listening()
  await delayLoop()
  await hold(server, LIMITS.maxCalls - 1)
  for (let call = 0; call < 5; call++) expect((await server.get('/api/fast')).status).toBe(200)
  server.release()
})

test('a late loop with many calls in flight rejects the next call, and no page', async () => {
  const server = await listening()
  await delayLoop()
  const held = await hold(server, LIMITS.maxCalls)
  const rejected = await server.get('/api/fast')
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await rejected.json()).toMatchObject({ code: 'overloaded' })
  expect((await server.get('/page')).status).toBe(200)

  server.release()
  for (const response of held) expect((await response).status).toBe(200)
  expect((await server.get('/api/fast')).status).toBe(200)
})

test('calls that wait behind others of their organization are no load', async () => {
  const server = await listening()
  await delayLoop()
  await hold(server, LIMITS.maxCalls * 2, '/api/held?waits=1')
  expect((await server.get('/api/fast')).status).toBe(200)
  server.release()
})

test('many calls in flight reject nothing while the loop is on time', async () => {
  const server = await listening({ ...LIMITS, maxLoopDelayMs: 60_000 })
  await hold(server, LIMITS.maxCalls * 2)
  expect((await server.get('/api/fast')).status).toBe(200)
  server.release()
})

test('open streams and callers who hung up are not in flight', async () => {
  const server = await listening()
  await delayLoop()
  for (let opened = 0; opened < LIMITS.maxCalls * 2; opened++)
    expect((await server.get('/api/stream')).status).toBe(200)
  const leaving = new AbortController()
  const gone = Array.from({ length: LIMITS.maxCalls }, () => server.get('/api/held', leaving.signal))
  await vi.waitFor(() => expect(server.held()).toBe(LIMITS.maxCalls), PATIENT)
  leaving.abort()
  await Promise.allSettled(gone)
  await vi.waitFor(async () => expect((await server.get('/api/fast')).status).toBe(200), PATIENT)
})
