import { expect, linkInEmail, logIn, newAddress, test } from '../journey'

const FIRST = 'a good passphrase'
const SECOND = 'the next passphrase'
const EASY = 'Password1'
const TOO_EASY = 'This password is too easy to guess. Choose another one.'

// The browser logs every failed call; these journeys provoke a wrong password, a used link and a taken address.
test.use({ expectedErrors: [/status of (400|401|409)/] })

test('an account, from sign-up to a new password', async ({ page, browser }) => {
  const email = newAddress('ana')

  await test.step('sign up with an address, a password and a company', async () => {
    await page.goto('/signup')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(EASY)
    await page.getByLabel('Company').fill('Ruiz Construction')
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
    await page.getByRole('checkbox', { name: /Terms of Service/ }).check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText(TOO_EASY)).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(FIRST)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByText('10 of 20 left')).toHaveCount(2)
  })

  await test.step('confirm the address with the email', async () => {
    await page.goto(await linkInEmail(email, 'verify_email'))
    await expect(page.getByText('Email address confirmed').first()).toBeVisible()
  })

  await test.step('complete onboarding, which tops the quota up to 20 and 20', async () => {
    await page.getByLabel('Your name').fill('Ana María Ruiz')
    await page.getByLabel('Industry').selectOption('construction')
    await page.getByLabel('Region').selectOption('us')
    await page.getByRole('button', { name: 'Finish setup' }).click()
    await expect(page.getByText('20 of 20 left')).toHaveCount(2)
  })

  await test.step('log out and in again', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await logIn(page, email, FIRST)
    await expect(page).toHaveURL(/\/dashboard/)
  })

  await test.step('edit the profile, which survives a reload', async () => {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('Job Title').fill('Head of safety')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Profile updated').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('Head of safety')).toBeVisible()
  })

  await test.step('a password that is easy to guess is rejected on the settings page too', async () => {
    await page.goto('/settings?tab=security')
    await page.getByLabel('Current password').fill(FIRST)
    await page.getByLabel('New password').fill(EASY)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText(TOO_EASY)).toBeVisible()
  })

  await test.step('forget the password elsewhere and set a new one', async () => {
    const elsewhere = await browser.newPage()
    await elsewhere.goto('/forgot-password')
    await elsewhere.getByLabel('Email').fill(email)
    await elsewhere.getByRole('button', { name: 'Send reset link' }).click()
    await expect(elsewhere.getByText('Reset link sent').first()).toBeVisible()
    const link = await linkInEmail(email, 'reset_password')
    await elsewhere.goto(link)
    await elsewhere.getByLabel('New Password').fill(EASY)
    await elsewhere.getByLabel('Confirm Password').fill(EASY)
    await elsewhere.getByRole('button', { name: 'Set new password' }).click()
    await expect(elsewhere.getByText(TOO_EASY)).toBeVisible()
    await elsewhere.getByLabel('New Password').fill(SECOND)
    await elsewhere.getByLabel('Confirm Password').fill(SECOND)
    await elsewhere.getByRole('button', { name: 'Set new password' }).click()
    await expect(elsewhere.getByText('Password changed').first()).toBeVisible()

    await elsewhere.goto(link)
    await elsewhere.getByLabel('New Password').fill(SECOND)
    await elsewhere.getByLabel('Confirm Password').fill(SECOND)
    await elsewhere.getByRole('button', { name: 'Set new password' }).click()
    await expect(elsewhere.getByText('This link has already been used').first()).toBeVisible()
    await elsewhere.close()
  })

  await test.step('the old session and the old password no longer work, the new one does', async () => {
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login/)
    await logIn(page, email, FIRST)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid email or password')
    await logIn(page, email, SECOND)
    // Where they wanted to go before they were signed out.
    await expect(page).toHaveURL(/\/profile/)
  })
})

test('a faulty sign-up says what is missing and keeps what was typed', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email').fill('not an address')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expect(page.getByText('Organization name is required')).toBeVisible()
  await expect(page.getByText('You must accept the Privacy Policy to continue')).toBeVisible()
  await expect(page.getByText('You must accept the Terms of Service to continue')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('not an address')
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('an address that is taken is told on its field, with everything else kept', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email').fill('admin@plumbline.example')
  await page.getByLabel('Password', { exact: true }).fill(FIRST)
  await page.getByLabel('Company').fill('Second Try Ltd')
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('An account with this email already exists').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Company')).toHaveValue('Second Try Ltd')
})
