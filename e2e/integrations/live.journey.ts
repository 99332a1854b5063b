import type { BrowserContext, Page } from '@playwright/test'
import { authHeaders, expect, fromElsewhere, signIn, test, unique } from '../journey'
import { NEW_PASSWORD, signUpAndOpen } from '../uploads'

const STREAM = '**/api/events/stream'
const isStream = (url: string) => url.endsWith('/api/events/stream')
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const taskLink = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title })

/** Assigns tasks to the worker of the demo organization, over the API. */
async function assigner(page: Page) {
  await signIn(page, 'admin@plumbline.example')
  const headers = await authHeaders(page)
  const members = await (await page.request.get('/api/organizations/members', { headers })).json()
  const { id: assignee } = members.data.find((each: { name: string }) => each.name === 'Wale Adeyemi')
  return (title: string) => page.request.post('/api/tasks', { headers, data: { title, assignee } })
}

async function openTasks(context: BrowserContext) {
  const page = await context.newPage()
  await signIn(page, 'worker@plumbline.example', '/tasks')
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
  return page
}

/** How many tabs wait for their turn to have the connection. They hear of changes from the tab that has it. */
const waitingTabs = (page: Page) => page.evaluate(async () => (await navigator.locks.query()).pending?.length)

test('all tabs of a browser follow one connection, also after the tab that had it is closed', async ({
  page,
  browser,
}) => {
  const assign = await assigner(page)
  const context = await browser.newContext()
  const connections: string[] = []
  context.on('request', request => {
    if (isStream(request.url())) connections.push(request.url())
  })
  const connected = context.waitForEvent('response', response => isStream(response.url()))
  const first = await openTasks(context)
  await connected
  const second = await openTasks(context)
  await expect.poll(() => waitingTabs(second)).toBe(1)
  const stamp = unique()

  await assign(`Brace the wall ${stamp}`)
  for (const tab of [first, second]) {
    await expect(bell(tab)).toHaveAccessibleName(/unread/)
    await expect(taskLink(tab, `Brace the wall ${stamp}`)).toBeVisible()
  }
  expect(connections).toHaveLength(1)

  const resumed = second.waitForResponse(STREAM)
  await first.close()
  await resumed
  await assign(`Cover the shaft ${stamp}`)
  await expect(taskLink(second, `Cover the shaft ${stamp}`)).toBeVisible()
  await context.close()
})

test('where the stream cannot be had, pages poll', async ({ page, browser }) => {
  const assign = await assigner(page)
  const context = await browser.newContext()
  await context.route(STREAM, route => route.fulfill({ status: 502, body: 'Bad gateway' }))
  const worker = await context.newPage()
  await worker.clock.install()
  const rejected = worker.waitForResponse(STREAM)
  await signIn(worker, 'worker@plumbline.example', '/tasks')
  await worker.clock.runFor(1_000)
  await rejected
  const title = `Label the drums ${unique()}`
  await assign(title)
  await worker.clock.runFor(31_000)
  await expect(taskLink(worker, title)).toBeVisible()
  await context.close()
})

test.describe('a browser whose session is ended elsewhere', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('is signed out right away', async ({ page, request }) => {
    const connected = page.waitForResponse(STREAM)
    const { email } = await signUpAndOpen(page, '/tasks')
    await connected
    const data = { email, password: NEW_PASSWORD }
    const elsewhere = (
      await (await request.post('/api/auth/login', { data, headers: fromElsewhere() })).json()
    ).data
    const headers = { authorization: `Bearer ${elsewhere.token}` }
    expect((await request.delete('/api/users/sessions/all', { headers })).ok()).toBe(true)
    await expect(page).toHaveURL(/\/login/)
  })
})
