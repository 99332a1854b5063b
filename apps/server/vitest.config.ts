import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/**/*.isolated.test.ts'],
    globalSetup: ['src/testing/database.ts'],
    // Loading the server takes seconds, so the files of a worker share its modules. Each has a database of its own.
    isolate: false,
    // Generous, since test files share the cores: a test that hangs is reported late, a slow one is not reported.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
