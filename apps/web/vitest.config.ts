import { join } from 'node:path'
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { sharedConfig } from '../../vitest.shared'
import vite from './vite.config'

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      name: 'web',
      environment: 'happy-dom',
      environmentOptions: {
        happyDOM: {
          settings: { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
        },
      },
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: [...configDefaults.exclude, 'src/**/*.isolated.test.{ts,tsx}'],
      // A window and React take longer to load than most files take to test.
      isolate: false,
      ...sharedConfig,
      setupFiles: [...sharedConfig.setupFiles, join(import.meta.dirname, 'src/testing/fresh-page.ts')],
    },
  }),
)
