import { createServer, type Server } from 'node:http'
import { expect, signIn, test, unique } from '../journey'
import { feedPort, port } from '../playwright.config'

const item = (code: string) =>
  `<item><title>Critical notice ${code}</title><link>https://example.org/${code}</link><description>A fatal fall &lt;script&gt;alert(1)&lt;/script&gt;</description></item>`
const feed = (code: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Site news</title>${item(`${code}-1`)}${item(`${code}-2`)}</channel></rss>`

let server: Server
const run = unique()

// A feed of our own, one that responds too late and one that leads back into this machine.
test.beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/feed.xml') response.setHeader('content-type', 'application/rss+xml').end(feed(run))
    else if (request.url === '/inside')
      response.writeHead(302, { location: `http://127.0.0.1:${port}/readyz` }).end()
    else if (request.url !== '/slow') response.writeHead(404).end()
  })
  await new Promise<void>(done => server.listen(feedPort, 'localhost', done))
})
test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a custom feed is read; a dead, a slow and a crooked one are named and skipped', async ({ page }) => {
  await signIn(page, 'manager@plumbline.example', '/regulations?tab=feeds')

  const add = async (name: string, url: string) => {
    await page.getByRole('button', { name: 'Add feed source' }).click()
    const form = page.getByRole('form', { name: 'Add feed source' })
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('URL').fill(url)
    await form.getByRole('button', { name: 'Add feed source' }).click()
    await expect(page.getByRole('switch', { name })).toBeChecked()
  }

  await test.step('only our own feeds take part', async () => {
    for (const name of ['OSHA Updates', 'EPA Regulations']) {
      await page.getByRole('switch', { name }).click()
      await expect(page.getByRole('switch', { name })).not.toBeChecked()
    }
    await expect(page.getByRole('button', { name: 'Fetch now' })).toBeDisabled()
  })

  await test.step('a missing or invalid address shows the specified message', async () => {
    await page.getByRole('button', { name: 'Add feed source' }).click()
    const form = page.getByRole('form', { name: 'Add feed source' })
    await form.getByRole('button', { name: 'Add feed source' }).click()
    await expect(form.getByText('Validation Error')).toBeVisible()
    await expect(form.getByText('Please provide both a name and URL for the new feed source.')).toBeVisible()
    await form.getByLabel('Name').fill('Old protocol')
    await form.getByLabel('URL').fill('ftp://example.org/feed')
    await form.getByRole('button', { name: 'Add feed source' }).click()
    await expect(form.getByText('Invalid URL')).toBeVisible()
    await form.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('fetch them', async () => {
    await add('Site news', `http://localhost:${feedPort}/feed.xml`)
    await expect(page.getByText('Feed Source Added').first()).toBeVisible()
    await add('Dead feed', `http://localhost:${feedPort}/gone.xml`)
    await add('Slow feed', `http://localhost:${feedPort}/slow`)
    await add('Crooked feed', `http://localhost:${feedPort}/inside`)
    await page.getByRole('button', { name: 'Fetch now' }).click()
    await expect(page.getByText('Fetching...')).toBeVisible()
    await expect(page.getByText('RSS Import Complete').first()).toBeVisible()
    const outcome = page.getByRole('region', { name: 'Last fetch' })
    await expect(outcome.getByRole('listitem').filter({ hasText: 'Site news' })).toContainText(
      '2 new regulations',
    )
    await expect(outcome.getByRole('listitem').filter({ hasText: 'Dead feed' })).toContainText(
      "There's no feed at this address anymore (404).",
    )
    await expect(outcome.getByRole('listitem').filter({ hasText: 'Slow feed' })).toContainText(
      'The server took too long to respond.',
    )
    await expect(outcome.getByRole('listitem').filter({ hasText: 'Crooked feed' })).toContainText(
      "This address isn't on the public internet, so we don't fetch it.",
    )
  })

  await test.step('what came is in the library, as text, with its risk', async () => {
    await page.getByRole('tab', { name: 'Regulation Database' }).click()
    await page.getByRole('searchbox', { name: 'Search regulations' }).fill(`Critical notice ${run}-1`)
    const first = page.getByRole('list', { name: 'Regulations' }).getByRole('listitem').first()
    await expect(first).toContainText(`Critical notice ${run}-1`)
    await expect(first).toContainText('High Risk')
    await expect(first).not.toContainText('alert(1)')
  })

  await test.step('a second time brings nothing new', async () => {
    await page.getByRole('button', { name: 'Import RSS' }).click()
    await expect(page.getByText('No new regulations').first()).toBeVisible()
  })

  await test.step('remove one, reset all', async () => {
    await page.getByRole('tab', { name: 'RSS Feeds' }).click()
    await page.getByRole('button', { name: 'Remove Dead feed' }).click()
    await expect(page.getByText('Feed Source Removed').first()).toBeVisible()
    await page.getByRole('button', { name: 'Reset to defaults' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reset to defaults' }).click()
    await expect(page.getByText('Reset Complete').first()).toBeVisible()
    await expect(page.getByRole('switch')).toHaveCount(5)
    await expect(page.getByRole('switch', { name: 'OSHA Updates' })).toBeChecked()
  })
})
