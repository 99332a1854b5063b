import * as contract from '@plumbline/contract'
import { beforeAll, expect, test } from 'vitest'
import { longestStallDuring, MAX_STALL_MS } from '../../testing/event-loop'
import { useCreated, useTestApp } from '../../testing/harness'
import { listen } from '../../testing/live'
import { signUp } from '../../testing/people'
import { type RepeatedBody, sendFromElsewhere } from '../../testing/remote-sender'

const app = useTestApp()
const ana = useCreated(() => signUp(app))
let origin: string
beforeAll(async () => {
  origin = await listen(app)
  await send('/api/auth/login', { piece: ' ', times: 1_000_000, tail: '{}' })
})

const send = (path: string, body: RepeatedBody, type = 'application/json') =>
  sendFromElsewhere({
    url: `${origin}${path}`,
    body,
    copies: 4,
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': type },
  })

const hostile: [string, RepeatedBody, contract.ErrorCode][] = [
  ['brackets', { piece: '[', times: 1_000_000 }, 'malformed_json'],
  ['brackets that close', { piece: '[', times: 500_000, tail: ']'.repeat(500) }, 'malformed_json'],
  ['levels of objects', { piece: '{"a":', times: 200_000 }, 'malformed_json'],
  ['unknown fields', { head: '{', piece: '"#":0,', times: 100_000, tail: '"a":0}' }, 'too_large'],
  ['numbers', { head: '{"ids":[', piece: '0,', times: 500_000, tail: '0]}' }, 'too_large'],
  [
    'fields with one name',
    { head: '{', piece: '"__proto__":0,', times: 4_990, tail: '"a":0}' },
    'malformed_json',
  ],
  ['fields up to the limit', { head: '{', piece: '"field-#":0,', times: 4_990, tail: '"a":0}' }, 'invalid'],
]

test.each(hostile)('a body of %s is rejected without a stall', async (_, body, code) => {
  for (const path of ['/api/auth/login', '/api/notifications/read']) {
    let responses: Awaited<ReturnType<typeof send>> = []
    const stall = await longestStallDuring(async () => {
      responses = await send(path, body)
    })
    expect(responses).toEqual(
      Array.from({ length: 4 }, () => ({ status: contract.errors[code].status, code })),
    )
    expect(stall).toBeLessThan(MAX_STALL_MS)
  }
})

test.each(['text/plain', 'application/xml', 'application/problem+json'])(
  'a body of %s is not read',
  async type => {
    const responses = await send('/api/auth/login', { piece: '[', times: 1_000_000 }, type)
    expect(responses[0]).toEqual({ status: 415, code: 'unsupported_type' })
  },
)

test('brackets and commas inside texts are not counted', async () => {
  const email = `${'[{,\\"'.repeat(30_000)}`
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"email":"${email}","password":"x"}`,
  })
  expect(response.json().code).toBe('invalid')
})
