import { expect, test } from 'vitest'
import { clearBearer, writeBearer } from '../../lib/bearer'
import { SessionProvider } from '../../modules/identity/auth/session'
import { response, show, until } from '../../testing/screen'
import { PublicHeader } from './public-header'

async function showHeader() {
  response({
    'GET /api/users/me': () => ({ user: { name: 'Ana Ruiz', language: 'en', role: 'manager' } }),
    'GET /config.json': () => new Response('{}'),
  })
  await show(
    <SessionProvider>
      <PublicHeader />
    </SessionProvider>,
    { words: ['public', 'billing'] },
  )
}
const offered = () =>
  [...document.querySelectorAll('a')]
    .map(each => each.getAttribute('href'))
    .filter(href => ['/login', '/signup', '/dashboard'].includes(href ?? ''))

test('a visitor may log in or sign up', async () => {
  clearBearer()
  await showHeader()
  expect(offered()).toEqual(['/login', '/signup', '/login', '/signup'])
})

test('whoever is signed in is led back to work', async () => {
  writeBearer({ token: 'token', expiresAt: '2099-01-01T00:00:00Z' })
  await showHeader()
  await until(() => expect(offered()).toEqual(['/dashboard']))
})
