import type { Notification } from '@plumbline/contract/integrations/notifications'
import { expect, test } from 'vitest'
import { button, click, response, show, until } from '../../../testing/screen'
import NotificationsPage from './notifications'

const notification = (id: string, changes: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'task_assigned',
  data: { name: 'Alex Morgan', title: `Fence the edge ${id}` },
  href: `/tasks/${id}`,
  read: false,
  createdAt: new Date().toISOString(),
  ...changes,
})

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()
const headings = () => [...document.querySelectorAll('h2')].map(each => each.textContent)
const links = () => [...document.querySelectorAll('main a, section a')].map(each => each.getAttribute('href'))
const showPage = (at = '/notifications') => show(<NotificationsPage />, { at, words: 'notifications' })

/** A server that remembers what was read. */
function inbox(items: Notification[]) {
  const asked: URLSearchParams[] = []
  const sent: unknown[] = []
  response({
    'GET /api/notifications': url => {
      asked.push(url.searchParams)
      const shown = items.filter(({ read }) => url.searchParams.get('show') !== 'unread' || !read)
      return { items: shown, unread: items.filter(({ read }) => !read).length, total: 60 }
    },
    'POST /api/notifications/read': (_, { body }) => {
      const { ids } = JSON.parse(String(body)) as { ids?: string[] }
      sent.push(ids ?? 'all')
      for (const item of items) if (!ids || ids.includes(item.id)) item.read = true
      return { unread: items.filter(({ read }) => !read).length }
    },
  })
  return { asked, sent }
}

test('notifications are under their days, each leads to its record', async () => {
  inbox([
    notification('a'),
    notification('b', { read: true, createdAt: daysAgo(1) }),
    notification('c', { createdAt: daysAgo(400) }),
  ])
  await showPage()
  await until(() => expect(links()).toEqual(['/tasks/a', '/tasks/b', '/tasks/c']))
  expect(headings().slice(0, 2)).toEqual(['Today', 'Yesterday'])
  expect(headings()[2]).toMatch(/day, \w+ \d+, \d{4}$/)
  expect(document.body.textContent).toContain('Alex Morgan assigned you a task: Fence the edge a')
  expect(document.body.textContent).toContain('1 of 3')
})

test('one is marked read without leaving, and the row keeps the focus; then all', async () => {
  const { sent } = inbox([notification('a'), notification('b')])
  await showPage()
  await until(() => expect(button(/^Mark as read: .* a$/)).toBeDefined())
  button(/^Mark as read: .* a$/).focus()
  await click(button(/^Mark as read: .* a$/))
  await until(() => expect(button(/^Mark as read: .* a$/)).toBeUndefined())
  expect(sent).toEqual([['a']])
  await until(() => expect(document.activeElement?.getAttribute('href')).toBe('/tasks/a'))
  await click(button('Mark all as read'))
  await until(() => expect(button('Mark all as read').disabled).toBe(true))
  expect(sent).toEqual([['a'], 'all'])
})

test('following one marks it read', async () => {
  const { sent } = inbox([notification('a')])
  await showPage()
  await until(() => expect(links()).toEqual(['/tasks/a']))
  await click(document.querySelector('section a') as Element)
  await until(() => expect(sent).toEqual([['a']]))
})

test('the address says which are shown; with none left it says so, and how to see all', async () => {
  const { asked } = inbox([notification('a', { read: true })])
  await showPage('/notifications?show=unread&kind=mentioned&page=2')
  await until(() => expect(document.body.textContent).toContain("You're all caught up"))
  expect(Object.fromEntries(asked[0] as URLSearchParams)).toMatchObject({
    show: 'unread',
    kind: 'mentioned',
    page: '2',
  })
  await click(button('Show all'))
  await until(() => expect(links()).toEqual(['/tasks/a']))
  expect(Object.fromEntries(asked.at(-1) as URLSearchParams)).toMatchObject({ show: 'all', page: '1' })
  await click(button(/^Unread/))
  await until(() => expect(asked.at(-1)?.get('show')).toBe('unread'))
})

test('who has none learns what will come; what fails can be tried again', async () => {
  inbox([])
  await showPage()
  await until(() => expect(document.body.textContent).toContain('No notifications yet'))

  let fails = true
  response({
    'GET /api/notifications': () =>
      fails
        ? new Response(JSON.stringify({ success: false, code: 'invalid', message: '' }), { status: 400 })
        : { items: [notification('a')], unread: 1, total: 1 },
  })
  await showPage()
  await until(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain(
      "We couldn't load your notifications",
    ),
  )
  fails = false
  await click(button('Try Again'))
  await until(() => expect(links()).toEqual(['/tasks/a']))
})
