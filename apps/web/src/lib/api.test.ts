import { login } from '@plumbline/contract/identity/auth'
import { listMembers, removeMember } from '@plumbline/contract/identity/organizations'
import { me } from '@plumbline/contract/identity/users'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, addressOf, call, NetworkError, onSessionEnd, onTwoFactorRequired } from './api'
import { clearBearer, readBearer, writeBearer } from './bearer'

type Answer = { status?: number; body: unknown } | Error
type Sent = { url: string; method: string; authorization: string | null }

/** A fake server that responds to each path as the test says. */
function aServer(response: (sent: Sent) => Answer) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = {
      url,
      method: init.method ?? 'GET',
      authorization: new Headers(init.headers).get('authorization'),
    }
    sent.push(request)
    const given = response(request)
    if (given instanceof Error) throw given
    return new Response(JSON.stringify(given.body), { status: given.status ?? 200 })
  })
  return sent
}

const ok = (data: unknown): Answer => ({ body: { success: true, data } })
const rejected = (status: number, code: string): Answer => ({
  status,
  body: { success: false, code, error: code, message: `words for ${code}` },
})
const LATER = '2099-01-01T00:00:00.000Z'
const freshSession = ok({ token: 'fresh', expiresAt: LATER, user: { name: 'Ann' } })

beforeEach(() => {
  clearBearer()
  vi.unstubAllGlobals()
})

test('sends the bearer and returns the data of the envelope', async () => {
  writeBearer({ token: 'abc', expiresAt: LATER })
  const sent = aServer(() => ok([{ name: 'Ann' }]))
  expect(await call(listMembers)).toEqual([{ name: 'Ann' }])
  expect(sent).toEqual([{ url: '/api/organizations/members', method: 'GET', authorization: 'Bearer abc' }])
})

test('signs in without a bearer, and without renewing when rejected', async () => {
  writeBearer({ token: 'old', expiresAt: LATER })
  const sent = aServer(() => rejected(401, 'invalid_credentials'))
  await expect(call(login, { body: { email: 'a@b.example', password: 'secret1' } })).rejects.toMatchObject({
    code: 'invalid_credentials',
    status: 401,
  })
  expect(sent.map(({ url, authorization }) => [url, authorization])).toEqual([['/api/auth/login', null]])
})

test('renews once on 401, keeps the new bearer and repeats the call', async () => {
  writeBearer({ token: 'stale', expiresAt: LATER })
  const sent = aServer(({ url, authorization }) =>
    url === '/api/auth/refresh'
      ? freshSession
      : authorization === 'Bearer fresh'
        ? ok({ user: { name: 'Ann' } })
        : rejected(401, 'not_signed_in'),
  )
  expect(await call(me)).toEqual({ user: { name: 'Ann' } })
  expect(sent.map(({ url }) => url)).toEqual(['/api/users/me', '/api/auth/refresh', '/api/users/me'])
  expect(readBearer()?.token).toBe('fresh')
})

test('calls that fail together share one renewal', async () => {
  writeBearer({ token: 'stale', expiresAt: LATER })
  const sent = aServer(({ url, authorization }) =>
    url === '/api/auth/refresh'
      ? freshSession
      : authorization === 'Bearer fresh'
        ? ok({})
        : rejected(401, 'not_signed_in'),
  )
  await Promise.all([call(me), call(listMembers), call(me)])
  expect(sent.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(1)
})

test('a rejected renewal ends the session: the bearer goes and listeners hear of it', async () => {
  writeBearer({ token: 'stale', expiresAt: LATER })
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  const sent = aServer(() => rejected(401, 'not_signed_in'))
  await expect(call(me)).rejects.toMatchObject({ status: 401 })
  expect(sent.map(({ url }) => url)).toEqual(['/api/users/me', '/api/auth/refresh'])
  expect(ended).toHaveBeenCalledOnce()
  expect(readBearer()).toBeNull()
  stop()
})

test('tells when the organization requires a second factor, and keeps the session', async () => {
  writeBearer({ token: 'abc', expiresAt: LATER })
  const required = vi.fn()
  const stop = onTwoFactorRequired(required)
  aServer(({ url }) => (url === '/api/users/me' ? ok({}) : rejected(403, 'two_factor_required')))
  await call(me)
  expect(required).not.toHaveBeenCalled()
  await expect(call(listMembers)).rejects.toMatchObject({ code: 'two_factor_required' })
  expect(required).toHaveBeenCalledOnce()
  expect(readBearer()?.token).toBe('abc')
  stop()
})

test('a renewal that cannot reach the server keeps the session', async () => {
  writeBearer({ token: 'stale', expiresAt: LATER })
  aServer(({ url }) =>
    url === '/api/auth/refresh' ? new TypeError('Failed to fetch') : rejected(401, 'not_signed_in'),
  )
  await expect(call(me)).rejects.toBeInstanceOf(NetworkError)
  expect(readBearer()?.token).toBe('stale')
})

test('a renewal that a busy server rejects keeps the session', async () => {
  writeBearer({ token: 'stale', expiresAt: LATER })
  const ended = vi.fn()
  const stop = onSessionEnd(ended)
  aServer(({ url }) =>
    url === '/api/auth/refresh' ? rejected(503, 'overloaded') : rejected(401, 'not_signed_in'),
  )
  await expect(call(me)).rejects.toMatchObject({ status: 503 })
  expect(ended).not.toHaveBeenCalled()
  expect(readBearer()?.token).toBe('stale')
  stop()
})

test('an error has a code, a status, a message and fields', async () => {
  aServer(() => ({
    status: 400,
    body: {
      success: false,
      code: 'invalid',
      error: 'Check the highlighted fields and try again.',
      fields: [{ field: 'email', code: 'email_invalid', message: 'Please enter a valid email address' }],
    },
  }))
  const error = await call(login, { body: { email: 'x', password: 'secret1' } }).catch(caught => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    code: 'invalid',
    status: 400,
    message: 'Check the highlighted fields and try again.',
  })
  expect(error.fields[0]).toMatchObject({ field: 'email', code: 'email_invalid' })
})

test('a response that is no envelope is told by its status', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
  await expect(call(me)).rejects.toMatchObject({ status: 502, message: 'Error 502: Bad Gateway' })
})

test('no response at all is a network error with the exception’s words, or the specified ones', async () => {
  aServer(() => new TypeError('Failed to fetch'))
  await expect(call(me)).rejects.toMatchObject({ name: 'NetworkError', message: 'Failed to fetch' })
  aServer(() => new TypeError(''))
  await expect(call(me)).rejects.toMatchObject({ message: 'Failed to complete request' })
})

test('parameters are filled in and escaped; query parameters without a value are dropped', () => {
  expect(addressOf(removeMember.path, { id: 'a/b' })).toBe('/api/organizations/members/a%2Fb')
  expect(
    addressOf('/api/tasks', {}, { status: null, page: 2, q: 'hard hat', tag: ['a', 'b'], x: undefined }),
  ).toBe('/api/tasks?page=2&q=hard+hat&tag=a&tag=b')
})
