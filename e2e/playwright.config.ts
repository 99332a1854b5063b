import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags, browserPath } from './browser'

const MINUTE_MS = 60_000
const root = join(import.meta.dirname, '..')
export const port = Number(process.env.E2E_PORT ?? 3199)
/** Where a journey serves feeds of its own. */
export const feedPort = port + 1000
/** Where a journey receives webhooks. */
export const webhookPort = port + 1001
export const dataDir = join(root, '.cache/e2e')

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  // Limits only end what hangs: a machine five times slower takes longer, and passes.
  timeout: 20 * MINUTE_MS,
  expect: { timeout: 5 * MINUTE_MS },
  // A journey that passes only the second time has a fault, or the product has.
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 5 * MINUTE_MS,
    locale: 'en-US',
    // Nothing waits for an animation to end.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserPath(), args: browserFlags },
    // A trace would take time in every journey. `--trace retain-on-failure` records one while you look for a fault.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node ${join(root, 'e2e/serve.mjs')}`,
    url: `http://localhost:${port}/readyz`,
    timeout: 10 * MINUTE_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: MINUTE_MS },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Each sign-in over the API names an address of its own; a hundred from one would be rejected.
      TRUST_PROXY: '1',
      OUTGOING_ALLOWED_HOSTS: `localhost:${feedPort},localhost:${webhookPort}`,
      OUTGOING_TIMEOUT_MS: '15000',
    },
  },
})
