import { fileURLToPath } from 'node:url'

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const idOf = (path: string) => fileURLToPath(new URL(`../src/${path}.tsx`, import.meta.url))

const login = ['app/layouts/auth-layout', 'modules/identity/pages/login'].map(idOf)
const publicPages = [
  'app/layouts/public-layout',
  ...['home', 'features', 'industries', 'regions', 'example'].map(page => `app/public-site/pages/${page}`),
].map(idOf)
const signedIn = ['app/layouts/signed-in-layout'].map(idOf)
/** Whoever works with findings opens these one after the other. */
const everyday = [
  'insights/pages/dashboard',
  'capture/pages/upload',
  'capture/pages/result',
  'findings/pages/violations',
  'work/pages/tasks',
  'work/pages/task',
].map(page => idOf(`modules/${page}`))
const MIN_PAGES = 3

const entry = /\/(index\.html|src\/main\.tsx)$/
/** They re-export far more than a page uses; what it does use comes along with its importer. */
const barrel = /node_modules\/(radix-ui|lucide-react|react-i18next)\//

/** Modules and everything they import statically. */
function closureOf(ids: readonly string[], graph: ModuleGraph, found = new Set<string>()) {
  for (const id of ids) {
    if (found.has(id) || barrel.test(id)) continue
    found.add(id)
    closureOf(graph.getModuleInfo(id)?.importedIds ?? [], graph, found)
  }
  return found
}

function rolesIn(graph: ModuleGraph) {
  const pages = everyday.map(page => closureOf([page], graph))
  const ofLogin = closureOf(login, graph)
  const ofPublic = closureOf(publicPages, graph)
  const ofLayout = closureOf(signedIn, graph)
  const isShared = (id: string) => ofLayout.has(id) || pages.filter(page => page.has(id)).length >= MIN_PAGES
  return {
    base: (id: string) => ofLogin.has(id) && isShared(id),
    open: (id: string) => ofPublic.has(id) && isShared(id),
    'signed-in': (id: string) => ofLayout.has(id),
    everyday: isShared,
  }
}

let roles: ReturnType<typeof rolesIn> | undefined

function group(role: keyof ReturnType<typeof rolesIn>, priority: number) {
  const name = (id: string, graph: ModuleGraph) => {
    roles ??= rolesIn(graph)
    return roles[role](id) ? role : null
  }
  return { name, debugName: role, priority }
}

/**
 * Left alone, the bundler writes a file for every set of pages that share a module: ninety for the dashboard. Each
 * costs a slow connection a round trip, so what loads together is one file. What the public pages use comes first,
 * or they would load the signed-in part for it; scripts/check-bundle.mjs fails if they do.
 */
export const chunkGroups = [
  // main.tsx keeps its own file: its name tells an open tab that there is a new version.
  { name: 'start', tags: ['$initial' as const], test: (id: string) => !entry.test(id), priority: 5 },
  // Lists of words that only pages with a result use, although login shares the package they are in.
  {
    name: 'result-words',
    test: /packages\/domain\/src\/(picture-tags|posture|second-look)\.ts$/,
    priority: 4.5,
  },
  group('base', 4),
  group('open', 3),
  group('signed-in', 2),
  group('everyday', 1),
]
