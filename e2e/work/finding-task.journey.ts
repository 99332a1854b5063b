import type { Locator } from '@playwright/test'
import { authHeaders, expect, inMore, keepToasts, test } from '../journey'
import { photo } from '../media'
import { signUpAndOpenUpload } from '../uploads'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  // A call about the task can be under way while it is taken back.
  expectedErrors: [/status of 404/],
})

test('finding to assigned task in two taps, task to done with a photo in four', async ({ page }) => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  await signUpAndOpenUpload(page)
  const recorded = await page.request.post('/api/violations', {
    headers: await authHeaders(page),
    data: { type: 'Open edge', severity: 'High', remediationSteps: ['Close the area', 'Fit the rail'] },
  })
  const violation: string = (await recorded.json()).data.id
  await page.goto(`/violations?violation=${violation}`)

  await test.step('two taps assign it', async () => {
    const open = page.getByRole('button', { name: 'Create task from violation' })
    await open.scrollIntoViewIfNeeded()
    await tap(open)
    const assign = page.getByRole('dialog').getByRole('button', { name: 'Assign to me' })
    await expect(assign).toBeInViewport({ ratio: 1 })
    await keepToasts(page, async () => {
      await tap(assign)
      await expect(page.getByText(/^Assigned to Ana Ruiz, due /)).toBeVisible()
      expect(taps).toBe(2)
      const title = page.getByRole('heading', { level: 1, name: 'Fix violation: Open edge' })
      await expect(title).toBeVisible()
      const notice = await page.locator('[data-toast]').boundingBox()
      const covered = (notice?.y ?? 0) + (notice?.height ?? 0) - ((await title.boundingBox())?.y ?? 0)
      expect(covered, 'the notice covers nothing of the page').toBeLessThanOrEqual(0)
      // The toast takes it back.
      await page.getByRole('button', { name: 'Undo' }).tap()
    })
  })

  await test.step('taken back, it can be assigned again', async () => {
    await expect(page).toHaveURL(new RegExp(`violation=${violation}`))
    await page.getByRole('button', { name: 'Create task from violation' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Assign to me' }).tap()
    await expect(page).toHaveURL(/\/tasks\/[0-9a-f-]{36}/)
  })

  const complete = page.getByRole('button', { name: /^Complete / })
  await test.step('the first screen shows who, when, a step and the button', async () => {
    for (const part of [
      page.getByRole('main').getByText('Ana Ruiz').first(),
      page.getByRole('main').getByText(/^Due /).first(),
      page.getByRole('main').getByRole('checkbox').first(),
      complete,
    ])
      await expect(part).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  await test.step('an open task is shown instead of a second one', async () => {
    const task = page.url()
    await page.goto(`/violations?violation=${violation}`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Open task' })).toBeVisible()
    await (await inMore(page, 'Create task from violation')).tap()
    await expect(page.getByRole('dialog').getByText("There's already an open task")).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Create another' })).toBeVisible()
    await page.getByRole('dialog').getByRole('link', { name: 'View task' }).tap()
    await expect(page).toHaveURL(task)
  })

  await test.step('four taps complete it with a photo', async () => {
    taps = 0
    await tap(complete)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('It takes a second and closes the loop.')).toBeVisible()
    await expect(dialog.getByText(/of \d+ steps are still open/)).toBeVisible()
    const chooser = page.waitForEvent('filechooser')
    await tap(dialog.getByRole('button', { name: 'Take photo' }))
    // The camera of the phone: its shutter and its button to use the photo.
    taps += 2
    await (await chooser).setFiles(await photo('tidy.jpg'))
    await expect(page.getByText('Task completed').first()).toBeVisible()
    expect(taps).toBe(4)
  })

  await test.step('the same sheet shows the verdict, and a fifth tap resolves the violation', async () => {
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText("Can't tell")).toBeVisible()
    await dialog.getByRole('button', { name: 'Accept and resolve' }).tap()
    await expect(page.getByText('Fix accepted, violation resolved').first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('it is opened again, and its history tells', async () => {
    const reopen = page.getByRole('button', { name: /^Reopen / })
    await expect(reopen).toBeFocused()
    await reopen.tap()
    await expect(complete).toBeVisible()
    await page.getByText('History', { exact: true }).tap()
    await expect(page.getByText('Reopened')).toBeVisible()
  })
})
