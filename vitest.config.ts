import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { sharedConfig } from './vitest.shared'

/** Set by `npm run test:quick`: only tests that need no database, no started product and no browser. */
const isQuick = process.env.TEST_QUICK === '1'

/** The test files of a folder that use none of the helpers which start a server, a database or a model. */
function testsWithout(helpers: RegExp, folder: string) {
  return readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .map(path => join(folder, path))
    .filter(path => !helpers.test(readFileSync(join(import.meta.dirname, path), 'utf8')))
}

const scripts = {
  name: 'scripts',
  include: isQuick ? testsWithout(/testing\/launch'/, 'scripts') : ['scripts/**/*.test.ts'],
  ...sharedConfig,
}

/** Packages without side effects: the test files of a worker share their modules, which are large lists. */
const purePackages = ['assistant', 'contract', 'domain', 'knowledge', 'messages', 'search'].map(name => ({
  root: join(import.meta.dirname, 'packages', name),
  test: { name: `@plumbline/${name}`, isolate: false, ...sharedConfig },
}))

const otherPackage = (name: string) => ({
  root: join(import.meta.dirname, 'packages', name),
  test: { name: `@plumbline/${name}`, ...sharedConfig },
})

const inferenceTests = 'packages/inference/src'
const withoutModels = testsWithout(
  /create-analyzer'|worker\/locations'|\/testing\/|child_process'|test-clips'/,
  inferenceTests,
)
const inferenceWithoutModels = {
  test: { name: '@plumbline/inference-rules', include: withoutModels, isolate: false, ...sharedConfig },
}
const inferenceWithModels = {
  test: {
    name: '@plumbline/inference',
    include: [`${inferenceTests}/**/*.test.ts`],
    exclude: [...configDefaults.exclude, ...withoutModels],
    ...sharedConfig,
  },
}

/** Its tests read lists from the PostgreSQL that the server's tests start. */
const listEngine = {
  ...otherPackage('list-engine'),
  test: {
    ...otherPackage('list-engine').test,
    globalSetup: [join(import.meta.dirname, 'apps/server/src/testing/database.ts')],
  },
}

const quickProjects = [
  ...purePackages,
  otherPackage('threads'),
  'apps/web',
  'apps/web/vitest.isolated.config.ts',
  inferenceWithoutModels,
  {
    test: {
      name: 'server',
      include: testsWithout(/\/testing\/|inject\(/, 'apps/server/src'),
      ...sharedConfig,
    },
  },
]

const allProjects = [
  ...purePackages,
  inferenceWithModels,
  inferenceWithoutModels,
  otherPackage('threads'),
  listEngine,
  'apps/*',
  'apps/server/vitest.isolated.config.ts',
  'apps/web/vitest.isolated.config.ts',
]

export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two cores means one test file at a time; most of them wait for a database.
    maxWorkers: availableParallelism(),
    teardownTimeout: sharedConfig.hookTimeout,
    projects: [...(isQuick ? quickProjects : allProjects), { test: scripts }],
  },
})
