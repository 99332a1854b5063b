import { browserFlags, browserPath } from './browser'
import { expect, test } from './journey'
import { results, signUpAndOpenUpload } from './uploads'

test.use({
  launchOptions: {
    executablePath: await browserPath(),
    args: [...browserFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

test('a photo taken with the camera is looked at first, then analyzed', async ({ page }) => {
  await signUpAndOpenUpload(page)
  await page.getByRole('button', { name: 'Take a Photo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Capture' }).click()
  await expect(dialog.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Retake' }).click()
  await dialog.getByRole('button', { name: 'Capture' }).click()
  await dialog.getByRole('button', { name: 'Use this photo' }).click()
  await expect(page.getByText(/^photo-.*\.jpg$/)).toBeVisible()
  await page.getByRole('button', { name: 'Analyze for Safety Violations' }).click()
  await expect(results(page)).toBeVisible({ timeout: 60_000 })
  await page.goto('/upload')
  await expect(page.getByText('9 analysis credits remaining')).toBeVisible()
})
