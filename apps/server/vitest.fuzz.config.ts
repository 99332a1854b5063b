import { defineConfig } from 'vitest/config'
import server from './vitest.config'

const MINUTE_MS = 60_000

/** `npm run fuzz:files`: one file after the other, since each measures the process it runs in. */
export default defineConfig({
  test: {
    ...server.test,
    name: 'fuzz',
    include: ['src/**/*.fuzz.ts'],
    exclude: [],
    isolate: true,
    fileParallelism: false,
    testTimeout: 60 * MINUTE_MS,
    provide: { fuzzSeed: Number(process.env.FUZZ_SEED ?? 1) },
  },
})
