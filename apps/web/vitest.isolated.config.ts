import { defineConfig } from 'vitest/config'
import web from './vitest.config'

/** Tests that replace modules, which other files must not see. */
export default defineConfig({
  ...web,
  test: {
    ...web.test,
    name: 'web-isolated',
    include: ['src/**/*.isolated.test.{ts,tsx}'],
    exclude: [],
    isolate: true,
  },
})
