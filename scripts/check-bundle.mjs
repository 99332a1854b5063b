// Fails when a route ships more JavaScript than its budget. Run after the web app is built.
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const web = new URL('../apps/web/', import.meta.url)
const read = path => readFileSync(new URL(path, web))
const manifest = JSON.parse(read('dist/.vite/manifest.json'))
const router = read('src/app/router.tsx').toString()
const { languages } = JSON.parse(read('dist/pages/site.json'))

const routes = [
  { path: '/home', budget: 150, layout: './layouts/public-layout', page: './public-site/pages/home' },
  ...['features', 'how-it-works', 'about', 'industries', 'regions', 'example'].map(page => ({
    path: `/${page}`,
    budget: 170,
    layout: './layouts/public-layout',
    page: `./public-site/pages/${page}`,
  })),
  { path: '/login', budget: 150, layout: './layouts/auth-layout', page: '../modules/identity/pages/login' },
  {
    path: '/dashboard',
    budget: 220,
    layout: './layouts/signed-in-layout',
    page: '../modules/insights/pages/dashboard',
  },
]

/** The words a page waits for are named beside it in the router. */
function wordsOf(page) {
  const declared = router.match(new RegExp(`import\\('${page}'\\)((?:,\\s*'[\\w-]+')*)`))
  if (!declared) throw new Error(`${page} is not in the router`)
  return [...declared[1].matchAll(/'([\w-]+)'/g)].map(([, namespace]) => namespace)
}

/** A language's list of its texts, and the texts of the namespaces, some of which are shared with the server. */
const textsOf = (language, namespaces) =>
  [
    `virtual:texts/${language}`,
    ...['screens', 'shared'].flatMap(folder =>
      namespaces.map(namespace => `/languages/${language}/${folder}/${namespace}.json`),
    ),
  ].flatMap(ending => Object.keys(manifest).find(key => key.endsWith(ending)) ?? [])

/** A module and everything it imports statically. */
function closure(key, found = new Set()) {
  const entry = manifest[key]
  if (!entry) throw new Error(`${key} is not in the manifest`)
  if (found.has(key)) return found
  found.add(key)
  for (const imported of entry.imports ?? []) closure(imported, found)
  return found
}

const gzipped = file => gzipSync(read(`dist/${file}`)).length
const filesOf = keys => new Set([...keys].map(key => manifest[key].file).filter(file => file.endsWith('.js')))
const sum = files => [...files].reduce((total, file) => total + gzipped(file), 0)

let failed = false
for (const { path, budget, layout, page } of routes) {
  const modules = ['index.html', ...[layout, page].map(each => `${posix.join('src/app', each)}.tsx`)]
  const code = filesOf(modules.reduce((found, module) => closure(module, found), new Set()))
  const namespaces = [...new Set(['common', ...wordsOf(layout), ...wordsOf(page)])]
  const words = Math.max(
    ...languages.map(language => {
      const keys = textsOf(language, namespaces).flatMap(key => [...closure(key)])
      return sum([...filesOf(keys)].filter(file => !code.has(file)))
    }),
  )
  const kilobytes = (sum(code) + words) / 1000
  const over = kilobytes > budget
  failed ||= over
  console.log(
    `${path.padEnd(12)}${kilobytes.toFixed(1).padStart(7)} kB gzip of ${budget} (${code.size} files, words ${(words / 1000).toFixed(1)})${over ? '  TOO MUCH' : ''}`,
  )
}
if (failed) {
  console.error(`A route ships more JavaScript than its budget: see ${fileURLToPath(import.meta.url)}`)
  process.exit(1)
}
