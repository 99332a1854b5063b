import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags, browserPath } from './browser'

const root = join(import.meta.dirname, '..')
export const port = Number(process.env.E2E_PORT ?? 3199)
/** Where a journey serves feeds of its own. */
export const feedPort = port + 1000
/** Where a journey receives webhooks. */
export const webhookPort = port + 1001
export const dataDir = join(root, '.cache/e2e')

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // A machine under load can lose a race once. What passes only the second time is listed as flaky, to be looked into.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // Nothing waits for an animation to end.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserPath(), args: browserFlags },
    // Recording takes time in every journey, so only a second attempt is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node ${join(root, 'e2e/serve.mjs')}`,
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Each sign-in over the API names an address of its own; a hundred from one would be rejected.
      TRUST_PROXY: '1',
      OUTGOING_ALLOWED_HOSTS: `localhost:${feedPort},localhost:${webhookPort}`,
      OUTGOING_TIMEOUT_MS: '3000',
    },
  },
})
