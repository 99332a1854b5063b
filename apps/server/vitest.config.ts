import { configDefaults, defineConfig } from 'vitest/config'
import { sharedConfig } from '../../vitest.shared'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'src/**/*.isolated.test.ts'],
    globalSetup: ['src/testing/database.ts'],
    // Loading the server takes seconds, so the files of a worker share its modules. Each has a database of its own.
    isolate: false,
    ...sharedConfig,
  },
})
