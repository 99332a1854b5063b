import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { authHeaders, expect, test, unique } from '../journey'
import { moveToEnterprise } from '../plans'
import { webhookPort } from '../playwright.config'
import { signUpAndOpen } from '../uploads'

let server: Server
let received: { type: string; signature: string }[] = []

test.beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { type } = JSON.parse(await text(request)) as { type: string }
    received.push({ type, signature: String(request.headers['webhook-signature']) })
    response.end('thanks')
  })
  await new Promise<void>(done => server.listen(webhookPort, 'localhost', done))
})
test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.describe('an admin', () => {
  // The address inside the network is rejected with 400, which the browser logs.
  test.use({ expectedErrors: [/400/] })

  test('adds a webhook, tests it, and finds its deliveries and the activity', async ({ page }) => {
    received = []
    const name = `Site office ${unique()}`
    const row = page.getByRole('listitem').filter({ hasText: name })
    // In an organization of its own, where nobody else creates tasks.
    const { id } = await signUpAndOpen(page, '/dashboard')
    await moveToEnterprise(id)
    await page.goto('/settings?tab=webhooks')

    await test.step('an address inside the network is rejected', async () => {
      await page.getByRole('button', { name: 'Add webhook' }).click()
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('URL').fill('https://169.254.169.254/latest')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText("We can't send to this address.")).toBeVisible()
    })

    await test.step('a public one is saved, and its secret is shown once', async () => {
      await page.getByLabel('URL').fill(`http://localhost:${webhookPort}/hook`)
      await page.getByLabel('Task created').check()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/)
      await page.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByRole('heading', { name })).toBeVisible()
    })

    await test.step('a test arrives', async () => {
      await row.getByRole('button', { name: 'Send test' }).click()
      await expect(page.getByText('The test arrived.')).toBeVisible()
      expect(received).toEqual([{ type: 'test', signature: expect.stringMatching(/^v1,/) }])
    })

    await test.step('a new task arrives by itself and is in the log', async () => {
      const headers = await authHeaders(page)
      await page.request.post('/api/tasks', { headers, data: { title: 'Fence the edge' } })
      await expect.poll(() => received.map(({ type }) => type)).toEqual(['test', 'task.created'])
      await row.getByRole('button', { name: 'Delivery log' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Task created' })).toContainText('Delivered')
      await page.getByRole('button', { name: 'Send again' }).first().click()
      await expect.poll(() => received.length).toBe(3)
    })

    await test.step('the task is in the activity, which can be searched', async () => {
      await page.getByRole('tab', { name: 'Activity' }).click()
      await page.getByLabel('Event', { exact: true }).selectOption('Task created')
      await expect(page.getByRole('row', { name: /Task created/ }).first()).toBeVisible()
      await expect(page.getByRole('row', { name: /New violation/ })).toHaveCount(0)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download activity as CSV' }).click()
      expect((await download).suggestedFilename()).toMatch(/^plumbline-activity-.*\.csv$/)
      await page.getByRole('tabpanel').getByRole('searchbox').fill('no such thing')
      await expect(page.getByText('No matching activity')).toBeVisible()
    })
  })
})
