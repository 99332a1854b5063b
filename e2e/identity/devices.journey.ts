import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, logIn, signIn, test, unique } from '../journey'
import { photo } from '../media'
import { analyze, choose, results, sample, signUpAndOpenUpload } from '../uploads'

const MAX_STOPS = 60

/** Presses Tab until the target has the focus. Every stop on the way has to be seen, and not be covered. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(faultOfFocus)).toBeNull()
    if (await isFocused(target)) return
  }
  throw new Error(`${target} was not reached in ${MAX_STOPS} stops`)
}

const isFocused = (target: Locator) => target.evaluate(element => element === document.activeElement)

/** Runs in the page. */
function faultOfFocus() {
  const focused = document.activeElement
  // The parts of a date field are the browser's own, and so are their rings.
  if (!focused || focused === document.body || focused.matches('[type=date]')) return null
  // The box that a person sees is that of the label where the control itself is drawn by it.
  const shown = focused.matches('.sr-only, .opacity-0') ? (focused.closest('label') ?? focused) : focused
  const { left, top, width, height } = shown.getBoundingClientRect()
  const name = focused.outerHTML.slice(0, 120)
  const points = [0.1, 0.5, 0.9].map(
    share => [left + width * share, top + Math.min(height, innerHeight) / 2] as const,
  )
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    // Boxes on a picture lie over each other and can be seen through.
    const isBeside = hit?.parentElement === shown.parentElement
    return hit !== null && (shown.contains(hit) || hit.contains(shown) || isBeside)
  })
  if (!isSeen) return `covered: ${name}`
  const hasRing = [focused, shown].some(element => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  return hasRing ? null : `no ring: ${name}`
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('from signing up to a completed task with the keyboard alone', async ({ page }) => {
  await signUpAndOpenUpload(page)

  await test.step('a photo is chosen and analyzed', async () => {
    const chooser = page.waitForEvent('filechooser')
    await press(page, page.getByRole('button', { name: 'Browse files' }))
    await (await chooser).setFiles(sample('site-no-hats.jpg'))
    await press(page, page.getByRole('button', { name: 'Analyze for Safety Violations' }))
    await expect(results(page)).toBeVisible()
  })

  await test.step('its first finding becomes a task', async () => {
    await press(page, page.getByRole('button', { name: 'Create Remediation Task' }).first())
    const dialog = page.getByRole('dialog')
    await press(page, dialog.getByRole('button', { name: 'Assign to me' }))
    const link = page.getByRole('link', { name: /^View task/ })
    await expect(link).toBeFocused()
    // The message about it lies over the next finding, which moves out from under it.
    await tabTo(page, page.getByRole('button', { name: 'Several people beside a machine' }))
    for (let back = 0; back < MAX_STOPS && !(await isFocused(link)); back++)
      await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tasks\/[0-9a-f-]{36}/)
  })

  await test.step('the task is completed', async () => {
    await press(page, page.getByRole('button', { name: /^Complete / }))
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Skip' }))
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Mark Resolved' }))
    await expect(page.getByRole('button', { name: /^Reopen / })).toBeFocused()
  })
})

test('a dialog keeps the focus, and gives it back', async ({ page }) => {
  await signIn(page, 'manager@plumbline.example', '/violations')
  const opener = page.getByRole('button', { name: 'Add violation' })
  await press(page, opener)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab')
    const isInside = await dialog.evaluate(element => element.contains(document.activeElement))
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test.describe('in forced colors', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' }, colorScheme: 'dark' })

  /** The share of a text's own rectangle that has the color most of it has. */
  async function groundOf(page: Page, text: Locator) {
    const clip = await text.evaluate(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x, y, width, height }
    })
    const { dominant } = await sharp(await page.screenshot({ clip })).stats()
    return dominant
  }

  test('what is chosen and what is pressed can be told', async ({ page }) => {
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Log in', exact: true })
    const ground = await groundOf(page, button)
    const canvas = await groundOf(page, page.getByRole('heading', { level: 1 }))
    // A browser that draws a plate behind the text would hide it.
    expect(ground).not.toEqual(canvas)

    await signIn(page, 'admin@plumbline.example', '/settings?tab=notifications')
    const background = (element: Element) => getComputedStyle(element).backgroundColor
    const boxes = page.getByRole('main').getByRole('checkbox')
    const checked = await boxes.and(page.locator(':checked')).first().evaluate(background)
    const unchecked = await boxes.and(page.locator(':not(:checked)')).first().evaluate(background)
    expect(checked).not.toBe(unchecked)

    const outline = (element: Element) => getComputedStyle(element).outlineStyle
    const places = page.getByRole('navigation', { name: 'Main' })
    expect(await places.getByRole('link', { name: 'Settings' }).evaluate(outline)).toBe('solid')
    expect(await places.getByRole('link', { name: 'Tasks' }).evaluate(outline)).toBe('none')
  })
})

test.describe('on a slow network', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a foreman logs in and has a photo checked', async ({ page }) => {
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    // Slow 3G, as browsers have it.
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    await logIn(page, 'worker@plumbline.example')
    await expect(page).toHaveURL(/\/dashboard/)
    await page.goto('/upload')
    await choose(page, await photo(`${unique()}.jpg`, 1_000_000))
    await analyze(page)
    await expect(page.getByText(/^Uploading/).first()).toBeVisible()
    await expect(results(page)).toBeVisible()
  })
})
