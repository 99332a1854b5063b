import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { modules } from '../src/modules/index.ts'
import type { Module } from '../src/modules/module.ts'
import { foldersOfProduct, notFound, publicPaths, redirects, routes } from '../src/modules/routes.ts'

const web = join(import.meta.dirname, '..')

const asJson = (value: unknown) => JSON.stringify(value)

type Sourced = { path: string; source: string }

/** Stops the build where a manifest names a page that isn't there. */
export function requirePages(all: readonly Sourced[]) {
  const missing = all.find(({ source }) => !existsSync(join(web, source)))
  if (missing) throw new Error(`${missing.path} has no page: apps/web/${missing.source} doesn't exist`)
}

/** Each page with what loads it. */
function pagesScript() {
  requirePages([...routes, notFound])
  const entries = routes.map(
    ({ path, layout, access, source, words = [] }) =>
      `[${asJson(path.slice(1))},${asJson(`${layout} ${access}`)},() => import(${asJson(`/${source}`)}),${asJson(words)}]`,
  )
  return `export const pages = [${entries.join(',')}]
export const loadNotFound = () => import(${asJson(`/${notFound.source}`)})
export const publicPaths = ${asJson(publicPaths)}
export const redirects = ${asJson(redirects)}
export const foldersOfProduct = ${asJson(foldersOfProduct)}`
}

/** Entries as a script that imports the icon of each, and no other icon. */
function navigationScript() {
  const navigation = modules
    .flatMap((module: Module) => module.navigation)
    .sort((one, other) => one.order - other.order)
    .map(({ order, ...entry }) => entry)
  const palette = modules.flatMap((module: Module) => module.palette)
  const icons = new Set([...navigation, ...palette].map(({ icon }) => icon))
  const listed = (entries: readonly { icon: string }[]) =>
    `[${entries.map(({ icon, ...entry }) => `{...${asJson(entry)},Icon:${icon}}`).join(',')}]`
  return `import { ${[...icons].join(', ')} } from 'lucide-react'
export const navigation = ${listed(navigation)}
export const palette = ${listed(palette)}`
}

const scripts: Record<string, () => string> = {
  'virtual:pages': pagesScript,
  'virtual:navigation': navigationScript,
}

/** What the browser needs of the modules' manifests, and no more: the first page waits for it. */
export const pages = (): Plugin => ({
  name: 'pages',
  resolveId: id => (id in scripts ? `\0${id}` : undefined),
  load: id => scripts[id.slice(1)]?.(),
})
