import { expect, test } from '../journey'
import { signUpAndOpen } from '../uploads'

test('a card that fails starts the grace period, and a working card ends it', async ({ page }) => {
  await signUpAndOpen(page, '/billing/subscribe')
  await page.getByRole('button', { name: 'Choose Pro' }).click()
  await page.getByRole('button', { name: 'Pay $350' }).click()
  await page.waitForURL('**/dashboard**')

  await page.goto('/billing/test-portal?return=https://evil.example/')
  await expect(page.getByText('Test portal: no money moves')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to billing' })).toHaveAttribute('href', '/billing')
  await page.getByRole('button', { name: 'Make the card fail' }).click()
  await expect(page.getByText('Payments are declined')).toBeVisible()
  await page.getByRole('button', { name: 'Renew now' }).click()
  await expect(page.getByText('Payment overdue')).toBeVisible()
  await page.getByRole('link', { name: 'Back to billing' }).click()
  await expect(page.getByRole('table', { name: 'Invoices' }).getByText('Open')).toBeVisible()

  await page.goto('/billing/test-portal?return=/billing')
  await page.getByRole('button', { name: 'Use a working card' }).click()
  await expect(page.getByText('Payments succeed')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: 'Renew now' }).click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back to billing' }).click()
  await expect(page.getByText('Free').first()).toBeVisible()
})
