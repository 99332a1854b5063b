import { modules } from './index.ts'
import { layouts } from './layouts.ts'
import type { Module, Route } from './module.ts'

export type PageRoute = Route & { /** The page's source, from the web app's folder. */ source: string }

/** Where a module's pages are, from the web app's folder. */
export const pagesFolder = (module: string) =>
  `${module === 'public-site' ? 'src/app/public-site' : `src/modules/${module}`}/pages`

/** Every page of every module. The router, the prerenderer, the page's first script and the server's list of addresses read it. */
export const routes: readonly PageRoute[] = modules.flatMap(({ name, routes }) =>
  routes.map((route: Route) => ({ ...route, source: `${pagesFolder(name)}/${route.page}.tsx` })),
)

export const redirects = modules.flatMap(({ redirects = [] }: Module) => redirects)

/** Below these, an address that is nobody's is still the product's. */
export const foldersOfProduct = modules.flatMap(({ folders = [] }: Module) => folders)

/** The pages anyone may read, in every language. */
export const publicPaths = routes.filter(({ layout }) => layout === 'public').map(({ path }) => path)

/** Shown at an address that no module has. */
export const notFound: PageRoute = {
  path: '/*',
  page: 'not-found',
  layout: 'public',
  access: 'anyone',
  source: 'src/app/public-site/pages/not-found.tsx',
}

/** What a page needs: its source and its layout's, and the texts of both. */
export const neededBy = ({ layout, source, words = [] }: PageRoute) => ({
  sources: [layouts[layout].source, source],
  words: [...new Set(['common', ...layouts[layout].words, ...words])],
})
