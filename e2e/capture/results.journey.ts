import type { Locator, Page } from '@playwright/test'
import { authHeaders, expect, signIn, test } from '../journey'
import { sample } from '../uploads'

/** A finished result of the demo organization. */
async function analyzed(page: Page) {
  await signIn(page, 'admin@plumbline.example')
  const headers = await authHeaders(page)
  const response = await page.request.post('/api/analysis/upload?wait=1&force=1', {
    headers,
    multipart: { file: { name: 'dig.jpg', mimeType: 'image/jpeg', buffer: sample('excavator.jpg').buffer } },
  })
  expect(response.status()).toBe(200)
  return (await response.json()).data.id as string
}

/** Anything an action opens is on the screen when it appears, all of it or as much as fits. */
async function expectOnScreen(opened: Locator) {
  await expect(opened).toBeVisible()
  await expect(opened).toBeInViewport({ ratio: 0.9 })
}

/** How much of the picture its pins and boxes change, compared with the bare picture drawn the same way. */
const changedShare = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-stage] canvas')
    const source = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .findLast(name => /\/api\/media\/[^/]+$/.test(name))
    if (!canvas || !source) throw new Error('no picture')
    const image = new Image()
    image.src = source
    await image.decode()
    const bare = document.createElement('canvas')
    bare.width = canvas.width
    bare.height = canvas.height
    const context = bare.getContext('2d') as CanvasRenderingContext2D
    context.imageSmoothingQuality = 'high'
    const scale = Math.min(bare.width / image.naturalWidth, bare.height / image.naturalHeight)
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale]
    context.drawImage(image, (bare.width - width) / 2, (bare.height - height) / 2, width, height)
    const pixels = (of: HTMLCanvasElement) =>
      (of.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, bare.width, bare.height).data
    const [a, b] = [pixels(canvas), pixels(bare)]
    let changed = 0
    for (let i = 0; i < a.length; i += 4)
      if ([0, 1, 2].some(c => Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0)) > 8)) changed += 1
    return changed / (width * height)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the picture comes first, findings open under it, and everything that opens is on the screen', async ({
    page,
  }) => {
    const id = await analyzed(page)
    await page.goto(`/upload?analysis=${id}`)
    await expect(page).toHaveURL(`/results/${id}`)
    const stage = page.getByRole('group', { name: /^Photo/ })
    await expect(stage.getByRole('img')).toBeVisible()
    await expect.poll(async () => (await stage.boundingBox())?.y).toBeLessThan(100)
    await expect(page.getByText(/^Not checked:/)).toBeVisible()
    await expect(page.getByText(/Ctrl \+ scroll/)).toBeHidden()

    await test.step('pins and boxes leave the picture visible', async () => {
      await expect.poll(() => changedShare(page)).toBeGreaterThan(0.005)
      expect(await changedShare(page)).toBeLessThanOrEqual(0.12)
    })

    const rows = page.locator('[data-row]')
    const sheet = page.getByRole('dialog')
    await test.step('a finding opens under the picture, and the next is one tap away', async () => {
      await rows.first().tap()
      await expectOnScreen(sheet)
      await expect(stage).toBeInViewport({ ratio: 0.95 })
      const title = sheet.getByRole('heading')
      const first = await title.textContent()
      await sheet.getByRole('button', { name: 'Next finding' }).tap()
      await expect(title).not.toHaveText(first ?? '')
      await expectOnScreen(sheet.getByRole('button', { name: 'Create Remediation Task' }))
    })

    await test.step('a verdict changes its button and can be taken back', async () => {
      await sheet.getByRole('button', { name: 'Confirm', exact: true }).tap()
      await expectOnScreen(sheet.getByRole('button', { name: 'Confirmed' }))
      await sheet.getByRole('button', { name: 'Undo' }).tap()
      await expectOnScreen(sheet.getByRole('button', { name: 'Confirm', exact: true }))
    })

    await test.step('correcting and dismissing open on the screen', async () => {
      await sheet.getByRole('button', { name: 'Edit', exact: true }).tap()
      await expectOnScreen(page.getByRole('menu'))
      await page.getByRole('menuitem', { name: 'Move or resize box' }).tap()
      await expectOnScreen(page.getByRole('button', { name: 'Save box' }))
      await page.getByRole('button', { name: 'Cancel' }).tap()
      await sheet.getByRole('button', { name: 'Not a violation' }).tap()
      await expectOnScreen(page.getByRole('dialog', { name: 'Not a violation' }))
      await page.keyboard.press('Escape')
      await sheet.getByRole('button', { name: 'Close' }).tap()
      await expect(sheet).toHaveCount(0)
    })

    await test.step('drawing and the full screen open on the screen', async () => {
      await page.getByRole('button', { name: 'Draw a missed violation' }).tap()
      await expectOnScreen(page.getByRole('form', { name: 'Add a missed violation' }))
      await expect(stage).toBeInViewport({ ratio: 0.95 })
      await page.getByRole('button', { name: 'Cancel' }).tap()
      await page.getByRole('button', { name: 'Full screen' }).tap()
      await expectOnScreen(page.getByRole('dialog', { name: 'dig.jpg' }))
      await page.keyboard.press('Escape')
    })
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, expectedErrors: [/status of 404/] })

  test('everything that opens is on the screen, also by keyboard; an unknown result says so', async ({
    page,
  }) => {
    const id = await analyzed(page)
    await page.goto(`/results/${id}`)
    await page.locator('[data-row]').first().focus()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-row]').nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-stage] canvas')).toBeVisible()
    await page.getByRole('button', { name: 'Draw a missed violation' }).click()
    await expectOnScreen(page.getByRole('form', { name: 'Add a missed violation' }))
    await expect(page.getByLabel("What's wrong?")).toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Not a violation' }).last().click()
    await expectOnScreen(page.getByRole('dialog', { name: 'Not a violation' }))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expectOnScreen(page.getByRole('dialog', { name: 'dig.jpg' }))
    await page.keyboard.press('Escape')

    await page.goto('/results/00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('heading', { name: "We couldn't find that result." })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})
