import { expect, test } from '../journey'
import { moveToEnterprise } from '../plans'
import { signUpAndOpen } from '../uploads'

test.describe('an admin', () => {
  // An unknown domain is answered with 404, an issuer inside the network with 400; the browser logs both.
  test.use({ expectedErrors: [/40[04]/] })

  test('gives a program a key, takes it back, and reads both in the access log', async ({ page }) => {
    const { id } = await signUpAndOpen(page, '/dashboard')
    // A new organization has the id of its founder.
    await moveToEnterprise(id)
    await page.goto('/settings?tab=access')
    const keys = page.getByRole('region', { name: 'API keys' })
    const call = (key: string) =>
      page.request.get('/api/tasks', { headers: { authorization: `Bearer ${key}` } })

    const key = await test.step('a key is shown once and works for what it is for', async () => {
      await keys.getByRole('button', { name: 'Create API key' }).click()
      await page.getByLabel('Name').fill('Payroll')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Choose at least one scope')).toBeVisible()
      await page.getByLabel('Read tasks').check()
      await page.getByRole('button', { name: 'Save' }).click()
      const field = page.getByRole('textbox', { name: 'API key' })
      await expect(field).toHaveValue(/^plk_/)
      const shown = await field.inputValue()
      await page.getByRole('button', { name: 'Done' }).click()
      await expect(keys.getByText(`${shown.slice(0, 12)}…`)).toBeVisible()
      expect((await call(shown)).status()).toBe(200)
      return shown
    })

    await test.step('revoked, it no longer works', async () => {
      await keys.getByRole('button', { name: 'Revoke Payroll' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
      await expect(keys.getByText('No API keys')).toBeVisible()
      expect((await call(key)).status()).toBe(401)
    })

    await test.step('the access log has both, and filters them', async () => {
      const log = page.getByRole('region', { name: 'Access log' })
      await expect(log.getByRole('cell', { name: 'API key revoked' })).toBeVisible()
      await log.getByLabel('Event').selectOption({ label: 'API key created' })
      await expect(log.getByText('1 entry')).toBeVisible()
      await expect(log.getByRole('cell', { name: /Payroll/ })).toBeVisible()
    })

    await test.step('single sign-on needs a provider on the internet and a domain', async () => {
      const sso = page.getByRole('region', { name: 'Single sign-on' })
      await expect(sso.getByLabel('Allow single sign-on')).toBeDisabled()
      await sso.getByLabel('Issuer URL').fill('https://169.254.169.254')
      await sso.getByLabel('Client ID').fill('plumbline')
      await sso.getByLabel('Client secret', { exact: true }).fill('a secret')
      await sso.getByRole('button', { name: 'Connect provider' }).click()
      await expect(sso.getByText("We can't reach this address.")).toBeVisible()
      await sso.getByLabel('Domain', { exact: true }).fill('corp.example')
      await sso.getByRole('button', { name: 'Add domain' }).click()
      await expect(sso.getByText('_plumbline.corp.example')).toBeVisible()
    })
  })

  test('who has no single sign-on is sent back to the password', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Single sign-on' }).click()
    await page.getByLabel('Email').fill('ana@nowhere.example')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText("Single sign-on isn't set up for this email address.")).toBeVisible()
    await page.goto('/sso?outcome=not_member')
    await expect(page.getByText("Your account isn't in this organization.")).toBeVisible()
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})
