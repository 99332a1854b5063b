import { authHeaders, expect, test } from '../journey'
import { signUpAndOpenUpload } from '../uploads'

test('the list opens on what is open, the most severe first, and its tiles show what they count', async ({
  page,
}) => {
  await signUpAndOpenUpload(page)
  const headers = await authHeaders(page)
  const report = async (type: string, severity: string, status = 'Open') =>
    page.request.post('/api/violations', { headers, data: { type, severity, status } })
  await report('Open edge', 'High')
  await report('Bare cable', 'Low', 'In Progress')
  await report('Loose board', 'Medium')
  await report('Blocked exit', 'High', 'Resolved')
  const rows = page.getByRole('list', { name: 'Violations' }).getByRole('link')
  const tile = (name: string) => page.getByRole('region', { name: 'Summary' }).getByRole('button', { name })

  await page.goto('/violations')
  await expect(rows).toHaveText([/Open edge/, /Loose board/, /Bare cable/])
  await expect(tile('Open 3')).toHaveAttribute('aria-pressed', 'true')
  for (const [name, expected] of [
    ['Open, High severity 1', [/Open edge/]],
    ['In Progress 1', [/Bare cable/]],
    ['Resolved 1', [/Blocked exit/]],
    ['Open 3', [/Open edge/, /Loose board/, /Bare cable/]],
  ] as const) {
    await tile(name).click()
    await expect(rows).toHaveText(expected)
  }
  await tile('Resolved 1').click()
  await page.reload()
  await expect(rows).toHaveText([/Blocked exit/])
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  await expect(page).toHaveURL(/\/violations$/)
  await expect(rows).toHaveCount(3)

  await test.step('two filters chosen in the same moment both hold', async () => {
    await page.evaluate(() => {
      for (const [label, value] of [
        ['Severity', 'High'],
        ['Status', ''],
      ] as const) {
        const found = [...document.querySelectorAll('label')].find(each => each.textContent === label)
        const select = found?.control as HTMLSelectElement
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    await expect(rows).toHaveText([/Blocked exit/, /Open edge/])
    await expect(page).toHaveURL(/severity=High/)
    await expect(page).toHaveURL(/kind=violation/)
  })

  await test.step('the dashboard leads to exactly what it counts', async () => {
    await page.goto('/dashboard')
    await expect(page.getByText('1 open High violation', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'See all High violations' }).click()
    await expect(rows).toHaveText([/Open edge/])
    await expect(tile('Open, High severity 1')).toHaveAttribute('aria-pressed', 'true')
  })
})

test('j and k move through the list, Enter opens', async ({ page }) => {
  await signUpAndOpenUpload(page)
  for (const type of ['First ladder', 'Second ladder'])
    await page.request.post('/api/violations', {
      headers: await authHeaders(page),
      data: { type, severity: 'Low' },
    })
  await page.goto('/violations')
  await expect(page.getByRole('link', { name: /Second ladder/ })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: /Second ladder/ })).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: /First ladder/ })).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  const beside = page.getByRole('complementary', { name: 'Details' })
  await expect(beside.getByRole('heading', { name: 'Second ladder' })).toBeVisible()

  await test.step('beside the list, the details follow the row that has the focus', async () => {
    await page.keyboard.press('j')
    await expect(beside.getByRole('heading', { name: 'First ladder' })).toBeVisible()
    await expect(page.getByRole('link', { name: /First ladder/ })).toBeFocused()
    await page.keyboard.press('s')
    await page.getByRole('menuitem', { name: 'In Progress' }).press('Enter')
    await expect(beside.getByText('In Progress', { exact: true })).toBeVisible()
    // Enter again goes to what is shown, and the keys of the list go on from its row.
    await expect(page.getByRole('link', { name: /First ladder/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(beside.getByRole('heading', { name: 'First ladder' })).toBeFocused()
    await page.keyboard.press('k')
    await expect(beside.getByRole('heading', { name: 'Second ladder' })).toBeVisible()
    await beside.getByRole('button', { name: 'Next (J)' }).click()
    await expect(beside.getByRole('heading', { name: 'First ladder' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(beside).toHaveCount(0)
    await expect(page.getByRole('link', { name: /First ladder/ })).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await beside.getByRole('button', { name: 'Show the whole page' }).click()
    await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
  })

  // On a page of its own the same keys lead on to the next of the same list.
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'First ladder' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next (J)' })).toBeDisabled()
  await page.reload()
  await page.getByRole('button', { name: 'Previous (K)' }).click()
  await expect(page.getByRole('heading', { name: 'Second ladder' })).toBeVisible()
})

test('violations are changed by keys, several at once, and taken back', async ({ page }) => {
  await signUpAndOpenUpload(page)
  const headers = await authHeaders(page)
  const ids: string[] = []
  for (const type of ['Open edge', 'Bare cable', 'Loose board']) {
    const created = await page.request.post('/api/violations', { headers, data: { type, severity: 'Low' } })
    ids.push((await created.json()).data.id)
  }
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/violations')
  await expect(row('Open edge')).toBeVisible()
  await expect(page.getByText(/^D ?due date$/)).toBeVisible()

  await test.step('a key for the row that has the focus', async () => {
    await press('j', 'v')
    await expect(page.getByRole('menu')).toBeVisible()
    await press('h')
    await expect(page.getByRole('menuitem', { name: 'High' })).toBeFocused()
    await press('Enter')
    await expect(page.getByText('1 changed: High').first()).toBeVisible()
    await expect(row('Loose board')).toContainText('High')
    await expect(page.getByRole('link', { name: /Loose board/ })).toBeFocused()
    await expect(page.getByText('1 selected')).toHaveCount(0)
  })

  await test.step('rows that are chosen are assigned together, which gives each a task', async () => {
    await press('j', 'x', 'j', 'x')
    await expect(page.getByText('2 selected')).toBeVisible()
    await press('a')
    await page.getByRole('menuitem', { name: 'Ana Ruiz' }).press('Enter')
    await expect(page.getByText('2 changed: Ana Ruiz').first()).toBeVisible()
    for (const name of ['Open edge', 'Bare cable']) await expect(row(name)).toContainText('Ana Ruiz')
  })

  await test.step('undone, each has its own back, except what was worked on since', async () => {
    const { data: edge } = await (await page.request.get(`/api/violations/${ids[0]}`, { headers })).json()
    await page.request.patch(`/api/tasks/${edge.taskId}`, { headers, data: { note: 'Rails ordered' } })
    await press('u')
    await expect(page.getByText('1 row is as it was before').first()).toBeVisible()
    await expect(page.getByText('1 was changed by someone else since and stays as it is.')).toBeVisible()
    await expect(row('Bare cable')).toContainText('Unassigned')
    await expect(row('Open edge')).toContainText('Ana Ruiz')
  })

  await test.step('never while somebody types', async () => {
    await page.getByLabel('Search').fill('')
    await page.getByLabel('Search').pressSequentially('xsvd')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByLabel('Search')).toHaveValue('xsvd')
  })
})
