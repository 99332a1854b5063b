import { beforeAll, expect, test, vi } from 'vitest'
import { longestStallDuring, MAX_STALL_MS } from '../../../testing/event-loop'
import { useTestApp } from '../../../testing/harness'
import { listen } from '../../../testing/live'
import { sendFromElsewhere } from '../../../testing/remote-sender'
import { BuiltOnce } from './built-once'

const app = useTestApp()
const documents = ['/api/docs', '/api/openapi.json']
let origin: string
beforeAll(async () => {
  origin = await listen(app)
  // What is compiled and packed once is not measured.
  for (const url of documents) await sendFromElsewhere({ url: `${origin}${url}`, copies: 2 })
})

test.each(documents)('%s costs nobody else time, also when sixty ask for it at once', async url => {
  const stall = await longestStallDuring(async () => {
    const responses = await sendFromElsewhere({ url: `${origin}${url}`, copies: 60 })
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  })
  expect(stall).toBeLessThan(MAX_STALL_MS)
})

test.each(documents)('%s is not sent again to whoever has it', async url => {
  const { etag } = (await app.http.inject(url)).headers
  const again = await app.http.inject({ url, headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await app.http.inject({ url, headers: { 'if-none-match': '"another"' } })
  expect([other.statusCode, other.headers.etag]).toEqual([200, etag])
})

test('a document is built once', () => {
  const build = vi.fn(() => 'text')
  const document = new BuiltOnce('text/plain', build)
  expect(document.prepare()).toBe(document.prepare())
  expect(build).toHaveBeenCalledTimes(1)
})
