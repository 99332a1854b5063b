import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { authHeaders, expect, signIn, test } from '../journey'
import { insidePages, outsidePages } from '../pages'

/** Pages that show one record, which has to be made first. */
async function ofRecords(page: Page) {
  const headers = await authHeaders(page)
  const made = async (path: string, data: object) =>
    (await (await page.request.post(path, { headers, data })).json()).data.id as string
  const violation = await made('/api/violations', { type: 'Open hole in the floor', severity: 'High' })
  const task = await made('/api/tasks', { violationId: violation, steps: ['Cover it', 'Mark the cover'] })
  const about = { violation_id: violation, text: 'Use the blue cover.' }
  const task_id = await made('/api/copilot/suggest-task', about)
  await made('/api/copilot/submit-suggestion', { task_id })
  const library = await page.request.get('/api/regulations?pageSize=1', { headers })
  const regulation: string = (await library.json()).data.items[0].id
  const asked = await page.request.post('/api/paulie/chat', {
    headers,
    data: { message: 'How deep a trench?' },
  })
  const conversation: string = (await asked.json()).data.sessionId
  const emergency = { message: 'He is not breathing!', sessionId: conversation }
  await page.request.post('/api/paulie/chat', { headers, data: emergency })
  return [
    `/paulie?c=${conversation}`,
    `/regulations/${regulation}`,
    `/violations?violation=${violation}`,
    `/tasks/${task}`,
    '/suggestions',
    '/violations?search=hole',
    '/tasks?tab=completed',
  ]
}

/** The states in which a page is checked; from one to the next only the theme or the width changes. */
const states = [
  { colorScheme: 'light', width: 1440, rules: 'all' },
  { colorScheme: 'dark', width: 1440, rules: 'of color' },
  { colorScheme: 'dark', width: 390, rules: 'of color' },
  { colorScheme: 'light', width: 390, rules: 'all' },
] as const
type State = (typeof states)[number]

/** The theme changes nothing but colors, so these are the rules whose result depends on it. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Shows the page that is open in another theme or width, and waits until it looks as it will stay. */
async function show(page: Page, { colorScheme, width }: State) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await drawn(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Until the page has drawn itself for what it was just told, such as its width. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))

async function faultsIn(page: Page, state: State) {
  await show(page, state)
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // The size of targets came with WCAG 2.2, whose rules are off unless asked for.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
  const { violations } = await (state.rules === 'all' ? axe : axe.withRules(colorRules)).analyze()
  const faults = violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`)
  return [...faults, ...(await tooWide(page))].map(
    fault => `in ${state.colorScheme} at ${state.width}: ${fault}`,
  )
}

async function tooWide(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return overflow > 0 ? [`${overflow} px too wide`] : []
}

/** 1,280 px at 400 %, the narrowest phones, 1,440 px at 200 %, and a phone on its side. */
const reflows = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 720, height: 450 },
  { width: 844, height: 390 },
]

/** The spacing that WCAG 1.4.12 says a reader may choose. */
const SPACED_TEXT =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }'

async function faultsOfSize(page: Page) {
  const faults: string[] = []
  for (const size of reflows) {
    await page.setViewportSize(size)
    await drawn(page)
    faults.push(...(await tooWide(page)).map(fault => `at ${size.width}: ${fault}`))
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(rules => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, SPACED_TEXT)
  await drawn(page)
  faults.push(...(await tooWide(page)).map(fault => `with spaced text: ${fault}`))
  return faults
}

/** What still moves although the reader asked for less motion. A strip that fades with its scroll position may. */
const movingOn = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
      .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.className}`),
  )

async function faultsOn(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const faults: string[] = []
  for (const state of states) faults.push(...(await faultsIn(page, state)))
  faults.push(...(await movingOn(page)), ...(await faultsOfSize(page)))
  return faults.map(fault => `${path} ${fault}`)
}

async function expectNoFaults(page: Page, paths: string[]) {
  const faults: string[] = []
  for (const path of paths) faults.push(...(await faultsOn(page, path)))
  expect(faults).toEqual([])
}

test.describe('axe finds nothing in light and dark, wide and narrow; nothing moves or scrolls sideways', () => {
  // Two of the pages say that a record is not there.
  test.use({ expectedErrors: [/status of 404/] })

  test('outside', ({ page }) => expectNoFaults(page, outsidePages))

  for (const [name, paths] of Object.entries(insidePages))
    test(`inside: ${name}`, async ({ page }) => {
      await signIn(page, 'admin@plumbline.example')
      await expectNoFaults(page, paths)
    })

  test('inside: pages of one record', async ({ page }) => {
    await signIn(page, 'admin@plumbline.example')
    await expectNoFaults(page, await ofRecords(page))
  })
})
