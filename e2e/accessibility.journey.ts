import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { authHeaders, expect, logIn, test } from './journey'

const outside = [
  '/home',
  '/features',
  '/how-it-works',
  '/about',
  '/industries',
  '/regions',
  '/pricing',
  '/legal/terms',
  '/legal/privacy',
  '/legal/ai-usage',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password/a-token-that-was-never-issued',
  '/no-such-page',
]
const inside = [
  '/dashboard',
  '/profile',
  '/settings',
  '/settings?tab=notifications',
  '/settings?tab=preferences',
  '/settings?tab=security',
  '/settings?tab=team',
  '/billing',
  '/billing/subscribe',
  '/upload',
  '/results/00000000-0000-4000-8000-000000000000',
  '/violations',
  '/tasks',
  '/tasks/create',
  '/copilot',
  '/paulie',
  '/suggestions',
  '/regulations',
  '/regulations?q=ladder&risk=High',
  '/regulations?tab=import',
  '/regulations?tab=import&format=csv',
  '/regulations?tab=feeds',
  '/regulations/00000000-0000-4000-8000-000000000000',
]

/** Pages that show one record, which has to be made first. */
async function ofRecords(page: Page) {
  const headers = await authHeaders(page)
  const made = async (path: string, data: object) =>
    (await (await page.request.post(path, { headers, data })).json()).data.id as string
  const violation = await made('/api/violations', { type: 'Open hole in the floor', severity: 'High' })
  const task = await made('/api/tasks', { violationId: violation, steps: ['Cover it', 'Mark the cover'] })
  const library = await page.request.get('/api/regulations?pageSize=1', { headers })
  const regulation: string = (await library.json()).data.items[0].id
  return [
    `/regulations/${regulation}`,
    `/violations?violation=${violation}`,
    `/tasks/${task}`,
    '/violations?search=hole',
    '/tasks?tab=completed',
  ]
}

async function faultsOn(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const faults = violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target}`)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return overflow > 0 ? [...faults, `${path}: ${overflow} px too wide`] : faults
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test.describe(`in ${colorScheme} at ${width}`, () => {
      // Two of the pages say that a record is not there.
      test.use({ colorScheme, viewport: { width, height: 900 }, expectedErrors: [/status of 404/] })

      test('axe finds nothing outside, and nothing scrolls sideways', async ({ page }) => {
        test.setTimeout(240_000)
        const faults: string[] = []
        for (const path of outside) faults.push(...(await faultsOn(page, path)))
        expect(faults).toEqual([])
      })

      test('axe finds nothing inside, and nothing scrolls sideways', async ({ page }) => {
        test.setTimeout(240_000)
        await logIn(page, 'admin@plumbline.example')
        await expect(page).toHaveURL(/\/dashboard/)
        const faults: string[] = []
        for (const path of [...inside, ...(await ofRecords(page))])
          faults.push(...(await faultsOn(page, path)))
        expect(faults).toEqual([])
      })
    })
