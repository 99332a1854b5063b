import type { Locator, Page } from '@playwright/test'
import { authHeaders, expect, signIn, test } from '../journey'

/** A picture that comes with the demo organization: people without hard hats next to an excavator. */
async function openResult(page: Page) {
  await signIn(page, 'manager@plumbline.example')
  const headers = await authHeaders(page)
  const finished = async () => {
    const { data } = await (await page.request.get('/api/analysis/results?pageSize=200', { headers })).json()
    const results = data.items as { id: string; fileName: string; siteName: string; status: string }[]
    // Other journeys send the same picture, from elsewhere.
    const isDemo = (each: (typeof results)[number]) =>
      each.fileName === 'site-no-hats.jpg' && each.siteName === 'Harbor Tower'
    return results.find(each => isDemo(each) && each.status === 'completed')?.id
  }
  // It is analyzed when the product first starts.
  await expect.poll(finished).toBeTruthy()
  await page.goto(`/results/${await finished()}`)
  await expect(page.getByRole('button', { name: 'Show Paulie' })).toBeVisible()
}

const question = (panel: Locator) => panel.getByLabel('Your question')

test('a violation is explained beside its picture, with its own rule', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openResult(page)
  await page.getByRole('button', { name: 'No head protection near machinery' }).click()
  const panel = page.getByRole('region', { name: 'Paulie' })
  await expect(question(panel)).toHaveValue('Explain this violation: No head protection near machinery')
  await expect(question(panel)).toBeFocused()
  await expect(panel.getByRole('link', { name: /29 CFR 1926\.100\(a\)/ }).first()).toHaveAttribute(
    'href',
    /\/regulations\//,
  )
  const picture = (await page.locator('[data-stage]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const beside = (await panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(beside.x).toBeGreaterThanOrEqual(picture.x + picture.width)
  expect(beside.y + beside.height).toBeLessThanOrEqual(900)

  const sent = page.waitForRequest(request => request.url().endsWith('/api/paulie/ask'))
  await page.keyboard.press('Enter')
  const { context } = (await sent).postDataJSON()
  expect(context).toMatchObject({ regulation_codes: ['29 CFR 1926.100(a)'], severity: 'High' })
  expect(context.violation_id).toBeTruthy()
  const messages = panel.getByRole('list', { name: 'Conversation' })
  await expect(messages.getByRole('link', { name: /1926\.100\(a\)/ }).first()).toBeVisible()

  // Hidden and shown again, the conversation is still there; another finding brings its own question.
  await page.getByRole('button', { name: 'Hide Paulie' }).first().click()
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Show Paulie' }).click()
  await expect(messages.getByText('Explain this violation')).toBeVisible()
  await panel.getByRole('button', { name: 'Next finding' }).click()
  await expect(question(panel)).toHaveValue(/^Explain this violation: (?!No head protection)/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the assistant is a sheet that leaves the picture visible', async ({ page }) => {
    await openResult(page)
    await page.getByRole('button', { name: 'No head protection near machinery' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Ask Paulie' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Paulie' })
    await expect(question(sheet)).toHaveValue('Explain this violation: No head protection near machinery')
    await expect(sheet.getByRole('heading', { name: 'Paulie' })).toBeFocused()
    await expectPictureClearOf(page, sheet)
    await sheet.getByRole('button', { name: 'Send' }).tap()
    const messages = sheet.getByRole('list', { name: 'Conversation' })
    await expect(messages.getByRole('link', { name: /1926\.100\(a\)/ }).first()).toBeVisible()
    await expectPictureClearOf(page, sheet)

    await sheet.getByRole('button', { name: 'Make Paulie taller' }).tap()
    await expect.poll(async () => (await sheet.boundingBox())?.height ?? 0).toBeGreaterThan(700)
    await sheet.getByRole('button', { name: 'Make Paulie shorter' }).tap()
    await expectPictureClearOf(page, sheet)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.getByRole('dialog').getByRole('button', { name: 'Ask Paulie' }).tap()
    await expect(messages.getByText('Explain this violation')).toBeVisible()
  })
})

async function expectPictureClearOf(page: Page, sheet: Locator) {
  await expect
    .poll(async () => {
      const picture = await page.locator('[data-stage]').boundingBox()
      const header = await page.getByRole('banner').first().boundingBox()
      const top = (await sheet.boundingBox())?.y ?? 0
      if (!picture || !header) return 'no picture'
      return picture.y >= header.y + header.height - 1 && picture.y + picture.height <= top + 1
    })
    .toBe(true)
}

test('a question typed into the search goes to Paulie, without losing a letter', async ({ page }) => {
  await signIn(page, 'manager@plumbline.example', '/tasks')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A slow connection: the palette comes after the first letters.
  let sendPalette = () => {}
  const areTyped = new Promise<void>(resolve => {
    sendPalette = resolve
  })
  await page.route(/overlays-.*\.js/, async route => {
    await areTyped
    await route.continue()
  })
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('how deep can ')
  sendPalette()
  const box = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  await expect(box).toBeFocused()
  await page.keyboard.type('a trench be?')
  await expect(box).toHaveValue('how deep can a trench be?')
  await expect(page.getByRole('option').first()).toHaveText('Ask Paulie: “how deep can a trench be?”')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/paulie/)
  const conversation = page.getByRole('list', { name: 'Conversation', exact: true })
  await expect(conversation.getByText('how deep can a trench be?')).toBeVisible()
  await expect(conversation.getByText(/1926\.652/).first()).toBeVisible()
})
