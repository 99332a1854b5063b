import { expect, test, vi } from 'vitest'
import { contactHref, loadConfig, salesHref, upgradeHref } from './config'

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

test('without a booking page or a support address, links lead to pages of this installation', async () => {
  aServerThatResponds(async () => Response.json({ bookingUrl: '', supportEmail: '' }))
  const config = await loadConfig()
  expect([contactHref(config), salesHref(config), upgradeHref(config)]).toEqual([
    '/about',
    '/about',
    '/billing/subscribe',
  ])
})

test('a support address is where sales is reached without a booking page', async () => {
  aServerThatResponds(async () => Response.json({ supportEmail: 'help@firm.example' }))
  const config = await loadConfig()
  expect([contactHref(config), salesHref(config)]).toEqual(Array(2).fill('mailto:help@firm.example'))
})

test('a server that does not respond leaves the pages as they are', async () => {
  aServerThatResponds(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await loadConfig()).toMatchObject({ signInUrl: '/login', signUpUrl: '/signup' })
})
