import { expect, linkInEmail, newAddress, signIn, test } from '../journey'

test('an admin invites a colleague, who joins and has no access to admin pages', async ({
  page,
  browser,
}) => {
  const email = newAddress('ben')
  await signIn(page, 'admin@plumbline.example', '/settings?tab=team')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /^(Send invitation|Invite)/ }).click()
  await expect(page.getByText(email).first()).toBeVisible()

  const colleague = await browser.newPage()
  await colleague.goto(await linkInEmail(email, 'invitation'))
  await expect(colleague.getByRole('heading', { name: /Northside Build/ })).toBeVisible()
  await colleague.getByLabel('Full Name').fill('Ben Okafor')
  await colleague.getByLabel('Password', { exact: true }).fill('a good passphrase')
  await colleague.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await colleague.getByRole('checkbox', { name: /Terms of Service/ }).check()
  await colleague.getByRole('button', { name: 'Create Account' }).click()
  await expect(colleague).toHaveURL(/\/dashboard/)

  await colleague.goto('/settings?tab=team')
  await expect(colleague.getByText('Northside Build').first()).toBeVisible()
  await expect(colleague.getByText('Alex Morgan').first()).toBeVisible()
  await expect(colleague.getByRole('button', { name: /^(Send invitation|Invite)/ })).toHaveCount(0)
  await colleague.goto('/suggestions')
  await expect(colleague.getByText('Only managers and admins can open it')).toBeVisible()
  await colleague.close()

  // No reload: whoever opens a screen sees who joined in the meantime.
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Dashboard' }).click()
  await main.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Team' }).click()
  await expect(page.getByText('Ben Okafor').first()).toBeVisible()
  await page.getByRole('button', { name: /Notifications, \d+ unread/ }).click()
  await expect(page.getByText('Ben Okafor joined your organization').first()).toBeVisible()
})
