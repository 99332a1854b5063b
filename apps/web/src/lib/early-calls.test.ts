import { afterEach, expect, test, vi } from 'vitest'
import { signedInRoutes } from '../../vite/boot'
import router from '../app/router.tsx?raw'
import { earlyCalls, takeEarlyResponse } from './early-calls'

afterEach(() => vi.unstubAllGlobals())

test('the first script knows every signed-in route, its page and its words', () => {
  const routes = signedInRoutes(router)
  expect(routes.map(({ path }) => path)).toContain('/tasks/:id')
  expect(routes.find(({ path }) => path === '/upload')).toEqual({
    path: '/upload',
    page: 'src/modules/capture/pages/upload.tsx',
    words: ['errors', 'analysis'],
  })
  // An exact path before the one with a parameter, or the parameter would match it.
  const paths = routes.map(({ path }) => path)
  expect(paths.indexOf('/tasks/create')).toBeLessThan(paths.indexOf('/tasks/:id'))
})

test('early calls belong to routes that exist', () => {
  const paths = signedInRoutes(router).map(({ path }) => path)
  expect(Object.keys(earlyCalls).filter(path => !paths.includes(path))).toEqual([])
})

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
