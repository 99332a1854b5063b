import { defineConfig } from 'vitest/config'
import server from './vitest.config'

/** Tests that replace modules, which other files must not see. */
export default defineConfig({
  test: {
    ...server.test,
    name: 'server-isolated',
    include: ['src/**/*.isolated.test.ts'],
    exclude: [],
    isolate: true,
  },
})
