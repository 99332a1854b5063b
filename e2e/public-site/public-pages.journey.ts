import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { becomeReady, expect, test } from '../journey'

test('a stranger finds an industry, gets nothing for nonsense, and changes to the regions', async ({
  page,
}) => {
  await page.goto('/industries')
  await expect(page.getByRole('article')).toHaveCount(19)
  await page.getByRole('searchbox', { name: 'Search industries' }).fill('forklift')
  await expect(page.getByRole('heading', { name: 'Warehousing and logistics' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search industries' }).fill('no such trade')
  await expect(page.getByText('No results found').last()).toBeVisible()
  await page.getByRole('button', { name: 'Clear search and filter' }).click()
  await page.getByText('Examples', { exact: true }).first().click()
  await expect(page.getByText('After photos that close the task')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Industries and regions' })
    .getByRole('link', { name: 'Regions' })
    .click()
  await expect(page).toHaveURL(/\/regions$/)
  await page.getByRole('button', { name: 'Africa' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

/** The page and its texts are files of the same name; only the texts are to fail. */
function textsFile() {
  const path = join(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json')
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(path, 'utf8'))
  return `**/${manifest['../../packages/languages/en/screens/regions.json']?.file}`
}

test.describe('without its data', () => {
  // The error takes the place of what was rendered ahead, which React reports as 418.
  test.use({ expectedErrors: [/net::ERR_FAILED|React error #418/] })

  test('a page says that loading failed, and Try Again loads it', async ({ page }) => {
    const texts = textsFile()
    await page.goto('/about')
    await becomeReady(page)
    await page.route(texts, route => route.abort())
    await page.getByRole('navigation').getByRole('link', { name: 'Regions' }).first().click()
    await expect(page.getByRole('alert')).toContainText('An error occurred')
    await expect(page.getByRole('alert')).toContainText('Failed to load data. Please try again later.')
    await page.unroute(texts)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('article')).toHaveCount(16)
  })
})

test('Contact opens a form that reaches the installation where no address is set', async ({ page }) => {
  await page.goto('/about')
  await becomeReady(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  await dialog.getByLabel('Full name').fill('Lena Fischer')
  await dialog.getByLabel('Email').fill('lena@stahl.example')
  await dialog.getByLabel('Company').fill('Stahl & Sohn')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText("We'll reply to lena@stahl.example.")).toBeVisible()
})

test('the live example opens from the home page and works with the keyboard', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('link', { name: 'See a live example' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'See a live example' })).toBeVisible()
  await expect(page.getByText('29 CFR 1926.100(a) · Head protection')).toBeVisible()
  const advice = page.getByRole('button', { name: /Three people beside a machine/ })
  await advice.focus()
  await page.keyboard.press('Enter')
  await expect(advice).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText("doesn't prove a rule was broken")).toBeVisible()
})
