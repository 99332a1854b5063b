import AxeBuilder from '@axe-core/playwright'
import { expect, logIn, test } from './journey'

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
  '/violations',
  '/tasks',
  '/tasks/create',
  '/copilot',
  '/paulie',
  '/suggestions',
  '/regulations',
]

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440]) {
    test.describe(`in ${colorScheme} at ${width}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      test('axe finds nothing on any screen, and none scrolls sideways', async ({ page }) => {
        const faults: string[] = []
        const look = async (path: string) => {
          await page.goto(path)
          await expect(page.locator('h1').first()).toBeVisible()
          await page.waitForLoadState('networkidle')
          const { violations } = await new AxeBuilder({ page }).analyze()
          faults.push(...violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target}`))
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          if (overflow > 0) faults.push(`${path}: ${overflow} px too wide`)
        }
        for (const path of outside) await look(path)
        await logIn(page, 'admin@plumbline.example')
        await expect(page).toHaveURL(/\/dashboard/)
        for (const path of inside) await look(path)
        expect(faults).toEqual([])
      })
    })
  }
