import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, useTestApp } from '../../testing/harness'
import { type Person, signUp, signupForm } from '../../testing/people'

const app = useTestApp()
let ana: Person
beforeAll(async () => {
  ana = await signUp(app)
})

const post = (url: string, payload: string, type = 'application/json') =>
  app.http.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

describe('a body that cannot be read', () => {
  test.each(['{"email":', '', 'null', '[]', '"text"', '{"__proto__":{"admin":true}}'])(
    '%j is rejected',
    async payload => {
      const response = await post('/api/auth/login', payload)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        success: false,
        code: expect.stringMatching(/invalid|malformed_json/),
      })
      expect(response.body).not.toMatch(/at .*\.ts|node_modules|SyntaxError/)
    },
  )

  test('of another type is rejected as such', async () => {
    expect((await post('/api/auth/login', 'email=a', 'application/x-www-form-urlencoded')).statusCode).toBe(
      415,
    )
  })

  test('over the limit is rejected as too large', async () => {
    const response = await post(
      '/api/auth/login',
      JSON.stringify({ email: 'a'.repeat(1_100_000), password: 'x' }),
    )
    expect([response.statusCode, response.json().code]).toEqual([413, 'too_large'])
  })
})

test('a form of more parts than anyone sends that breaks off is rejected, and ends nothing else', async () => {
  const uncaught: unknown[] = []
  const note = (error: unknown) => uncaught.push(error)
  process.on('uncaughtExceptionMonitor', note)
  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/analysis/upload',
    payload: part.repeat(1_500),
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: `Bearer ${ana.token}`,
    },
  })
  await new Promise(resolve => setImmediate(resolve))
  process.off('uncaughtExceptionMonitor', note)
  expect([response.statusCode, response.json().code, uncaught]).toEqual([400, 'upload_broken', []])
})

describe('a field', () => {
  test.each([
    ['of the wrong type', { name: 42 }, 'name'],
    ['nested where text is expected', { organization: { $ne: '' } }, 'organization'],
    ['outside the options', { industry: 'piracy' }, 'industry'],
    ['nobody knows', { isAdmin: true }, 'isAdmin'],
    ['of half a megabyte', { title: 'x'.repeat(500_000) }, 'title'],
    ['of half a megabyte as password', { password: 'x'.repeat(500_000) }, 'password'],
    ['with a NUL in it', { worksite: 'a\u0000b' }, 'worksite'],
  ])('%s is named', async (_, change, field) => {
    const response = await app.call(contract.signup, { body: signupForm(change) })
    expect(response.status).toBe(400)
    expect(response.fields.map(fault => fault.field)).toContain(field)
  })

  test('that is faulty writes nothing', async () => {
    const count = async () => (await app.db.pool.query('select count(*) from users')).rows[0].count
    const before = await count()
    await app.call(contract.signup, { body: signupForm({ industry: 'piracy' }) })
    expect(await count()).toBe(before)
  })

  test('may hold any script, which comes back as the same text', async () => {
    const body = {
      first_name: '<script>alert(1)</script>',
      last_name: "Robert'); drop table users;--",
      job_title: '',
    }
    const { user } = (await ana.call(contract.saveProfile, { body })).data
    expect([user.first_name, user.last_name]).toEqual([body.first_name, body.last_name])
  })
})

test.each(['not-a-uuid', '%00', '..%2f..%2fetc', '1 or 1=1'])('the id %j in a path is rejected', async id => {
  const response = await app.http.inject({
    method: 'DELETE',
    url: `/api/organizations/invitations/${encodeURIComponent(id)}`,
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect(response.statusCode).toBe(400)
})

test('an unknown call answers 404 in the same shape, an unknown address too', async () => {
  const response = await app.http.inject({ method: 'POST', url: '/api/nothing' })
  expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
})

test('every response carries a request id and forbids inline script, framing and sniffing', async () => {
  const response = await app.http.inject('/healthz')
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  const policy = String(response.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(response.headers['x-content-type-options']).toBe('nosniff')
})

test('no secret reaches the log', async () => {
  await signUp(app, {
    email: 'logged@site.example',
    password: 'a secret passphrase',
    confirmPassword: 'a secret passphrase',
  })
  const [sent] = (await app.emails()).filter(found => found.to === 'logged@site.example')
  const link = new URL(sent?.link ?? '')
  await app.http.inject(link.pathname + link.search)
  await app.http.inject(`/reset-password/${link.searchParams.get('token')}`)
  const log = app.log.join('')
  expect(log).toContain('/api/auth/verify')
  expect(log).not.toContain('a secret passphrase')
  expect(log).not.toContain(link.searchParams.get('token'))
  expect(log).not.toContain(ana.token)
})

describe('metrics', () => {
  type Ask = [how: string, headers: Record<string, string>, from: string, status: number]
  const cases: [environment: Record<string, string>, asks: Ask[]][] = [
    [
      { METRICS_TOKEN: 'a-token-for-monitoring', APP_URL: 'http://localhost:3000' },
      [
        ['with the token', { authorization: 'Bearer a-token-for-monitoring' }, '203.0.113.9', 200],
        ['without it', {}, '127.0.0.1', 404],
        ['with another one as long', { authorization: 'Bearer b-token-for-monitoring' }, '127.0.0.1', 404],
        ['with one as long, not ASCII', { authorization: `Bearer ${'é'.repeat(22)}` }, '127.0.0.1', 404],
      ],
    ],
    [
      { APP_URL: 'http://localhost:3000' },
      [
        ['on this machine', {}, '127.0.0.1', 200],
        ['on another one', {}, '203.0.113.9', 404],
        ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1', 404],
        ['through another proxy', { forwarded: 'for=203.0.113.9' }, '127.0.0.1', 404],
      ],
    ],
    [{ APP_URL: 'https://app.example' }, [['through a proxy that says nothing', {}, '127.0.0.1', 404]]],
  ]

  test.each(cases)('with %j are for whoever may read them', async (environment, asks) => {
    const guarded = await testApp(environment)
    for (const [how, headers, remoteAddress, status] of asks) {
      const response = await guarded.http.inject({ url: '/metrics', headers, remoteAddress })
      expect([how, response.statusCode]).toEqual([how, status])
      if (status === 200) expect(response.body).toContain('http_request_duration_seconds')
    }
    await guarded.close()
  })
})

test.each(['/%E0%A4%A', '/api/tasks/%', '/api/%c0%ae/x'])(
  'the path %s, which cannot be decoded, is rejected like any other request',
  async url => {
    const response = await app.http.inject(url)
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { success: false, code: 'malformed_request', requestId: response.headers['x-request-id'] },
    ])
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  },
)

test('a visit on the old domain is sent to the current one', async () => {
  const moved = await testApp({ OLD_DOMAIN: 'old.example' })
  const response = await moved.http.inject({ url: '/tasks?page=2', headers: { host: 'old.example' } })
  expect([response.statusCode, response.headers.location]).toEqual([
    308,
    'http://plumbline.test/tasks?page=2',
  ])
  expect((await moved.http.inject({ url: '/healthz', headers: { host: 'plumbline.test' } })).statusCode).toBe(
    200,
  )
  await moved.close()
})

test.each(['/api/violations/%E0%A4%A', '/%', '/api/auth/%C0%AE'])(
  'a path that cannot be decoded (%s) is an error like any other',
  async url => {
    const response = await app.http.inject({ method: 'GET', url })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, code: 'malformed_request' })
    expect(response.json().requestId).toEqual(expect.any(String))
  },
)
