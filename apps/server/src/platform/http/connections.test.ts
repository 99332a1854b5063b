import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { limitConnections } from './connections'

const apps: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

async function listening(limits: Parameters<typeof limitConnections>[1]) {
  const app = Fastify({ forceCloseConnections: true })
  limitConnections(app, limits)
  app.post('/', async ({ body }) => body)
  apps.push(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const ended = (socket: Socket) =>
  new Promise<string>(resolve => {
    let text = ''
    socket.on('data', chunk => {
      text += String(chunk)
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })
const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'

test('a body that drips is cut off', async () => {
  const port = await listening({ bodyTimeoutMs: 100, isBehindProxy: false })
  const socket = connect(port, '127.0.0.1')
  const closed = ended(socket)
  socket.write(HEAD)
  const drip = setInterval(() => socket.write(' '), 20)
  expect(await closed).toBe('')
  clearInterval(drip)
})

test('a body that arrives in time is answered', async () => {
  const port = await listening({ bodyTimeoutMs: 600_000, isBehindProxy: false })
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  })
  expect(await response.json()).toEqual({ a: 1 })
})

test('one address gets its share of the connections, and the next one is turned away', async () => {
  const port = await listening({ maxPerAddress: 2, isBehindProxy: false })
  const open = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await Promise.all(open.map(socket => new Promise(resolve => socket.once('connect', resolve))))
  expect(await ended(connect(port, '127.0.0.1'))).toBe('')
  for (const socket of open) socket.destroy()
})
