import { expect, type Page } from '@playwright/test'
import { test } from '../journey'
import { signUpAndOpen } from '../uploads'

const flags = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('plumbline.checkout.pending'),
    localStorage.getItem('plumbline.checkout.plan'),
  ])

/** From the plans to the payment page of a plan. */
async function choose(page: Page, plan: string) {
  await page.getByRole('button', { name: `Choose ${plan}` }).click()
  await expect(page.getByText('Test checkout: no money moves')).toBeVisible()
  await expect(page.getByRole('heading', { name: `${plan} plan` })).toBeVisible()
}

test.describe('a plan is bought through the local checkout', () => {
  // A declined card answers 402.
  test.use({ expectedErrors: [/402/] })

  test('a payment lands on the dashboard with the new plan, which is then changed, canceled and kept', async ({
    page,
  }) => {
    await signUpAndOpen(page, '/billing/subscribe')
    await page.getByText('Annual').click()
    await expect(page.getByText('$3,570', { exact: true })).toBeVisible()
    await expect(page.getByText('$4,200')).toBeVisible()
    await page.getByText('Monthly').click()

    await choose(page, 'Pro')
    expect(await flags(page)).toEqual(['1', 'pro'])
    await page.getByRole('button', { name: 'Decline card' }).click()
    await expect(page.getByText('Your card was declined. Try another card.')).toBeVisible()
    const landed = page.waitForURL('**/dashboard?checkout=success')
    await page.getByRole('button', { name: 'Pay $350' }).click()
    await landed
    await expect(page.getByText("You're on the Pro plan with 110 analyses left.")).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('Free plan usage')).toHaveCount(0)
    expect(await flags(page)).toEqual([null, null])

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Billing' }).click()
    await expect(page.getByText('$350 per month')).toBeVisible()
    await expect(page.getByText('0 of 110 used')).toBeVisible()
    await expect(page.getByText('1 of 3 used')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Invoices' }).getByText('Paid')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Usage history' }).getByText('Plan changed')).toHaveCount(2)

    await test.step('a smaller plan waits for the end of the period', async () => {
      await page.getByRole('link', { name: 'Change plan' }).click()
      await page.getByRole('button', { name: 'Switch to Basic' }).click()
      await page.getByRole('button', { name: 'Switch plan' }).click()
      await expect(page.getByText(/^Basic starts on/)).toBeVisible()
      await page.goto('/billing')
      await page.getByRole('button', { name: 'Keep Pro' }).click()
      await expect(page.getByText('You keep the Pro plan')).toBeVisible()
    })

    await test.step('a canceled plan runs to its end and can be kept', async () => {
      await page.getByRole('button', { name: 'Cancel plan' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click()
      await expect(page.getByText(/^Your Pro plan ends on/)).toBeVisible()
      await page.getByRole('button', { name: 'Keep Pro' }).click()
      await expect(page.getByText(/^Your Pro plan ends on/)).toHaveCount(0)
    })

    await test.step('analyses are bought on top', async () => {
      await page.getByRole('button', { name: 'Buy for $17.50' }).click()
      await page.getByRole('button', { name: 'Pay $17.50' }).click()
      await expect(page.getByText("You're on the Pro plan with 120 analyses left.")).toBeVisible()
    })
  })
})

test('a canceled checkout leads to the prices, clears its flags and changes nothing', async ({ page }) => {
  await signUpAndOpen(page, '/billing/subscribe')
  await choose(page, 'Basic')
  expect(await flags(page)).toEqual(['1', 'basic'])
  const recorded = page.waitForResponse('**/api/billing/checkout-canceled')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page).toHaveURL(/\/pricing\?checkout=cancel$/)
  await expect(page.getByText("You haven't been charged, and your plan is unchanged.")).toBeVisible()
  expect((await recorded).status()).toBe(200)
  expect(await flags(page)).toEqual([null, null])
  await page.getByRole('main').getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(page.getByText('Free plan usage')).toBeVisible()
  // Without the message there is nothing to see here for someone who is signed in.
  await page.goto('/pricing')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a checkout without a payment page says so and stays', async ({ page }) => {
  await signUpAndOpen(page, '/billing/subscribe')
  await expect(page.getByText('10 analyses and 10 questions are added to your first month')).toBeVisible()
  await page.route('**/api/stripe/checkout-session', route =>
    route.fulfill({ json: { success: true, data: {} } }),
  )
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  await expect(page.getByText('No checkout URL returned from API')).toBeVisible()
  await expect(page).toHaveURL(/\/billing\/subscribe$/)
  expect(await flags(page)).toEqual([null, null])
})

test('a visitor reads the prices and asks about an enterprise plan', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible()
  await expect(page.getByText('Most Popular')).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Enterprise 10' }) })
    .getByRole('button', { name: 'Contact sales' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Contact sales' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await dialog.getByLabel('Full name').fill('Lena Fischer')
  await dialog.getByLabel('Email').fill('lena@stahl.example')
  await dialog.getByLabel('Company').fill('Stahl & Sohn')
  await expect(dialog.getByLabel('Plan')).toHaveValue('enterprise-10')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText("We'll reply to lena@stahl.example.")).toBeVisible()
})
