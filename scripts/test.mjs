// Runs every check. `--quick` leaves out what needs a database, a build or a browser.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'
import { ensureInstalled } from './lib/setup.mjs'
import { ensureSystemPackages, pythonWithPackages } from './lib/system-packages.mjs'
import { readJourneyReport, readUnitReport, TestRun } from './lib/test-steps.mjs'

const isQuick = process.argv.includes('--quick')
if (!isQuick) ensureSystemPackages()
await ensureInstalled({ tools: true })

const results = join(root, '.cache/test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const bin = name => join(root, 'node_modules/.bin', name)
const unitReport = join(results, 'vitest.json')
const journeyReport = join(results, 'playwright.json')
const run = new TestRun()

/** What the types don't need. The compiler uses one core, so these run on the other. */
async function otherChecks() {
  await run.check('format and lint', bin('biome'), ['check', '--error-on-warnings', '.'])
  if (isQuick) return
  await run.check('migrations match the tables', process.execPath, ['scripts/check-migrations.mjs'])
  await run.check('nothing unused', bin('knip'), ['--no-progress'])
  await run.check('build', process.execPath, ['scripts/build.mjs'])
  await run.check('bundle budgets', process.execPath, ['scripts/check-bundle.mjs'])
}
await Promise.all([run.check('types', bin('tsc'), ['-b']), otherChecks()])
const python = isQuick ? undefined : pythonWithPackages()
if (python) await run.check('training scripts', python, ['-m', 'unittest', 'discover', 'ml/tests'])
await run.suite(
  isQuick ? 'unit' : 'unit and integration',
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  { report: unitReport, read: readUnitReport, env: isQuick ? { TEST_QUICK: '1' } : {} },
)
if (!isQuick)
  await run.suite(
    'journeys in a browser',
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts'],
    {
      report: journeyReport,
      read: readJourneyReport,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
    },
  )

console.log(run.summary())
process.exit(run.failed === 0 && run.passed > 0 ? 0 : 1)
