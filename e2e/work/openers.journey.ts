import type { Locator, Page } from '@playwright/test'
import { authHeaders, expect, signIn, test } from '../journey'

/** Opened over the page, as opposed to inside it. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]'
/** Half a pixel of a border is no part that anybody misses. */
const SLACK = 1

type Opener = {
  button: string | RegExp
  /** Only at this width. */
  only?: 'phone' | 'desk'
  /** What appears inside the page, where nothing opens over it. */
  inPage?: (page: Page) => Locator
}
type Screen = { path: string; ready: (page: Page) => Locator; openers: Opener[] }

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const row = (page: Page) => page.locator('[data-row]').first()

const shell: Opener[] = [
  { button: 'Search' },
  { button: /^Notifications/ },
  { button: 'Account menu' },
  { button: 'More', only: 'phone' },
]

const screensOf = ({ violation, task }: { violation: string; task: string }): Screen[] => [
  { path: '/dashboard', ready: title, openers: shell },
  {
    path: '/violations',
    ready: row,
    openers: [
      { button: 'Add violation' },
      { button: 'Filters', only: 'phone', inPage: page => page.getByLabel('Severity') },
      { button: 'Saved views' },
    ],
  },
  {
    path: `/violations?violation=${violation}`,
    // The last part to come: until then others may still take the focus from a button.
    ready: page => page.getByRole('button', { name: 'Edit factors' }),
    openers: [
      { button: 'Create task from violation' },
      { button: 'More' },
      { button: 'Not a violation' },
      { button: 'Edit' },
      { button: 'Choose another' },
      { button: 'Edit factors' },
    ],
  },
  {
    path: '/tasks',
    ready: row,
    openers: [
      { button: 'Filters', only: 'phone', inPage: page => page.getByLabel('Priority') },
      { button: 'Saved views' },
    ],
  },
  {
    path: `/tasks/${task}`,
    ready: page => page.getByRole('button', { name: 'Edit' }),
    openers: [
      { button: /^Complete / },
      { button: 'Delete' },
      { button: 'Edit', inPage: page => page.getByLabel('Title') },
    ],
  },
  {
    path: '/regulations',
    ready: row,
    openers: [
      { button: 'Add Regulation' },
      { button: 'Filters' },
      { button: 'Export' },
      { button: /^More actions for/ },
      { button: /^Create Task for/ },
    ],
  },
  {
    path: '/regulations?tab=feeds',
    ready: page => page.getByRole('button', { name: 'Add feed source' }),
    openers: [
      { button: 'Reset to defaults' },
      { button: /^Edit /, inPage: page => page.getByRole('form', { name: /^Edit / }) },
    ],
  },
  {
    path: '/settings?tab=team',
    ready: page => page.getByRole('button', { name: /^Remove / }).first(),
    openers: [
      { button: /^Remove / },
      { button: 'Edit', inPage: page => page.getByLabel('Organization Name') },
    ],
  },
  {
    path: '/settings?tab=sites',
    ready: page => page.getByRole('button', { name: 'Archive' }).first(),
    openers: [
      { button: 'Archive' },
      { button: 'Delete' },
      { button: 'Create site', inPage: page => page.getByLabel('Name') },
    ],
  },
  {
    path: '/upload',
    ready: page => page.getByRole('button', { name: /^Delete / }).first(),
    openers: [{ button: /^Delete / }],
  },
]

/** What is wrong with what was opened: nothing, once it has stopped moving. */
const problemWith = (opened: Locator, { focused }: { focused: boolean }) =>
  opened.evaluate(
    (element, { slack, focused }) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const edges = [left, top, innerWidth - right, innerHeight - bottom]
      if (edges.some(edge => edge < -slack)) return `outside the screen: ${edges.map(Math.round)}`
      return !focused || element.contains(document.activeElement) ? '' : 'without the focus'
    },
    { slack: SLACK, focused },
  )

async function walk(page: Page, { button, inPage }: Opener) {
  const first = page.getByRole('button', { name: button, exact: typeof button === 'string' }).first()
  await expect(first).toBeVisible()
  // The very element: another one can be the first by the time this one is closed.
  const opener = await first.elementHandle()
  await opener?.click()
  const opened = inPage ? inPage(page).first() : page.locator(OVERLAYS).last()
  await expect.poll(() => problemWith(opened, { focused: !inPage })).toBe('')
  if (inPage) return
  // Whoever uses the keyboard is back where they were.
  await page.keyboard.press('Escape')
  await expect
    .poll(() => opener?.evaluate(element => element === document.activeElement), String(button))
    .toBe(true)
}

async function seed(page: Page) {
  await signIn(page, 'admin@plumbline.example')
  const headers = await authHeaders(page)
  const create = async (path: string, data: object) =>
    (await (await page.request.post(path, { headers, data })).json()).data.id as string
  const violation = await create('/api/violations', {
    type: 'Open edge',
    severity: 'High',
    regulationCode: '1926.501(b)(1)',
  })
  const task = await create('/api/tasks', { title: 'Close the edge', steps: ['Put up a guardrail'] })
  // One that holds nothing can be deleted. Rejected where an earlier run has left it.
  await page.request.post('/api/sites', {
    headers,
    data: { name: 'Empty yard', country: 'US', industry: 'construction' },
  })
  return { violation, task }
}

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const)
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, isMobile: name === 'phone', hasTouch: name === 'phone' })

    test('whatever a button opens is on the screen and has the focus, and gives it back', async ({
      page,
    }) => {
      for (const { path, ready, openers } of screensOf(await seed(page)))
        await test.step(path.split('=')[0] ?? path, async () => {
          await page.goto(path)
          await expect(ready(page)).toBeVisible()
          for (const opener of openers)
            if (!opener.only || opener.only === name)
              await test.step(String(opener.button), () => walk(page, opener))
        })
    })
  })
