import { expect, test } from '../journey'
import { signUpAndOpen } from '../uploads'

test('preferences are kept, and the language switches right away', async ({ page }) => {
  await signUpAndOpen(page, '/settings?tab=preferences')
  await page.getByLabel('Regulatory framework').selectOption('MSHA')
  await page.getByLabel('AI detail level').selectOption('Brief')
  await expect(page.getByText('Paulie answers the question and names the first step.')).toBeVisible()
  await page.getByLabel('Language', { exact: true }).selectOption('Deutsch')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { name: 'Einstellungen', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('select[name="framework"]')).toHaveValue('msha')
  await expect(page.locator('select[name="detailLevel"]')).toHaveValue('brief')
})

test.describe('data and privacy', () => {
  // The name that doesn't match.
  test.use({ expectedErrors: [/400 \(Bad Request\)/] })

  test('an admin decides how long data is kept, asks for a deletion and takes it back', async ({ page }) => {
    await signUpAndOpen(page, '/settings?tab=data')
    await page.getByLabel('Activity log').selectOption('1 year')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const confirm = page.getByRole('dialog', { name: 'Delete older data?' })
    await confirm.getByRole('button', { name: 'Save and delete older data' }).click()
    await expect(page.getByText('Retention updated').first()).toBeVisible()

    await page.getByRole('button', { name: 'Delete organization' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Ruiz?' })
    await dialog.getByLabel("Type the organization's name").fill('Another name')
    await dialog.getByLabel('Current password', { exact: true }).fill('a good passphrase')
    await dialog.getByRole('button', { name: 'Delete organization' }).click()
    await expect(dialog.getByLabel("Type the organization's name")).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel("Type the organization's name").fill('Ruiz')
    await dialog.getByRole('button', { name: 'Delete organization' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/will be deleted on/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Keep the organization' }).first().click()
    await expect(page.getByText(/will be deleted on/)).toHaveCount(0)
  })
})

test('an admin turns the adjustment of thresholds off and on, and exports what a detector is trained with', async ({
  page,
}) => {
  await signUpAndOpen(page, '/settings?tab=detection')
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  const adjusts = page.getByRole('switch', { name: 'Adjust thresholds to our reviews' })
  await adjusts.click()
  await expect(page.getByText('The shipped thresholds apply everywhere.')).toBeVisible()
  await page.reload()
  await expect(adjusts).not.toBeChecked()
  await adjusts.click()
  await expect(page.getByText('The shipped thresholds apply everywhere.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Export training data' }).click()
  await expect(page.getByText('0 boxes · 0 pictures')).toBeVisible()
})
