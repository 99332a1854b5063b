import { join } from 'node:path'

const MINUTE_MS = 60_000

/**
 * What all test projects share. The timeouts only end a test that hangs: on a slow or busy machine a test takes
 * longer, and that is no failure. Tests don't set shorter ones of their own.
 */
export const sharedConfig = {
  testTimeout: 10 * MINUTE_MS,
  hookTimeout: 10 * MINUTE_MS,
  // Less than a test has, so that the failure names what never came.
  expect: { poll: { timeout: 9 * MINUTE_MS, interval: 20 } },
  setupFiles: [join(import.meta.dirname, 'scripts/testing/clock-jumps.mjs')],
}
