import { fileURLToPath } from 'node:url'
import { becomeReady, expect, fromElsewhere, test } from '../journey'

// Everybody here comes from an address of their own, since each has only a few tries.
test.use({ extraHTTPHeaders: fromElsewhere() })

const tidySite = fileURLToPath(new URL('../../apps/web/public/samples/tidy.jpg', import.meta.url))

test('a visitor checks a sample and a photo of their own from the home page, and signs up', async ({
  page,
}) => {
  await page.goto('/home')
  await page.getByRole('link', { name: 'Try it on a photo' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Try it on your own photo' })).toBeVisible()
  await becomeReady(page)
  await page.getByRole('button', { name: 'People without hard hats' }).click()
  await expect(page.getByText('Checking your photo')).toBeVisible()
  await expect(page.getByText('29 CFR 1926.100(a) · Head protection')).toBeVisible()
  await expect(page.getByText('The faces we recognized are covered.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'The photo with 3 findings marked' })).toBeVisible()
  const advice = page.getByRole('button', { name: /Three people beside a machine/ })
  await advice.focus()
  await page.keyboard.press('Enter')
  await expect(advice).toHaveAttribute('aria-expanded', 'true')

  await page.getByRole('button', { name: 'Try another photo' }).click()
  await page.getByLabel('Choose a photo').setInputFiles(tidySite)
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Start free' }).click()
  await expect(page).toHaveURL(/\/signup$/)
})

test('a visitor chooses something that is no photo', async ({ page }) => {
  await page.goto('/de/try')
  await becomeReady(page)
  const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await page.getByLabel('Foto auswählen').setInputFiles(file)
  await expect(page.getByRole('alert')).toContainText('Das ist kein lesbares Foto')
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a visitor is told so, and tries again with the same photo', async ({ page, context }) => {
    await page.goto('/try')
    await becomeReady(page)
    await context.setOffline(true)
    await page.getByLabel('Choose a photo').setInputFiles(tidySite)
    await expect(page.getByRole('alert')).toContainText('No connection')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  })
})

test.describe('a visitor who asks', () => {
  test.use({ expectedErrors: [/429 \(Too Many Requests\)/] })

  test('is answered with the rule, until the limit is reached', async ({ page }) => {
    await page.goto('/try')
    await becomeReady(page)
    await page.getByRole('button', { name: 'How deep before I need a trench box?' }).click()
    await expect(page.getByText(/5 feet/).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /29 CFR 1926\.652/ }).first()).toHaveAttribute(
      'href',
      /^https:/,
    )
    const question = page.getByLabel('Your question')
    for (let times = 1; times < 10; times++)
      await page.request.post('/api/try/question', { data: { question: 'How wide is a walkway?' } })
    await question.fill('How many open violations do we have?')
    await page.keyboard.press('Enter')
    await expect(page.getByText("That's 10 questions this hour.")).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Start free' }).first()).toBeVisible()
  })
})
