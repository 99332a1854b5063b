import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { boot } from './vite/boot.ts'
import { chunkGroups } from './vite/chunks.ts'
import { compress } from './vite/compress.ts'
import { pages } from './vite/pages.ts'
import { prerender } from './vite/prerender/plugin.ts'
import { screens } from './vite/screens.ts'
import { texts } from './vite/texts.ts'

const api = process.env.PLUMBLINE_API ?? 'http://localhost:3000'

const withLayouts = /\/(rolldown-runtime|base|open|signed-in)-[\w-]+\.js$/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), screens(), texts(), pages(), boot(), compress(), prerender()],
  resolve: {
    alias: [
      // The original writes a <style> element into the page, which our content security policy forbids.
      {
        find: /^react-remove-scroll$/,
        replacement: fileURLToPath(new URL('./src/lib/remove-scroll.tsx', import.meta.url)),
      },
      // Its package names only the build with warnings for developers, which is larger.
      {
        find: /^react-router$/,
        replacement: fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router'))),
      },
    ],
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // What comes with every layout is there before a page asks for it, and the first file needn't name it.
      resolveDependencies: (_page, files) => files.filter(file => !withLayouts.test(file)),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { port: 5173, proxy: { '/api': api, '/config.json': api } },
  preview: { proxy: { '/api': api, '/config.json': api } },
})
