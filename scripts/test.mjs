import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'
import { ensureInstalled } from './lib/setup.mjs'

ensureInstalled()
const results = join(root, '.cache/test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const bin = name => join(root, 'node_modules/.bin', name)
const totals = { passed: 0, failed: 0 }

const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

const heading = (name, started) => {
  if (!started) return console.log(`\n── ${name}`)
  console.log(`   ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const timed = (name, work) => {
  const started = Date.now()
  heading(name)
  work()
  heading(name, started)
}

/** A check that passes or fails as a whole. */
const check = (name, command, args) =>
  timed(name, () => {
    totals[run(command, args) ? 'passed' : 'failed'] += 1
  })

/** A runner that counts for itself; one that dies without counting has failed. */
const suite = (name, command, args, file, count, env) =>
  timed(name, () => {
    const succeeded = run(command, args, env)
    const { passed, failed } = existsSync(file)
      ? count(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 1 }
    totals.passed += passed
    totals.failed += succeeded ? failed : Math.max(failed, 1)
  })

const projects = [
  'packages/contract',
  'packages/knowledge',
  'packages/inference',
  'apps/server',
  'apps/web',
  'e2e',
  'bench',
  'scripts',
]

check('format and lint', bin('biome'), ['check', '--error-on-warnings', '.'])
for (const project of projects) check(`types of ${project}`, bin('tsc'), ['-p', project])
check('migrations match the tables', process.execPath, ['scripts/check-migrations.mjs'])
check('nothing unused', bin('knip'), ['--no-progress'])
timed('build', () => {
  totals[run(process.execPath, ['scripts/build.mjs']) ? 'passed' : 'failed'] += 1
})
check('bundle budgets', process.execPath, ['scripts/check-bundle.mjs'])

const unitResults = join(results, 'vitest.json')
suite(
  'unit and integration',
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`],
  unitResults,
  report => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
)

const journeyResults = join(results, 'playwright.json')
suite(
  'journeys in a browser',
  bin('playwright'),
  ['test', '--config', 'e2e/playwright.config.ts'],
  journeyResults,
  ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyResults },
)

console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
