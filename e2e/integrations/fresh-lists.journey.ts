import type { Page } from '@playwright/test'
import { authHeaders, expect, inMore, signIn, test, unique } from '../journey'
import { results, signUpAndOpenUpload } from '../uploads'

/** Goes there as a person does: the page is not loaded again, so only the cache can be out of date. */
const goTo = (page: Page, place: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place, exact: true }).click()

const stat = (page: Page, name: string, count: number) =>
  page.getByRole('button', { name: new RegExp(`^${name}\\s*${count}$`) })

/** Observations too, and what is resolved. */
async function showAll(page: Page) {
  const open = page.getByRole('button', { name: /^Open \d/ })
  await expect(open).toHaveAttribute('aria-pressed', 'true')
  await open.click()
}

/** A sample is analyzed with one press. */
async function analyzeSample(page: Page) {
  await page.getByRole('button', { name: 'People without hard hats' }).click()
  await expect(page.getByText('site-no-hats.jpg').first()).toBeVisible()
}

test('new findings, tasks and dismissals show on every screen without a reload', async ({ page }) => {
  await signUpAndOpenUpload(page)
  await goTo(page, 'Violations')
  await expect(page.getByText('No violations yet')).toBeVisible()
  await goTo(page, 'Tasks')
  await expect(page.getByRole('tab', { name: 'All 0' })).toBeVisible()
  await goTo(page, 'Dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await goTo(page, 'Upload')
  await analyzeSample(page)
  await expect(results(page)).toBeVisible()
  const found = await page.getByRole('button', { name: 'Create Remediation Task' }).count()
  expect(found).toBeGreaterThan(0)

  await test.step('the findings are in Violations', async () => {
    await goTo(page, 'Violations')
    await showAll(page)
    await expect(page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(found)
  })

  await test.step('a task created on a result counts in Tasks', async () => {
    await page.goBack()
    await page.getByRole('button', { name: 'Create Remediation Task' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Assign to/ })
      .click()
    await expect(page.getByText('Task Created').first()).toBeVisible()
    await goTo(page, 'Tasks')
    await expect(page.getByRole('tab', { name: 'All 1' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Open 1' })).toBeVisible()
  })

  await test.step('a status change counts in the list', async () => {
    await goTo(page, 'Violations')
    // The list of tasks, with the same words, stays until this one is there.
    await expect(page.getByRole('heading', { name: 'Violations', level: 1 })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /head protection/i })
      .first()
      .click()
    await (await inMore(page, 'Mark In Progress')).click()
    await expect(page.getByText('Status Updated').first()).toBeVisible()
    await page.getByRole('tab', { name: 'List View' }).click()
    await expect(stat(page, 'In Progress', 1)).toBeVisible()
  })

  await test.step('a dismissed finding is gone from the list and counted on the dashboard', async () => {
    await goTo(page, 'Upload')
    await page
      .getByRole('link', { name: /Open result for/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Not a violation' }).last().click()
    await page.getByRole('dialog').getByRole('button', { name: 'No work is happening here' }).click()
    await page.getByRole('button', { name: 'Dismiss finding' }).click()
    await expect(page.getByText('1 dismissed by your team')).toBeVisible()
    await goTo(page, 'Violations')
    await showAll(page)
    await expect(page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(
      found - 1,
    )
    await goTo(page, 'Dashboard')
    await page.locator('#trends').scrollIntoViewIfNeeded()
    await expect(page.getByText('Your team agreed with 0% of 1 reviewed finding.')).toBeVisible()
  })

  await test.step('a deleted result takes its findings along', async () => {
    await goTo(page, 'Upload')
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(page.getByRole('link', { name: /Open result for/ })).toHaveCount(0)
    await goTo(page, 'Violations')
    await expect(page.getByText('No violations yet')).toBeVisible()
  })
})

test('an analysis that ends while another screen is open shows there', async ({ page }) => {
  await signUpAndOpenUpload(page)
  await goTo(page, 'Violations')
  await expect(page.getByText('No violations yet')).toBeVisible()
  await goTo(page, 'Upload')
  await analyzeSample(page)
  await goTo(page, 'Violations')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /head protection/i })
      .first(),
  ).toBeVisible()
})

test('an assignment shows in the bell of a colleague who is already there', async ({ page, browser }) => {
  await signIn(page, 'admin@plumbline.example')
  const headers = await authHeaders(page)
  const members = await (await page.request.get('/api/organizations/members', { headers })).json()
  const { id: assignee } = members.data.find((each: { name: string }) => each.name === 'Wale Adeyemi')
  const assign = (title: string) => page.request.post('/api/tasks', { headers, data: { title, assignee } })
  const stamp = unique()

  const colleague = await (await browser.newContext()).newPage()
  const liveConnection = colleague.waitForResponse('**/api/events/stream')
  await signIn(colleague, 'worker@plumbline.example', '/profile')
  const bell = colleague.getByRole('button', { name: /^Notifications/ })
  const notification = (title: string) =>
    colleague.getByRole('link', { name: new RegExp(`assigned you a task: ${title}`) })
  await bell.click()
  await expect(colleague.getByRole('link', { name: 'See all notifications' })).toBeVisible()

  await test.step('right away', async () => {
    await liveConnection
    await assign(`Shore the trench ${stamp}`)
    await expect(notification(`Shore the trench ${stamp}`)).toBeVisible()
    await expect(bell).toHaveAccessibleName(/unread/)
    await colleague.keyboard.press('Escape')
  })

  await test.step('and on the next screen, where the task is, too', async () => {
    await goTo(colleague, 'Tasks')
    await expect(colleague.getByRole('link', { name: new RegExp(`Shore the trench ${stamp}`) })).toBeVisible()
    await goTo(colleague, 'Violations')
    await assign(`Guard the saw ${stamp}`)
    await goTo(colleague, 'Tasks')
    await bell.click()
    await expect(notification(`Guard the saw ${stamp}`)).toBeVisible()
    await colleague.keyboard.press('Escape')
    await expect(colleague.getByRole('link', { name: new RegExp(`Guard the saw ${stamp}`) })).toBeVisible()
  })

  await test.step('and on the page of all notifications, where they are marked read', async () => {
    await bell.click()
    await colleague.getByRole('link', { name: 'See all notifications' }).click()
    await expect(colleague).toHaveURL(/\/notifications$/)
    // At midnight they are yesterday's.
    const today = colleague.getByRole('region', { name: /^(Today|Yesterday)$/ })
    await expect(today.getByRole('link', { name: new RegExp(`Guard the saw ${stamp}`) })).toBeVisible()
    await colleague.getByRole('button', { name: new RegExp(`Mark as read.*Guard the saw ${stamp}`) }).click()
    await colleague.getByRole('button', { name: /^Unread/ }).click()
    const trench = today.getByRole('link', { name: new RegExp(`Shore the trench ${stamp}`) })
    await expect(trench).toBeVisible()
    await expect(today.getByRole('link', { name: new RegExp(`Guard the saw ${stamp}`) })).toHaveCount(0)
    await trench.click()
    await expect(
      colleague.getByRole('heading', { level: 1, name: `Shore the trench ${stamp}` }),
    ).toBeVisible()
    await colleague.goBack()
    await expect(colleague).toHaveURL(/\/notifications\?show=unread$/)
    await expect(trench).toHaveCount(0)
  })
  await colleague.close()
})
