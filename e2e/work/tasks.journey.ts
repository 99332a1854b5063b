import type { Page } from '@playwright/test'
import { authHeaders, expect, signIn, test, unique } from '../journey'
import { signUpAndOpenUpload } from '../uploads'

async function createTask(page: Page, data: object) {
  const response = await page.request.post('/api/tasks', { headers: await authHeaders(page), data })
  return (await response.json()).data.id as string
}

test('a task is written, found, worked and removed', async ({ page }) => {
  await signUpAndOpenUpload(page)
  const title = `Fence the shaft ${unique()}`
  await page.goto('/tasks')
  await expect(page.getByText('No tasks yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Create Task' }).first().click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Priority').selectOption('high')
  await page.getByLabel('Assignee').selectOption({ label: 'Ana Ruiz' })
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('textbox', { name: 'Step 1' }).fill('Close the area')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Step 2' }).fill('Fit the rail')
  await page.getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Fit the rail' })).toBeVisible()

  await page.goto('/tasks')
  await expect(page.getByRole('tab', { name: 'To do 1' })).toHaveAttribute('aria-selected', 'true')
  await page.getByLabel('Search').fill('no such words')
  await expect(page.getByText('No tasks match these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).first().click()
  await expect(page).not.toHaveURL(/search=/)
  await page.getByLabel('Assignee').selectOption('me')
  await expect(page).toHaveURL(/assignee=me/)

  await page.getByRole('button', { name: `Start ${title}` }).click()
  await page.getByRole('tab', { name: 'In Progress 1' }).click()
  await page.getByRole('button', { name: `Complete ${title}` }).click()
  await expect(page.getByText('2 of 2 steps are still open')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText('Task completed').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Completed 1' }).click()
  await page.getByRole('link', { name: new RegExp(title) }).click()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No tasks match these filters')).toBeVisible()
  await page.goto('/tasks')
  await expect(page.getByText('No tasks yet')).toBeVisible()
})

test('tasks are given a priority and a date together, and get their own back', async ({ page }) => {
  await signUpAndOpenUpload(page)
  const titles = ['Fence the shaft', 'Lift the cable']
  for (const title of titles) await createTask(page, { title, priority: 'low', dueDate: null })
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await page.goto('/tasks')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Priority', exact: true }).click()
  await page.getByRole('menuitem', { name: 'High' }).click()
  await expect(page.getByText('2 changed: High').first()).toBeVisible()
  for (const title of titles) await expect(row(title)).toContainText('High priority')
  await page.getByRole('link', { name: /Fence the shaft/ }).focus()
  await page.keyboard.press('d')
  await page.getByRole('menuitem', { name: /^In 7 days/ }).press('Enter')
  await expect(row('Fence the shaft')).toContainText(/\w+ \d+, \d{4}/)
  await page.keyboard.press('u')
  await expect(page.getByText('1 row is as it was before').first()).toBeVisible()
  await expect(row('Fence the shaft')).not.toContainText(/\w+ \d+, \d{4}/)
})

test('on the desk a task opens beside its list, and leads to the next', async ({ page }) => {
  await signUpAndOpenUpload(page)
  const id = await createTask(page, { title: 'Fence the shaft', dueDate: '2031-01-05' })
  await createTask(page, { title: 'Lift the cable', dueDate: '2031-01-06' })
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('link')
  const beside = page.getByRole('complementary', { name: 'Details' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/tasks')
  await row('Fence the shaft').click()
  await expect(beside.getByRole('heading', { name: 'Fence the shaft' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(beside.getByRole('heading', { name: 'Lift the cable' })).toBeVisible()
  await expect(row('Lift the cable')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(beside.getByRole('heading', { name: 'Lift the cable' })).toBeFocused()
  await beside.getByRole('button', { name: 'Previous (K)' }).click()
  await expect(beside.getByRole('heading', { name: 'Fence the shaft' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(beside).toHaveCount(0)
  await expect(row('Fence the shaft')).toBeFocused()

  await test.step('a filter shows the list that it changes', async () => {
    await row('Fence the shaft').click()
    await page.getByRole('tab', { name: /^All/ }).click()
    await expect(beside).toHaveCount(0)
  })

  await test.step('what is completed there stays in sight', async () => {
    await row('Fence the shaft').click()
    await beside.getByRole('button', { name: 'Complete Fence the shaft' }).click()
    await expect(beside.getByRole('button', { name: 'Reopen Fence the shaft' })).toBeVisible()
  })

  await test.step('the whole page is one step away, and where there is no room it is the page', async () => {
    await beside.getByRole('button', { name: 'Show the whole page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fence the shaft' })).toBeVisible()
    await page.goBack()
    await expect(beside.getByRole('heading', { name: 'Fence the shaft' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page).toHaveURL(new RegExp(`/tasks/${id}$`))
  })
})

test('one person is never in the way of their own changes, however fast they follow', async ({ page }) => {
  await signIn(page, 'admin@plumbline.example')
  const id = await createTask(page, { title: 'Clear the ramp', steps: ['Move the pallets', 'Sweep'] })
  const answers: number[] = []
  page.on('response', response => {
    if (response.request().method() === 'PATCH') answers.push(response.status())
  })
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(`**/api/tasks/${id}`, async route => {
    if (route.request().postDataJSON()?.status) await released
    await route.continue()
  })
  await page.goto(`/tasks/${id}`)
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('checkbox', { name: 'Sweep' }).check()
  await page.getByLabel('New comment').fill('Swept.')
  await page.getByRole('button', { name: 'Add comment' }).click()
  release()
  await expect(page.getByRole('listitem').filter({ hasText: 'Swept.' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Sweep' })).toBeChecked()
  expect(answers).toEqual([200, 200, 200])
})

test.describe('two people and one task', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('the second to save is told, chooses, and nothing is lost', async ({ page, browser }) => {
    const stamp = unique()
    await signIn(page, 'admin@plumbline.example')
    const id = await createTask(page, { title: `Guard the edge ${stamp}`, steps: ['Close the area'] })
    const other = await (await browser.newContext()).newPage()
    await signIn(other, 'manager@plumbline.example')
    for (const each of [page, other]) {
      await each.goto(`/tasks/${id}`)
      await each.getByRole('button', { name: 'Edit' }).click()
    }

    await page.getByLabel('Title').fill(`Fence the edge ${stamp}`)
    await page.getByLabel('Priority').selectOption('high')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Task updated').first()).toBeVisible()

    await other.getByLabel('Title').fill(`Rail the edge ${stamp}`)
    await other.getByLabel('Description').fill('Use the yellow rails.')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(
      other.getByText('Someone else changed this task while you were editing').first(),
    ).toBeVisible()
    await expect(other.getByText('Priority: now High')).toBeVisible()
    const clash = other.getByRole('region', { name: 'Title' })
    await expect(clash.getByText(`Fence the edge ${stamp}`)).toBeVisible()
    await expect(other.getByLabel('Description')).toHaveValue('Use the yellow rails.')
    await clash.getByRole('button', { name: 'Use theirs' }).click()
    await expect(other.getByLabel('Title')).toHaveValue(`Fence the edge ${stamp}`)
    await other.getByRole('button', { name: 'Save' }).click()

    await expect(other.getByRole('heading', { level: 1, name: `Fence the edge ${stamp}` })).toBeVisible()
    await expect(other.getByText('Use the yellow rails.')).toBeVisible()
    await expect(other.getByText('High priority')).toBeVisible()
    await other.close()
  })

  test('ticks of both stay, without a question', async ({ page, browser }) => {
    await signIn(page, 'admin@plumbline.example')
    const id = await createTask(page, { title: 'Clear the stairs', steps: ['Move the pallets', 'Sweep'] })
    const other = await (await browser.newContext()).newPage()
    await signIn(other, 'manager@plumbline.example')
    for (const each of [page, other]) {
      await each.goto(`/tasks/${id}`)
      await expect(each.getByRole('checkbox', { name: 'Sweep' })).toBeVisible()
    }
    const saved = page.waitForResponse(response => response.request().method() === 'PATCH')
    await page.getByRole('checkbox', { name: 'Move the pallets' }).check()
    await saved
    const merged = other.waitForResponse(response => response.request().method() === 'PATCH' && response.ok())
    await other.getByRole('checkbox', { name: 'Sweep' }).check()
    await merged
    await expect(other.getByRole('checkbox', { name: 'Move the pallets' })).toBeChecked()
    await other.reload()
    await expect(other.getByRole('checkbox', { name: 'Move the pallets' })).toBeChecked()
    await expect(other.getByRole('checkbox', { name: 'Sweep' })).toBeChecked()
    await other.close()
  })
})
