import { authHeaders, expect, keepToasts, signIn, test, unique } from '../journey'

/** The height of a phone's screen above the bar at its bottom. */
const FIRST_SCREEN = 780

test.use({ viewport: { width: 390, height: 844 } })

test('filters are saved as a view, opened after a reload and deleted, with the list in sight', async ({
  page,
}) => {
  await signIn(page, 'manager@plumbline.example', '/violations')
  const name = `High ones ${unique()}`
  const button = page.getByRole('button', { name: /^Saved views/ })
  const popover = page.getByRole('dialog', { name: 'Saved views' })

  await test.step('save', async () => {
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Severity').selectOption('High')
    await expect(page.getByRole('button', { name: 'Filters 3' })).toBeVisible()
    await button.click()
    await popover.getByRole('button', { name: 'Save current filters' }).click()
    await popover.getByLabel('View name').fill(name)
    await popover.getByRole('button', { name: 'Save view' }).click()
    await expect(button).toHaveAccessibleName(`Saved views: ${name}`)
  })

  await test.step('open it on another day; the way back leads to where one was', async () => {
    await page.goto('/violations')
    await expect(button).toHaveAccessibleName('Saved views')
    await button.click()
    await expect(popover).toBeInViewport({ ratio: 1 })
    await popover.getByRole('button', { name, exact: true }).click()
    await expect(page).toHaveURL(/severity=High/)
    await expect(button).toHaveAccessibleName(`Saved views: ${name}`)
    await page.goBack()
    await expect(button).toHaveAccessibleName('Saved views')
  })

  await test.step('rename it, delete it and bring it back', async () => {
    await button.click()
    await popover.getByRole('button', { name: `Rename ${name}` }).click()
    await popover.getByLabel('View name').fill(`${name} today`)
    await popover.getByRole('button', { name: 'Rename', exact: true }).click()
    await keepToasts(page, async () => {
      await popover.getByRole('button', { name: `Delete ${name} today` }).click()
      await expect(popover.getByRole('button', { name: `${name} today`, exact: true })).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).click()
    })
    await button.click()
    await popover.getByRole('button', { name: `Delete ${name} today` }).click()
    await expect(popover.getByRole('button', { name: `${name} today`, exact: true })).toHaveCount(0)
  })

  await test.step('the first item of each list is on the first screen', async () => {
    const headers = await authHeaders(page)
    const data = { violations: { type: 'Open edge', severity: 'High' }, tasks: { title: 'Fence the edge' } }
    await page.request.post('/api/violations', { headers, data: data.violations })
    await page.request.post('/api/tasks', { headers, data: data.tasks })
    for (const path of ['/violations', '/tasks', '/regulations']) {
      await page.goto(path)
      const first = page.locator('main li:has([data-row])').first()
      await expect(first).toBeVisible()
      const lowerEdge = async () => {
        const box = await first.boundingBox()
        return box && box.y + box.height
      }
      await expect.poll(lowerEdge, path).toBeLessThan(FIRST_SCREEN)
    }
  })
})
