import { afterEach, expect, test, vi } from 'vitest'
import { takeEarlyResponse } from './early-calls'

afterEach(() => vi.unstubAllGlobals())

test('an early response is taken once, and only with the token it was asked with', async () => {
  const response = Promise.resolve(new Response('{}'))
  const earlyResponses = new Map([
    ['/api/sites', { token: 'mine', response }],
    ['/api/users/me', { token: 'old', response }],
  ])
  vi.stubGlobal('window', { earlyResponses })
  expect(takeEarlyResponse('/api/sites', 'mine')).toBe(response)
  expect(takeEarlyResponse('/api/sites', 'mine')).toBeUndefined()
  expect(takeEarlyResponse('/api/users/me', 'new')).toBeUndefined()
})
