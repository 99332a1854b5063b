import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { publicPaths } from '../apps/web/src/modules/routes'
import { browserFlags, browserPath } from '../e2e/browser'
import { launch } from '../scripts/testing/launch'
import { figure } from './lib/figures'

/**
 * Lighthouse on every public page and the login, on a slow phone and a desk: the median of BENCH_RUNS.
 * `npm run bench:lighthouse -- home login` measures the pages with that in their address. Needs the package registry
 * the first time.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const FULL_SCORE = 100
const goals = { mobile: 95, desktop: 99 }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Profile = keyof typeof goals
type Category = (typeof categories)[number]
type Report = {
  categories: Record<Category, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

const pages = [...publicPaths, '/login']
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number

const wanted = process.argv.slice(2)
const measured = wanted.length === 0 ? pages : pages.filter(page => wanted.some(part => page.includes(part)))

const folder = temporaryFolder('lighthouse')
const server = await launch({ DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'warn' })
await server.ready
const browser = await browserPath()

/** Chromium sometimes loses the start of a recording; Lighthouse then fails, and the page is audited again. */
function audit(page: string, profile: Profile, attemptsLeft = 2): Report {
  const report = join(folder, 'report.json')
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      `${server.url}${page}`,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
      ...(profile === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: browser }, encoding: 'utf8' },
  )
  if (status !== 0 && attemptsLeft > 0) return audit(page, profile, attemptsLeft - 1)
  if (status !== 0) throw new Error(`Lighthouse failed on ${page}:\n${stderr}`)
  return JSON.parse(readFileSync(report, 'utf8'))
}

let failed = false
console.log(`Lighthouse, median of ${RUNS}, load ${loadavg()[0]?.toFixed(1)}`)
for (const page of measured)
  for (const profile of ['mobile', 'desktop'] as const) {
    const reports = Array.from({ length: RUNS }, () => audit(page, profile))
    const scoreOf = (category: Category) =>
      Math.round(median(reports.map(report => report.categories[category].score)) * FULL_SCORE)
    const auditOf = (name: string) => median(reports.map(report => report.audits[name]?.numericValue ?? 0))
    const scores = categories.map(scoreOf)
    const short = categories.filter(
      (category, index) => (scores[index] ?? 0) < (category === 'performance' ? goals[profile] : FULL_SCORE),
    )
    failed ||= short.length > 0
    figure({
      name: `Lighthouse ${profile}, ${page}: performance`,
      value: scores[0] ?? 0,
      unit: 'of 100',
      goal: `at least ${goals[profile]}, and 100 in the other categories`,
      met: short.length === 0,
    })
    console.log(
      `${page.padEnd(16)} ${profile.padEnd(8)} ${categories.map((category, index) => `${category} ${scores[index]}`).join(', ')}; LCP ${Math.round(auditOf('largest-contentful-paint'))} ms, TBT ${Math.round(auditOf('total-blocking-time'))} ms, CLS ${auditOf('cumulative-layout-shift').toFixed(3)}${short.length > 0 ? `  below the goal: ${short.join(', ')}` : ''}`,
    )
  }

server.process.kill('SIGTERM')
await server.ended
rmSync(folder, { recursive: true, force: true })
process.exit(failed ? 1 : 0)
