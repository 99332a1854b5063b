import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ID = 'virtual:screens'
const folder = fileURLToPath(new URL('../public/screens', import.meta.url))

/** The names of the product screenshots that exist: a page shows those and leaves no hole for others. */
export const screens = (): Plugin => ({
  name: 'screens',
  resolveId: id => (id === ID ? `\0${ID}` : undefined),
  load: id => {
    if (id !== `\0${ID}`) return
    const files = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.webp')) : []
    return `export const screens = new Set(${JSON.stringify(files)})`
  },
})
