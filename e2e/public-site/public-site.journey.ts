import type { Page } from '@playwright/test'
import { becomeReady, expect, signIn, test } from '../journey'

const publicPages = ['/login', '/signup', '/home', '/de/pricing', '/zh/legal/terms', '/es/industries']

test('each language has an address of its own, and links keep it', async ({ page }) => {
  await page.goto('/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByLabel('Language').selectOption('Deutsch')
  await expect(page).toHaveURL(/\/de\/home$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preise' }).click()
  await expect(page).toHaveURL(/\/de\/pricing$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/home$/)
  await page.goBack()
  await expect(page).toHaveURL(/localhost:\d+\/home$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('who reads German goes on in German where the address says nothing', async ({ page }) => {
  await page.goto('/de/home')
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test.describe('a language the product does not speak', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('is a page not found', async ({ page }) => {
    await page.goto('/xx/home')
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
  })
})

test('every page is there without its scripts, and comes to life without an error', async ({
  browser,
  page,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const unscripted = await plain.newPage()
  for (const path of publicPages) {
    await unscripted.goto(path)
    const title = await unscripted.getByRole('heading', { level: 1 }).textContent()
    await page.goto(path)
    await becomeReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await expect(page).toHaveTitle(await unscripted.title())
  }
  await plain.close()
})

/** Holds back the scripts of a page until the returned function is called. */
async function holdScripts(page: Page) {
  let send = () => {}
  const mayCome = new Promise<void>(resolve => {
    send = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await mayCome
    await route.continue()
  })
  return () => send()
}

test('what is typed and pressed before the page reacts is not lost', async ({ page }) => {
  const sendScripts = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('worker@plumbline.example')
  await page.getByLabel('Password', { exact: true }).fill('plumbline-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  sendScripts()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a search and a language chosen before the page reacts take effect', async ({ page }) => {
  const sendScripts = await holdScripts(page)
  await page.goto('/industries', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Search industries' }).fill('no such trade')
  sendScripts()
  await expect(page.getByText('No results found').last()).toBeVisible()
  await page.goto('/home', { waitUntil: 'commit' })
  await page.getByLabel('Language').selectOption('Deutsch')
  await expect(page).toHaveURL(/\/de\/home$/)
})

test('a language that is heard to be chosen twice, as while the page is taken over, is one step back', async ({
  page,
}) => {
  await page.goto('/home')
  await becomeReady(page)
  await page.getByLabel('Language').evaluate((select: HTMLSelectElement) => {
    for (let times = 0; times < 2; times++) {
      select.value = 'de'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await expect(page).toHaveURL(/\/de\/home$/)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Preise' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/localhost:\d+\/home$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('who goes back before the page in the other language is drawn reads the first one again', async ({
  page,
}) => {
  await page.goto('/home')
  await becomeReady(page)
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...step) => {
      push(...step)
      history.back()
    }
  })
  const back = page.evaluate(
    () => new Promise<void>(resolve => addEventListener('popstate', () => resolve(), { once: true })),
  )
  await page.getByLabel('Language').selectOption('Deutsch')
  await back
  await expect(page).toHaveURL(/localhost:\d+\/home$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })).toBeVisible()
})

test('whoever is signed in never sees the login or the prices for visitors', async ({ page }) => {
  await signIn(page, 'worker@plumbline.example')
  for (const path of ['/login', '/pricing', '/']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme')
    await expect(page.getByRole('heading', { name: /Log in|Pricing|Spot site hazards/ })).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard/)
  }
})

test('a link to a page is shown with a picture in its language', async ({ page, request }) => {
  await page.goto('/de/how-it-works')
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(picture).toMatch(/\/share\/de\/how-it-works\.png$/)
  const response = await request.get(new URL(picture ?? '').pathname)
  expect(response.headers()['content-type']).toBe('image/png')
})
