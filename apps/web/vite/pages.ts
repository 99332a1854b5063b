import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { modules } from '../src/modules/index.ts'
import type { Module } from '../src/modules/module.ts'
import { foldersOfProduct, notFound, publicPaths, redirects, routes } from '../src/modules/routes.ts'

const web = new URL('..', import.meta.url)

const asJson = (value: unknown) => JSON.stringify(value)

/** Each page with what loads it. */
function pagesScript() {
  const missing = [...routes, notFound].find(({ source }) => !existsSync(new URL(source, web)))
  if (missing) throw new Error(`${missing.path} has no page: apps/web/${missing.source} doesn't exist`)
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

function navigationScript() {
  const navigation = modules
    .flatMap((module: Module) => module.navigation)
    .sort((one, other) => one.order - other.order)
    .map(({ order, ...entry }) => entry)
  return `export const navigation = ${asJson(navigation)}
export const palette = ${asJson(modules.flatMap((module: Module) => module.palette))}`
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
