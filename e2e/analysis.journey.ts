import type { Page } from '@playwright/test'
import { expect, logIn, newAddress, test } from './journey'
import { photo, recording, video } from './media'

const chooseAndAnalyse = async (
  page: Page,
  files:
    | { name: string; mimeType: string; buffer: Buffer }
    | { name: string; mimeType: string; buffer: Buffer }[],
) => {
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  await page.getByRole('button', { name: 'Analyze for Safety Violations' }).click()
}
const results = (page: Page) => page.getByRole('heading', { name: 'Analysis Results' })

/** Someone of their own, so that quotas and lists of journeys that run side by side do not meet. */
const newcomer = async (page: Page) => {
  const answer = await page.request.post('/api/auth/signup', {
    data: {
      name: 'Ana Ruiz',
      email: newAddress('upload'),
      password: 'a good passphrase',
      confirmPassword: 'a good passphrase',
      organization: 'Ruiz',
      title: 'Foreman',
      industry: 'construction',
      companySize: 'small',
      region: 'us',
      privacyAccepted: true,
      termsAccepted: true,
    },
  })
  const { user } = await answer.json()
  await logIn(page, user.email, 'a good passphrase')
  await expect(page).toHaveURL(/\/billing\/subscribe/)
  await page.goto('/upload')
  return user as { email: string; id: string }
}

test('a photo goes from the phone to a result, and one credit with it', async ({ page }) => {
  await newcomer(page)
  await expect(page.getByText('10 analysis credits remaining')).toBeVisible()
  await chooseAndAnalyse(page, await photo('gate.jpg'))
  await expect(results(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('9 analysis credits remaining')).toBeVisible()
})

test('a recording shows its levels as an estimate', async ({ page }) => {
  await newcomer(page)
  await chooseAndAnalyse(page, recording('saw.wav'))
  await expect(results(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Estimate, uncalibrated device').first()).toBeVisible()
})

test('a video is looked through', async ({ page }) => {
  await newcomer(page)
  await chooseAndAnalyse(page, await video('walk.mp4'))
  await expect(results(page)).toBeVisible({ timeout: 60_000 })
})

test('a reload during the analysis picks the progress up again', async ({ page }) => {
  await newcomer(page)
  await chooseAndAnalyse(page, [await photo('one.jpg'), await photo('two.jpg'), await photo('three.jpg')])
  await expect(page.getByText('one.jpg').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Open the result of/ }).first()).toBeVisible({
    timeout: 60_000,
  })
})

test.describe('what cannot be taken', () => {
  test('is refused before it is sent, in the specified words', async ({ page }) => {
    await newcomer(page)
    const input = page.locator('input[type=file][multiple]')
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
    await expect(
      page
        .getByText('Unsupported file type: text/plain. Please select a JPEG, PNG, MP4, MOV or WAV file.')
        .first(),
    ).toBeVisible()
    await input.setInputFiles({
      name: 'big.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(11 * 1024 * 1024, 1),
    })
    await expect(page.getByText(/File size exceeds 10MB limit: 11(\.0+)?MB\./).first()).toBeVisible()
    await expect(page.getByText('10 analysis credits remaining')).toBeVisible()
  })
})
