import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/harness'

test('a call that reaches a server which is closing hears so with a code, and the connection ends', async () => {
  const app = await testApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.http.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const received: string[] = []
  socket.on('data', chunk => received.push(String(chunk)))
  const ended = new Promise(resolve => socket.once('close', resolve))
  const firstAnswer = new Promise(resolve => socket.once('data', resolve))
  // The second call is half sent, so its connection is in use while the server closes.
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /api/regions HTTP/1.1\r\nHost: a\r\n')
  await firstAnswer
  const closed = app.close()
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  socket.write('\r\n')
  await ended
  await closed
  const answer = received.join('').split('HTTP/1.1 ').at(-1)
  expect(answer).toMatch(/^503 /)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer).toContain('"code":"unavailable"')
})
