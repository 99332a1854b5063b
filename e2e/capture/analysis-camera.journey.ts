import type { Page } from '@playwright/test'
import { browserFlags, browserPath } from '../browser'
import { expect, test } from '../journey'
import { moveToEnterprise } from '../plans'
import { results, sample, signUpAndOpenUpload } from '../uploads'

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: await browserPath(),
    args: [...browserFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

const MINUTE_MS = 60_000

/** Taps what a thumb would, and counts. */
function thumb(page: Page) {
  let taps = 0
  return {
    count: () => taps,
    tap: async (name: string) => {
      taps += 1
      await page.getByRole('button', { name, exact: true }).click()
    },
  }
}

const camera = (page: Page) => page.getByRole('dialog')

test('three taps lead from the camera button to the result', async ({ page }) => {
  await signUpAndOpenUpload(page)
  await page.goto('/violations')
  const { tap, count } = thumb(page)
  await page.getByRole('navigation', { name: 'Quick access' }).waitFor()
  await tap('Take a photo')
  await tap('Take photo')
  await expect(camera(page).getByRole('img', { name: 'Your photo' })).toBeInViewport()
  await expect(camera(page).getByRole('button', { name: 'Change site or area' })).toContainText('Ruiz')
  await tap('Use photo')
  await expect(page).toHaveURL(/\/results\//)
  await expect(results(page)).toBeVisible()
  await expect(page.locator('[data-stage]')).toBeInViewport()
  await expect(camera(page)).toHaveCount(0)
  expect(count()).toBe(3)
  await page.goto('/upload')
  await expect(page.getByText('9 analysis credits remaining')).toBeVisible()
})

test('two photos in a row are analyzed without waiting, and undo keeps the last one', async ({ page }) => {
  await page.clock.install()
  await signUpAndOpenUpload(page)
  const { tap } = thumb(page)
  await tap('Take a Photo')
  await tap('Take photo')
  await tap('Retake')
  await tap('Take photo')
  await camera(page).getByRole('button', { name: 'Change site or area' }).click()
  await camera(page).getByLabel('Area').fill('Level 3')
  const firstIsSent = page.waitForRequest('**/api/analysis/upload*')
  await tap('Use photo')
  await firstIsSent
  await tap('Take another')
  // The same view at once: never taken for the photo before it.
  await tap('Take photo')
  // Undo is offered for five seconds and until the analysis has ended, so neither happens before it is tapped.
  await page.route('**/api/analysis/upload*', () => {})
  await page.clock.pauseAt(Date.now() + MINUTE_MS)
  await tap('Use photo')
  const rows = camera(page).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await tap('Undo')
  await page.clock.resume()
  await expect(rows.last()).toContainText('Not sent')
  await expect(rows.first().getByRole('button', { name: 'Open result' })).toBeVisible()
  await expect(page).toHaveURL(/\/upload/)
  await camera(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('9 analysis credits remaining')).toBeVisible()
  await page.getByRole('button', { name: 'Open result' }).click()
  await expect(results(page)).toBeVisible()
})

test.describe('with several sites', () => {
  const PLACE = { latitude: 52.52, longitude: 13.405 }

  async function openWithTwoSites(page: Page) {
    const { id, token } = await signUpAndOpenUpload(page)
    // A new organization has the id of its founder.
    await moveToEnterprise(id)
    const headers = { authorization: `Bearer ${token}` }
    const data = { name: 'Harbor Tower', country: 'US', industry: 'construction', ...PLACE }
    expect((await page.request.post('/api/sites', { headers, data })).ok()).toBe(true)
    await page.reload()
  }

  test('the camera asks for the site, and an area lasts a minute', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-06-01T08:00:00Z'))
    await openWithTwoSites(page)
    const { tap } = thumb(page)
    const line = camera(page).getByRole('button', { name: 'Change site or area' })
    const photographAgain = async (time: string) => {
      await page.clock.setFixedTime(new Date(time))
      await tap('Take another')
      await tap('Take photo')
    }
    await tap('Take a Photo')
    await tap('Take photo')
    await camera(page).getByLabel('Site', { exact: true }).selectOption({ label: 'Harbor Tower' })
    await camera(page).getByLabel('Area').fill('Level 3')
    // The camera stays open: nothing that is sent is answered.
    await page.route('**/api/analysis/upload*', () => {})
    await tap('Use photo')
    await photographAgain('2026-06-01T08:00:59Z')
    await expect(line).toContainText('Harbor Tower · Level 3')
    await tap('Use photo')
    await photographAgain('2026-06-01T08:01:59Z')
    await expect(line).toContainText('Harbor Tower')
    await expect(line).not.toContainText('Level 3')
  })

  test('the nearest site is taken where the place may be known', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(PLACE)
    await openWithTwoSites(page)
    const { tap } = thumb(page)
    await tap('Take a Photo')
    await tap('Take photo')
    await expect(camera(page).getByRole('button', { name: 'Change site or area' })).toContainText(
      'Harbor Tower',
    )
  })
})

test.describe('without a connection', () => {
  // The browser logs every call that fails, and what arrived before the connection broke is answered with 409.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/] })

  test('a photo is kept through a reload and sent when the connection is back', async ({ page, context }) => {
    await signUpAndOpenUpload(page)
    const { tap } = thumb(page)
    await tap('Take a Photo')
    await tap('Take photo')
    await page.route('**/api/analysis/upload*', route => route.abort('internetdisconnected'))
    await context.setOffline(true)
    await tap('Use photo')
    await expect(
      camera(page).getByText(
        "You're offline. Your photos are saved on this phone and will send when you're back.",
      ),
    ).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText('Waiting for a connection')).toBeVisible()
    await page.unroute('**/api/analysis/upload*')
    await expect(page.getByText('9 analysis credits remaining')).toBeVisible()
  })
})

test('a denied camera says so, and a photo from elsewhere does as well', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await signUpAndOpenUpload(page)
  await page.getByRole('button', { name: 'Take a photo', exact: true }).click()
  await expect(camera(page).getByText('Camera access is blocked')).toBeVisible()
  await expect(camera(page).getByRole('button', { name: 'Use another camera or photo' })).toBeInViewport()
  await camera(page)
    .locator('input[type=file]')
    .setInputFiles({ ...sample('tidy.jpg'), name: 'from-the-phone.jpg' })
  await expect(page).toHaveURL(/\/results\//)
})
