import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { authHeaders, dayIn, expect, inMore, signIn, test, unique } from '../journey'
import { sample, signUpAndOpenUpload } from '../uploads'

const picture = sample('site-no-hats.jpg')

/** Days until the task is due, and its priority. */
const expected = {
  High: { days: 3, priority: 'High priority' },
  Medium: { days: 7, priority: 'Medium priority' },
  Low: { days: 14, priority: 'Low priority' },
}

const dateIn = async (page: Page, days: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(await dayIn(page, days)),
  )

const trail = (page: Page) => page.getByRole('region', { name: 'Audit trail' })

test('a finding becomes a task, a colleague fixes it, and the audit trail shows it', async ({
  page,
  browser,
}) => {
  const site = 'Harbor Tower'
  let violation = ''
  let task = ''
  let severity: keyof typeof expected = 'Medium'

  await test.step('an analysis finds it', async () => {
    await signIn(page, 'admin@plumbline.example')
    const response = await page.request.post('/api/analysis/upload?wait=1&force=1', {
      headers: await authHeaders(page),
      multipart: { file: picture },
    })
    const { data } = await response.json()
    violation = data.violations[0].id
    severity = data.violations[0].severity
    await page.goto(`/violations?violation=${violation}`)
    await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('img', { name: /site-no-hats\.jpg, with 1 finding marked/ })).toBeVisible()
  })

  await test.step('it is taken in hand', async () => {
    await (await inMore(page, 'Mark In Progress')).click()
    await expect(page.getByText('Status Updated').first()).toBeVisible()
    await expect(await inMore(page, 'Mark In Progress')).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Mark Resolved' })).toBeVisible()
  })

  await test.step('it becomes a task with the date and the priority of its severity', async () => {
    await (await inMore(page, 'Create task from violation')).click()
    // The sheet offers whoever had the last task here.
    await page.getByRole('dialog').getByText('Me', { exact: true }).click()
    const dueBefore = await dateIn(page, expected[severity].days)
    await page.getByRole('dialog').getByRole('button', { name: 'Assign to me' }).click()
    await expect(page).toHaveURL(/\/tasks\/[0-9a-f-]{36}/)
    task = page.url()
    await expect(page.getByRole('heading', { level: 1, name: /^Fix violation: / })).toBeVisible()
    await expect(page.getByText(expected[severity].priority)).toBeVisible()
    // It may be midnight in between.
    const due = [dueBefore, await dateIn(page, expected[severity].days)]
    await expect(page.getByText(new RegExp(`^(${due.join('|')})$`))).toBeVisible()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Assignee').selectOption({ label: 'Wale Adeyemi' })
    await page.getByRole('combobox', { name: 'Site', exact: true }).selectOption({ label: site })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Task updated').first()).toBeVisible()
    await expect(page.getByText(site).first()).toBeVisible()
  })

  await test.step('the colleague is notified, works the steps and completes', async () => {
    const colleague = await (await browser.newContext()).newPage()
    await signIn(colleague, 'worker@plumbline.example', '/profile')
    await expect(colleague.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName(/unread/)
    await colleague.getByRole('button', { name: /^Notifications/ }).click()
    await colleague
      .getByRole('link', { name: /Alex Morgan assigned you a task: Fix violation/ })
      .first()
      .click()
    await expect(colleague).toHaveURL(task)
    await colleague.getByRole('button', { name: /^Start/ }).click()
    await expect(colleague.getByRole('button', { name: /^Complete/ })).toBeVisible()
    for (const step of await colleague.getByRole('main').getByRole('checkbox').all()) {
      const saved = colleague.waitForResponse(response => response.request().method() === 'PATCH')
      await step.check()
      await saved
    }
    await colleague.getByLabel('New comment').fill('Hats handed out, spares in the container.')
    await colleague.getByRole('button', { name: 'Add comment' }).click()
    await expect(colleague.getByText('Hats handed out, spares in the container.')).toBeVisible()
    await colleague.getByRole('button', { name: /^Complete/ }).click()
    await colleague.getByRole('dialog').getByRole('button', { name: 'Skip' }).click()
    await expect(colleague.getByText('Task completed').first()).toBeVisible()
    await colleague.getByRole('dialog').getByRole('button', { name: 'Mark Resolved' }).click()
    await expect(colleague.getByText('The violation is resolved.').first()).toBeVisible()
    await colleague.close()
  })

  await test.step('the audit trail tells the story', async () => {
    await page.goto(`/violations?violation=${violation}`)
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
    for (const line of [
      'Found by analysis',
      'Status: Open → In Progress',
      /Task created: Fix violation/,
      /Task assignee: .+ → Wale Adeyemi/,
      'Task: Open → In Progress',
      'Task: In Progress → Closed',
      'Status: In Progress → Resolved',
    ])
      await expect(trail(page).getByText(line).first()).toBeVisible()
    await expect(
      trail(page)
        .getByText(/Wale Adeyemi · /)
        .first(),
    ).toBeVisible()
  })

  await test.step('and it can be printed', async () => {
    const download = page.waitForEvent('download')
    await (await inMore(page, 'PDF report')).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })
})

