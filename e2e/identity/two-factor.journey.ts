import type { CDPSession, Page } from '@playwright/test'
import { stepAt, totp } from '../../apps/server/src/modules/identity/two-factor/totp'
import { expect, linkInEmail, logIn, test } from '../journey'
import { signUpAndOpen } from '../uploads'

const PASSWORD = 'a good passphrase'

/** A device that has a fingerprint reader and always recognizes its owner. */
async function plugInDevice(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return devtools
}

/** Another browser, but for the device. Logging out by hand is part of the account's journey. */
async function startOver(page: Page) {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('plumbline.session'))
  await page.goto('/login')
}

// The browser logs the wrong code, and calls that were under way when the session went.
test.use({ expectedErrors: [/status of (400|401)/] })

test('two-factor authentication, from an app over passkeys to recovery codes', async ({ page }) => {
  await plugInDevice(page)
  const { email } = await signUpAndOpen(page, '/settings?tab=security')
  let secret = ''
  let recoveryCodes: string[] = []
  let lastStep = 0
  /** A code works once. The one after the current counts too, so that there is mostly no need to wait for the next. */
  const nextCode = async () => {
    const current = () => stepAt(new Date())
    const step = Math.max(current(), lastStep + 1)
    await expect.poll(() => step - current()).toBeLessThanOrEqual(1)
    lastStep = step
    return totp(secret, step)
  }

  await test.step('confirm the address first', async () => {
    await expect(page.getByRole('button', { name: 'Set up app' })).toBeHidden()
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await expect(page.getByText(`We sent a new link to ${email}.`)).toBeVisible()
    await page.goto(await linkInEmail(email, 'verify_email'))
    await expect(page.getByText('Email address confirmed')).toBeVisible()
    await page.goto('/settings?tab=security')
  })

  await test.step('set up an authenticator app', async () => {
    await page.getByRole('button', { name: 'Set up app' }).click()
    const confirm = page.getByRole('dialog', { name: "Confirm it's you" })
    await confirm.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await confirm.getByRole('button', { name: 'Continue' }).click()
    const scan = page.getByRole('dialog', { name: 'Scan the code' })
    await expect(scan.getByRole('img', { name: /QR code/ })).toBeVisible()
    const shown = await scan.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()
    secret = (shown ?? '').replaceAll(' ', '')
    await scan.getByLabel('6-digit code').fill(await nextCode())
    await scan.getByRole('button', { name: 'Turn on' }).click()
    const saved = page.getByRole('dialog', { name: 'Save your recovery codes' })
    await expect(saved.getByRole('listitem')).toHaveCount(10)
    recoveryCodes = await saved.getByRole('listitem').allInnerTexts()
    const download = page.waitForEvent('download')
    await saved.getByRole('link', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('plumbline-recovery-codes.txt')
    await saved.getByRole('button', { name: 'I saved them' }).click()
    await expect(page.getByText('10 codes left')).toBeVisible()
  })

  await test.step('add a passkey with the password and a code', async () => {
    await page.getByRole('button', { name: 'Add passkey' }).click()
    const add = page.getByRole('dialog', { name: 'Add a passkey' })
    await add.getByLabel('Name', { exact: true }).fill('Work phone')
    await add.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await add.getByLabel('Code from your app').fill(await nextCode())
    await add.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Work phone')).toBeVisible()
    await expect(page.getByText(/Not used yet/)).toBeVisible()
  })

  await test.step('log in with the password and a code, after a wrong one', async () => {
    await startOver(page)
    await logIn(page, email, PASSWORD)
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText("That code isn't right, or it was used already.")).toBeVisible()
    await page.getByLabel('Code', { exact: true }).fill(await nextCode())
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard/)
  })

  await test.step('log in with the passkey alone', async () => {
    await startOver(page)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page).toHaveURL(/\/dashboard/)
  })

  await test.step('log in with the password and the passkey', async () => {
    await startOver(page)
    await logIn(page, email, PASSWORD)
    await page.getByRole('button', { name: 'Use passkey' }).click()
    await page.getByRole('button', { name: 'Use passkey' }).click()
    await expect(page).toHaveURL(/\/dashboard/)
  })

  await test.step('log in with a recovery code, and remove the passkey with another', async () => {
    await startOver(page)
    await logIn(page, email, PASSWORD)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[0] ?? '')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard/)
    await page.goto('/settings?tab=security')
    await expect(page.getByText('9 codes left')).toBeVisible()
    await expect(page.getByText(/Last used/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Remove Work phone' }).click()
    const remove = page.getByRole('dialog', { name: 'Remove “Work phone”?' })
    await remove.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await remove.getByLabel('Code from your app').fill(recoveryCodes[1] ?? '')
    await remove.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('8 codes left')).toBeVisible()
    await expect(page.getByText('Work phone')).toHaveCount(0)
  })
})
