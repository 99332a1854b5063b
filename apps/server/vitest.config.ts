import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/database.ts'],
    // Generous, since test files share the cores: a test that hangs is reported late, a slow one is not reported.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