test('a menu that is open stays open while the rest of the details arrives', async ({ page }) => {
  await signIn(page, 'admin@plumbline.example')
  const { data } = await (
    await page.request.post('/api/violations', {
      headers: await authHeaders(page),
      data: { type: `Open edge ${unique()}`, severity: 'High', location: 'Level 3', remediationSteps: [] },
    })
  ).json()
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/organizations', async route => {
    await released
    await route.continue()
  })
  await page.goto(`/violations?violation=${data.id}`)
  const report = await inMore(page, 'PDF report')
  await expect(report).toBeVisible()
  const causes = page.getByRole('heading', { name: 'Possible causes to check' })
  await expect(causes).toHaveCount(0)
  release()
  await expect(causes).toBeVisible()
  await expect(report).toBeVisible()
})

test('filters are kept in the URL, and several violations change status together', async ({ page }) => {
  await signUpAndOpenUpload(page)
  const name = `Loose ladder ${unique()}`
  await page.goto('/violations')
  await expect(page.getByRole('tab', { name: 'Details' })).toBeDisabled()
  for (const [index, severity] of (['High', 'Low'] as const).entries()) {
    await page.getByRole('button', { name: 'Add violation' }).click()
    await page.getByRole('dialog').getByLabel("What's wrong?").fill(`${name} ${index}`)
    await page.getByRole('dialog').getByLabel('Severity').selectOption(severity)
    await page.getByRole('dialog').getByRole('button', { name: 'Add violation' }).click()
    await expect(page.getByRole('heading', { name: `${name} ${index}` })).toBeVisible()
    await page.getByRole('tab', { name: 'List View' }).click()
  }

  await page.getByLabel('Severity').selectOption('High')
  await expect(page).toHaveURL(/severity=High/)
  await expect(page.getByRole('link', { name: `${name} 0` })).toBeVisible()
  await expect(page.getByRole('link', { name: `${name} 1` })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Severity')).toHaveValue('High')
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  await expect(page).not.toHaveURL(/severity=/)
  await expect(page.getByRole('link', { name: `${name} 1` })).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Status', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Resolved' }).click()
  await expect(page.getByText('2 changed: Resolved').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resolved 2' })).toBeVisible()

  await page.getByLabel('Search').fill('nothing is called this')
  await expect(page.getByText('No violations match these filters')).toBeVisible()
})

test.describe('on the free plan', () => {
  test.use({ expectedErrors: [/status of 402/] })

  test('Pro features lead to the upgrade, and the server enforces it', async ({ page }) => {
    await signUpAndOpenUpload(page)
    const headers = await authHeaders(page)
    const created = await page.request.post('/api/violations', {
      headers,
      data: { type: 'Open hole in the floor', severity: 'High' },
    })
    const { id } = (await created.json()).data
    await page.goto(`/violations?violation=${id}`)
    await expect(page.getByText('This feature is only available on Pro or higher.')).toHaveCount(3)
    await expect(page.getByText('Upgrade to auto-link violations to OSHA rules.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Schedule Upgrade' })).toHaveCount(4)
    const rejected = await page.request.get(`/api/violations/${id}/root-cause`, { headers })
    expect(rejected.status()).toBe(402)
  })
})

test.describe('when the list cannot be loaded', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('it shows the error in its place and as a toast', async ({ page }) => {
    await signUpAndOpenUpload(page)
    await page.route('**/api/violations?*', route =>
      route.fulfill({ status: 500, json: { success: false, code: 'unexpected', error: 'unexpected' } }),
    )
    await page.goto('/violations')
    await expect(page.getByText('Failed to load violations. Please try again.')).toHaveCount(2)
    await page.unroute('**/api/violations?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('No violations yet')).toBeVisible()
  })
})
