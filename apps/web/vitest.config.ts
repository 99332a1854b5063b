import { defineConfig, mergeConfig } from 'vitest/config'
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
      ...sharedConfig,
    },
  }),
)
