import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { BuiltOnce } from './built-once'

const app = useTestApp()
const documents = ['/api/docs', '/api/openapi.json']

test.each(documents)('%s is not sent again to whoever has it', async url => {
  const { etag } = (await app.http.inject(url)).headers
  const again = await app.http.inject({ url, headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await app.http.inject({ url, headers: { 'if-none-match': '"another"' } })
  expect([other.statusCode, other.headers.etag]).toEqual([200, etag])
})

test('a document is built and packed once, also when sixty ask for it at once', async () => {
  const build = vi.fn(() => 'text')
  const document = new BuiltOnce('text/plain', build)
  const bodies = await Promise.all(
    Array.from({ length: 60 }, async () => (await document.prepare().bodyFor('br')).body),
  )
  expect(build).toHaveBeenCalledTimes(1)
  // The same object, not only the same bytes.
  expect(new Set(bodies).size).toBe(1)
})
