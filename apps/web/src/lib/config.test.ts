import { expect, test, vi } from 'vitest'
import { loadConfig, upgradeHref } from './config'

const aServerThatResponds = (response: () => Promise<Response>) => vi.stubGlobal('fetch', response)

test('takes the addresses the server names', async () => {
  const given = {
    signInUrl: 'https://app.example/in',
    signUpUrl: 'https://app.example/up',
    bookingUrl: 'https://book.example',
    supportEmail: 'help@firm.example',
  }
  aServerThatResponds(async () => Response.json(given))
  expect(await loadConfig()).toMatchObject(given)
})

test('what is unset points at this installation', async () => {
  aServerThatResponds(async () => Response.json({ signInUrl: '', signUpUrl: null }))
  expect(await loadConfig()).toMatchObject({
    signInUrl: '/login',
    signUpUrl: '/signup',
    supportEmail: '',
    networkUrl: '',
  })
})

test('without a booking page, an upgrade leads to the plans', async () => {
  aServerThatResponds(async () => Response.json({ bookingUrl: '', supportEmail: '' }))
  expect(upgradeHref(await loadConfig())).toBe('/billing/subscribe')
})

test('a server that does not respond leaves the pages as they are', async () => {
  aServerThatResponds(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await loadConfig()).toMatchObject({ signInUrl: '/login', signUpUrl: '/signup' })
})
