import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { root } from './root.mjs'

const MINUTE_MS = 60_000
/** Only for a step that hangs: a slow machine may take five times as long as ours. CI ends after 90 minutes. */
const MAX_MINUTES = 80

/** Runs the steps of a test run and counts what passed and failed. */
export class TestRun {
  passed = 0
  failed = 0
  failures = []

  /** A check that passes or fails as a whole. */
  async check(name, command, args) {
    const succeeded = await timed(name, () => runCommand(command, args))
    this.add(succeeded ? { passed: 1, failures: [] } : { passed: 0, failures: [name] })
  }

  /** A test runner that writes a report. One that ends without a report has failed. */
  async suite(name, command, args, { report, read, env }) {
    const succeeded = await timed(name, () => runCommand(command, args, env))
    const result = existsSync(report)
      ? read(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failures: [`${name}: no report`] }
    if (!succeeded && result.failures.length === 0) result.failures.push(`${name}: ended with an error`)
    this.add(result)
  }

  add({ passed, failures }) {
    this.passed += passed
    this.failed += failures.length
    this.failures.push(...failures)
  }

  /** The last line is always `N passed, N failed`. */
  summary() {
    const failed = this.failures.length > 0 ? ['', 'Failed:', ...this.failures.map(name => `  ${name}`)] : []
    return [...failed, '', `${this.passed} passed, ${this.failed} failed`].join('\n')
  }
}

async function timed(name, work) {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const succeeded = await work()
  console.log(`   ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return succeeded
}

/** Runs a command in its own process group, so that a step that takes too long is stopped with its children. */
function runCommand(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, ...env },
  })
  const stop = signal => {
    try {
      process.kill(-child.pid, signal)
    } catch {
      // The group has ended.
    }
  }
  const interrupt = () => stop('SIGINT')
  const late = setTimeout(() => {
    console.error(`   stopped after ${MAX_MINUTES} minutes`)
    stop('SIGTERM')
    setTimeout(() => stop('SIGKILL'), MINUTE_MS / 6).unref()
  }, MAX_MINUTES * MINUTE_MS)
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  return new Promise(resolve => {
    const done = succeeded => {
      clearTimeout(late)
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
      resolve(succeeded)
    }
    child.once('error', error => {
      console.error(error.message)
      done(false)
    })
    child.once('exit', code => done(code === 0))
  })
}

/** Vitest's JSON report: how many tests passed, and the names of those that failed. */
export function readUnitReport({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter(result => result.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [shorten(name)]
    return failed.map(({ fullName }) => `${shorten(name)}: ${fullName}`)
  })
  return { passed: numPassedTests, failures }
}

const shorten = path => path.replace(`${root}/`, '')

/** Playwright's JSON report. A journey that passed only when it was tried again has failed. */
export function readJourneyReport({ suites, errors = [] }) {
  const journeys = suites.flatMap(journeysIn)
  const named = (...statuses) =>
    journeys.filter(({ status }) => statuses.includes(status)).map(({ name }) => name)
  return {
    passed: named('expected').length,
    failures: [...named('unexpected', 'flaky'), ...errors.map(({ message = '' }) => message.split('\n')[0])],
  }
}

function journeysIn({ specs = [], suites = [], title }) {
  const here = specs.flatMap(({ tests, file = title, title: name }) =>
    tests.map(({ status }) => ({ name: `${file}: ${name}`, status })),
  )
  return [...here, ...suites.flatMap(journeysIn)]
}
