import type { Browser, Page } from '@playwright/test'
import { authHeaders, expect, inMore, keepToasts, signIn, test, unique } from '../journey'

const NAME = `Unguarded edge ${unique()}`

/** A violation as somebody reported it. */
async function report(page: Page, type: string) {
  const response = await page.request.post('/api/violations', {
    headers: await authHeaders(page),
    data: { type, severity: 'High', location: 'Level 3', remediationSteps: ['Put up a rail', 'Check it'] },
  })
  return (await response.json()).data.id as string
}

async function openWorker(browser: Browser) {
  const worker = await (await browser.newContext()).newPage()
  await signIn(worker, 'worker@plumbline.example')
  return worker
}

/** As the worker does it on the screen, for those that only have to be there. */
async function propose(page: Page, violation: string) {
  const headers = await authHeaders(page)
  const generated = await page.request.post('/api/copilot/suggest-task', {
    headers,
    data: { violation_id: violation, text: '' },
  })
  const data = { task_id: (await generated.json()).data.id }
  await page.request.post('/api/copilot/submit-suggestion', { headers, data })
}

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Suggestions waiting for approval' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('link', { name, exact: true }),
    })

test('a worker suggests a task, a manager approves it, and the worker hears of it', async ({
  page,
  browser,
}) => {
  const worker = await openWorker(browser)
  const violation = await report(worker, NAME)
  await worker.goto(`/violations?violation=${violation}`)
  await expect(
    worker.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Paulie Suggestions' }),
  ).toHaveCount(0)
  await (await inMore(worker, 'Generate Task Suggestion')).click()
  const draft = worker.getByRole('region', { name: 'Task suggestion' })
  await expect(draft.getByText(`Fix violation: ${NAME}`)).toBeFocused()
  await expect(draft.getByRole('listitem').filter({ hasText: /^Put up a rail$/ })).toBeVisible()
  await draft.getByLabel('Add a note (optional)').fill('Start at the stairs.')
  await draft.getByRole('button', { name: 'Submit for Approval' }).click()
  await expect(draft.getByText('Waiting for approval')).toBeVisible()
  await expect(await inMore(worker, 'Generate Task Suggestion')).toBeDisabled()
  await worker.keyboard.press('Escape')

  await signIn(page, 'manager@plumbline.example', '/dashboard')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Paulie Suggestions \d+ waiting$/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Paulie Suggestions', level: 1 })).toBeVisible()
  const row = rowOf(page, NAME)
  await expect(row.getByText('Start at the stairs.')).toBeVisible()
  await expect(row.getByText(/^Suggested by Wale Adeyemi/)).toBeVisible()
  await expect(row.getByText(/^Creates a task for .+, due \w+, \w+ \d+\.$/)).toBeVisible()
  await keepToasts(page, async () => {
    await row.getByRole('button', { name: `Approve: ${NAME}` }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'View task' }).click()
  })
  await expect(page.getByRole('heading', { name: `Fix violation: ${NAME}` })).toBeVisible()
  await expect(page.getByRole('main').getByText('Put up a rail').first()).toBeVisible()

  await worker.reload()
  await expect(draft.getByText('Approved by Mara Lindqvist')).toBeVisible()
  await worker.getByRole('button', { name: /Notifications/ }).click()
  await worker
    .getByRole('link', { name: new RegExp(`Mara Lindqvist approved your task suggestion: ${NAME}`) })
    .click()
  await expect(worker.getByRole('heading', { name: `Fix violation: ${NAME}` })).toBeVisible()
  await worker.context().close()
})

test.describe('while another page is out of date', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a manager rejects with a reason, several at once too, and the worker reads it', async ({
    page,
    browser,
  }) => {
    // Without live updates, so that the manager's page doesn't know yet what the worker took back.
    await page.route('**/api/events/stream', route => route.abort())
    const worker = await openWorker(browser)
    const names = ['one', 'two', 'three'].map(each => `${NAME} ${each}`)
    const violations: string[] = []
    for (const name of names) {
      const violation = await report(worker, name)
      await propose(worker, violation)
      violations.push(violation)
    }
    await signIn(page, 'manager@plumbline.example', '/suggestions')
    const [first = '', second = '', third = ''] = names
    const dialog = page.getByRole('dialog')

    await rowOf(page, first)
      .getByRole('button', { name: `Reject: ${first}` })
      .click()
    await dialog.getByRole('button', { name: 'Reject suggestion' }).click()
    await expect(dialog.getByText('This field is required')).toBeVisible()
    await dialog.getByLabel('Reason').fill('The rail comes on Monday.')
    await dialog.getByRole('button', { name: 'Reject suggestion' }).click()
    await expect(rowOf(page, first)).toHaveCount(0)

    // The worker takes one of the next two back while both are chosen.
    for (const name of [second, third]) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await worker.goto(`/violations?violation=${violations[2]}`)
    await worker.getByRole('button', { name: 'Withdraw' }).click()
    await expect(worker.getByText('Suggestion withdrawn').first()).toBeVisible()
    await page.getByRole('button', { name: 'Approve 2', exact: true }).click()
    await keepToasts(page, async () => {
      await dialog.getByRole('button', { name: 'Create 2 tasks' }).click()
      await expect(page.getByText('Task created').first()).toBeVisible()
      await expect(page.getByText('1 suggestion was already decided or withdrawn').first()).toBeVisible()
    })
    await expect(rowOf(page, second)).toHaveCount(0)

    await worker.goto(`/violations?violation=${violations[0]}`)
    await expect(worker.getByText('Rejected by Mara Lindqvist')).toBeVisible()
    await expect(worker.getByText('The rail comes on Monday.')).toBeVisible()
    await worker.context().close()
  })
})
