import { expect, logIn, test } from '../journey'

test('a signed-out visitor is sent to the login and back to where they were going', async ({ page }) => {
  await page.goto('/tasks')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill('worker@plumbline.example')
  await page.getByLabel('Password', { exact: true }).fill('plumbline-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/tasks/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a deeper regulations address needs a sign-in, and is a page not found inside the app', async ({
  page,
}) => {
  await page.goto('/regulations/osha/1926')
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, 'worker@plumbline.example')
  await expect(page).toHaveURL(/\/regulations\/osha\/1926/)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('the home page is the first one a stranger sees', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/home/)
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('says so, and the server hears of it', async ({ page }) => {
    const logged = page.waitForRequest(request => request.url().endsWith('/api/error-log'))
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    expect((await logged).postDataJSON().message).toContain('/no-such-page')
  })
})

test('Tab goes through the log-in form in the order one fills it in', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeFocused()
  for (const next of [
    page.getByLabel('Password', { exact: true }),
    page.getByRole('button', { name: 'Show password' }),
    page.getByRole('button', { name: 'Log in', exact: true }),
    page.getByRole('link', { name: 'Forgot password?' }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
})

test('the theme is chosen, stored and kept', async ({ page }) => {
  await logIn(page, 'manager@plumbline.example')
  await page.getByRole('button', { name: 'Dark Mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Light Mode' })).toBeVisible()
})

test('everything can be reached by keyboard', async ({ page }) => {
  await logIn(page, 'manager@plumbline.example')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  // The title of a new page takes the focus, once it is there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Search' }).focus()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await box.fill('harbor')
  // What was found at the site comes before the site itself.
  const site = page.getByRole('group', { name: 'Sites' }).getByRole('option', { name: /Harbor Tower/ })
  await expect(site).toBeVisible()
  for (let step = 0; step < 20 && (await site.getAttribute('aria-selected')) !== 'true'; step++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const sites = page.getByRole('tabpanel', { name: 'Sites' })
  await expect(sites.getByRole('listitem').filter({ hasText: 'Harbor Tower' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await box.fill('regul')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/regulations/)
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.locator('[data-row]').first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.locator('[data-row]').nth(1)).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the language follows the browser and then the person', async ({ browser }) => {
  const german = await browser.newContext({ locale: 'de-DE' })
  const page = await german.newPage()
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.locator('input[type=email]').fill('worker@plumbline.example')
  await page.locator('input[type=password]').fill('plumbline-demo')
  await page.locator('form button[type=submit]').click()
  // The account's own preference is English.
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await german.close()
})

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|net::/] })

  test('a sign-in says so and loses nothing', async ({ page }) => {
    await page.goto('/login')
    await page.route('**/api/auth/login', route => route.abort())
    await page.getByLabel('Email').fill('worker@plumbline.example')
    await page.getByLabel('Password', { exact: true }).fill('plumbline-demo')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('worker@plumbline.example')
  })
})
