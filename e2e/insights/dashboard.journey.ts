import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../journey'

const MANAGER = 'manager@plumbline.example'
const phone = { width: 390, height: 844 }
/** The bar at the bottom of a phone's screen. */
const BAR_HEIGHT = 64

// One step lets the figures fail, to see what the page says then.
test.use({ expectedErrors: [/status of 500/] })

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openTrends(page: Page) {
  await page.locator('#trends').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Trends' })).toBeVisible()
}

/** The lower edge of a part, once everything above it is there. */
const expectAboveTheFold = (part: Locator, height: number) =>
  expect
    .poll(async () => {
      const box = await part.boundingBox()
      return box && box.y + box.height
    })
    .toBeLessThanOrEqual(height)

test('the first screen of a phone says what to do now', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, MANAGER, '/dashboard')
  const fold = phone.height - BAR_HEIGHT
  const check = page.getByRole('main').getByRole('button', { name: 'Check a photo' })
  await expectAboveTheFold(check, fold)
  expect((await check.boundingBox())?.height).toBeGreaterThanOrEqual(64)
  const dangers = region(page, 'Dangerous now')
  await expectAboveTheFold(dangers.getByRole('link').first(), fold)
  await expectAboveTheFold(region(page, 'For you today').getByRole('heading'), fold)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)

  await check.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(check).toBeFocused()
  await dangers.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/violations\?violation=/)
})

test('on a slow network the frame is there first, and the figures of the last visit before the new ones', async ({
  page,
}) => {
  await signIn(page, MANAGER, '/dashboard')
  const uploads = region(page, 'Dashboard Overview').getByRole('article', { name: 'Total Uploads' })
  const dangers = region(page, 'Dangerous now')
  const frame = page.locator('#frame')
  await expect(uploads.getByText('Updated just now')).toBeVisible()
  await expect(frame).toBeHidden()

  // Nothing but the page and its style arrives.
  await page.route(/\/assets\/start-.*\.js$/, () => {})
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(frame).toBeVisible()
  // The code arrives as well, and who it is.
  await page.unroute(/\/assets\/start-.*\.js$/)
  await page.route('**/api/dashboard/**', () => {})
  await page.goto('/dashboard')
  await expect(dangers.getByRole('link').first()).toBeVisible()
  await expect(uploads.getByText(/^Updated /)).toBeVisible()
  await expect(frame).toBeHidden()

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('plumbline.last-seen'))).toBeNull()
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(frame).toBeHidden()
})

test('the figures refresh, and come back after they failed', async ({ page }) => {
  // Changes by others would refresh the figures too, so nothing is heard of them.
  await page.route('**/api/events/stream', () => {})
  await signIn(page, MANAGER, '/dashboard')
  const overview = region(page, 'Dashboard Overview')
  const uploads = overview.getByRole('article', { name: 'Total Uploads' })
  await expect(overview.getByRole('button', { name: /^Refresh / })).toHaveCount(8)
  await expect(uploads.getByText('Updated just now')).toBeVisible()
  await expect(overview.getByRole('progressbar', { name: 'Recheck Pass Rate' })).toBeVisible()

  await page.route('**/api/dashboard/metrics', route => route.fulfill({ status: 500, body: '{}' }))
  await uploads.getByRole('button', { name: 'Refresh Total Uploads' }).click()
  await expect(uploads.getByText(/^Failed to fetch uploads: /)).toBeVisible()
  await expect(page.getByText('Error fetching dashboard data').first()).toBeVisible()
  await page.unroute('**/api/dashboard/metrics')
  await uploads.getByRole('button', { name: 'Try Again' }).click()
  await expect(overview.getByText(/^Failed to fetch/)).toHaveCount(0)
})

test('figures that fail from the start are asked for once, and everything else is there', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/api/dashboard/metrics', route => {
    asked += 1
    return route.fulfill({ status: 500, body: '{}' })
  })
  await signIn(page, MANAGER, '/dashboard')
  const overview = region(page, 'Dashboard Overview')
  const uploads = overview.getByRole('article', { name: 'Total Uploads' })
  await expect(uploads.getByText(/^Failed to fetch uploads: /)).toBeVisible()
  await expect(page.getByText('Error fetching dashboard data').first()).toBeVisible()
  await openTrends(page)
  // The page and the cards each ask once and try once more.
  expect(asked).toBeLessThanOrEqual(4)
  await page.unroute('**/api/dashboard/metrics')
  await uploads.getByRole('button', { name: 'Try Again' }).click()
  await expect(overview.getByText(/^Failed to fetch/)).toHaveCount(0)
})

test('charts are drawn, read as tables and filtered with the keyboard', async ({ page }) => {
  await signIn(page, MANAGER, '/dashboard')
  await openTrends(page)
  const chart = region(page, 'Violations by severity')
  await expect(chart.locator('svg.recharts-surface .recharts-bar-rectangle path').first()).toBeVisible()
  await expect(chart.getByRole('row')).toHaveCount(31)

  await test.step('arrow keys read a chart', async () => {
    await chart.locator('svg.recharts-surface').focus()
    await page.keyboard.press('ArrowRight')
    await expect(chart.locator('.recharts-tooltip-wrapper').getByText('Medium')).toBeVisible()
  })

  await test.step('a table on request', async () => {
    await chart.getByRole('button', { name: 'Show table: Violations by severity' }).press('Enter')
    await expect(chart.getByRole('columnheader', { name: 'High' })).toBeInViewport()
    await expect(chart.locator('svg.recharts-surface')).toHaveCount(0)
  })

  await test.step('the period is chosen with arrow keys and kept in the address', async () => {
    await page.getByRole('radio', { name: '30 days' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/period=90/)
    await expect(chart.getByRole('row')).toHaveCount(14)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/period=365/)
    await expect(chart.getByRole('row')).toHaveCount(13)
    await page.reload()
    await openTrends(page)
    await expect(page.getByRole('radio', { name: '12 months' })).toBeChecked()
  })

  await test.step('what is shown is downloaded', async () => {
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download these figures as CSV' }).click()
    expect((await started).suggestedFilename()).toMatch(/\.csv$/)
  })
})

test('dates that make no sense are explained, and filters that match nothing say so', async ({ page }) => {
  await signIn(page, MANAGER, '/dashboard?period=custom&start=2026-02-01&end=2026-01-01')
  await openTrends(page)
  await expect(page.getByText('Choose a start date before the end date')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('9999-12-31')
  await expect(page.getByText('Choose a period of three years or less')).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('2001-01-01')
  await page.getByLabel('To', { exact: true }).fill('2001-01-31')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(region(page, 'Violations by severity')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})
