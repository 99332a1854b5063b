import { expect, test } from 'vitest'
import { ensureSystemPackages } from './lib/system-packages.mjs'
import { readJourneyReport, readUnitReport, TestRun } from './lib/test-steps.mjs'

const journeys = {
  suites: [
    {
      title: 'tasks.journey.ts',
      specs: [
        { title: 'create a task', file: 'tasks.journey.ts', tests: [{ status: 'expected' }] },
        { title: 'resolve a conflict', file: 'tasks.journey.ts', tests: [{ status: 'flaky' }] },
      ],
      suites: [
        {
          title: 'on a phone',
          specs: [{ title: 'open a task', file: 'tasks.journey.ts', tests: [{ status: 'unexpected' }] }],
        },
      ],
    },
  ],
}

test('a journey that passed only the second time has failed, and failures are listed before the last line', () => {
  const run = new TestRun()
  run.add(readJourneyReport(journeys))
  expect(run.summary().split('\n')).toEqual([
    '',
    'Failed:',
    '  tasks.journey.ts: resolve a conflict',
    '  tasks.journey.ts: open a task',
    '',
    '1 passed, 2 failed',
  ])
})

test('a test file that cannot be loaded is one failure', () => {
  const report = {
    numPassedTests: 3,
    testResults: [
      { name: '/a.test.ts', status: 'failed', assertionResults: [] },
      { name: '/b.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'b works' }] },
    ],
  }
  expect(readUnitReport(report)).toEqual({ passed: 3, failures: ['/a.test.ts', '/b.test.ts: b works'] })
})

/** A machine as the installer of system packages sees it. */
function machine(options: Record<string, unknown> = {}) {
  const printed: string[] = []
  const installed: string[] = []
  const system = {
    platform: 'linux' as NodeJS.Platform,
    arch: 'arm64' as NodeJS.Architecture,
    isRoot: true,
    hasApt: true,
    hasBrowser: () => false,
    has: (name: string) => name !== 'libavfilter-dev',
    install: (names: string[]) => installed.push(...names) > 0,
    print: (line: string) => printed.push(line),
    ...options,
  }
  ensureSystemPackages(system)
  return { printed, installed }
}

test('ARM Linux as root installs what is missing and says so', () => {
  const { printed, installed } = machine()
  expect(installed).toEqual(['chromium', 'libavfilter-dev'])
  expect(printed).toEqual([
    'Installing for the tests: apt-get install --no-install-recommends chromium libavfilter-dev',
  ])
})

test.each([{ isRoot: false }, { hasApt: false }])('with %o it only names the packages', options => {
  const { printed, installed } = machine(options)
  expect(installed).toEqual([])
  expect(printed).toEqual(['The tests need these packages of your distribution: chromium libavfilter-dev.'])
})

test.each([{ arch: 'x64' }, { platform: 'darwin' }])('with %o nothing is needed', options => {
  expect(machine(options)).toEqual({ printed: [], installed: [] })
})
