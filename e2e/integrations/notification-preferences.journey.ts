import { expect, signIn, test } from '../journey'

test.describe('notification preferences', () => {
  // The made-up link is answered with 404, which the browser logs.
  test.use({ expectedErrors: [/404/] })

  test('a switch is saved, and a link that was made up turns nothing off', async ({ page }) => {
    await signIn(page, 'admin@plumbline.example', '/settings?tab=notifications')
    const box = page.getByRole('checkbox', { name: 'Mention: Email' })
    await expect(box).toBeChecked()
    await box.uncheck()
    await expect(page.getByText('Notification preferences updated').first()).toBeVisible()
    const saved = () =>
      page.waitForResponse(response => response.request().method() === 'PUT' && response.ok())
    const daySaved = saved()
    await page.getByLabel('Day').selectOption('friday')
    await expect(page.getByLabel('Day')).toHaveValue('friday')
    await daySaved
    await page.reload()
    await expect(box).not.toBeChecked()
    await expect(page.getByLabel('Day')).toHaveValue('friday')
    const boxSaved = saved()
    await box.check()
    await boxSaved

    await page.goto('/unsubscribe/mentioned.00000000-0000-4000-8000-000000000000.forged')
    await expect(page.getByRole('heading', { name: 'Unsubscribe' })).toBeVisible()
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText("This link isn't valid")).toBeVisible()
  })
})
