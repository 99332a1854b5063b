import { expect, signIn, test, unique } from '../journey'
import { chooseAndAnalyze, original, results } from '../uploads'

// The same picture a second time is asked about first.
test.use({ expectedErrors: [/409 \(Conflict\)/] })

test('a manager creates a site, uploads to it, finds its violation and task, and archives it', async ({
  page,
}) => {
  const name = `Pier ${unique()}`
  await signIn(page, 'manager@plumbline.example', '/settings?tab=sites')
  await expect(page.getByRole('heading', { name: 'Harbor Tower' })).toBeVisible()
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.getByLabel('Name').fill(name)
  await expect(page.getByLabel('Time zone')).not.toHaveValue('')
  await expect(page.getByLabel('State')).toHaveCount(0)
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await page.getByLabel('State').selectOption({ label: 'California' })
  const eyes = page.getByRole('group', { name: 'Eye protection' })
  await expect(eyes.getByRole('radio', { name: 'Where posted' })).toBeChecked()
  await eyes.getByText('Always', { exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(row).toContainText('enforced by Cal/OSHA')
  await expect(row).toContainText('Eye protection')

  await page.goto('/upload')
  await page.getByRole('combobox', { name: 'Site', exact: true }).selectOption({ label: name })
  // The demo organization has analyzed this picture before.
  await chooseAndAnalyze(page, original('site-no-hats.jpg'))
  await page.getByRole('button', { name: 'Analyze again' }).click()
  await expect(results(page)).toBeVisible()
  await expect(page.getByText(`site-no-hats.jpg · ${name}`)).toBeVisible()
  await page.getByRole('button', { name: 'Create Remediation Task' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Assign to/ })
    .click()
  await expect(page.getByText('Task Created')).toBeVisible()
  // This device remembers where it sent to last.
  await page.goto('/upload')
  await expect(page.getByRole('combobox', { name: 'Site', exact: true })).toHaveValue(/.+/)

  await page.goto('/violations')
  await page.getByRole('combobox', { name: 'Site', exact: true }).selectOption({ label: name })
  await expect(page).toHaveURL(/site=/)
  const found = page.locator('[data-row]').first()
  await expect(found).toContainText(name)
  await page.goto('/tasks')
  await page.getByRole('combobox', { name: 'Site', exact: true }).selectOption({ label: name })
  await page.locator('[data-row]').filter({ hasText: name }).first().click()
  await expect(page).toHaveURL(/task=[0-9a-f-]{36}/)
  const beside = page.getByRole('complementary', { name: 'Details' })
  await expect(beside.getByText(name).first()).toBeVisible()

  await page.goto('/settings?tab=sites')
  await expect(row.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await row.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('heading', { name: 'Archived sites' })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Restore' })).toBeVisible()
})
