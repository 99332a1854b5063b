// Fails when a route ships more JavaScript than its budget. Run after the web app is built.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const web = new URL('../apps/web/', import.meta.url)
const read = path => readFileSync(new URL(path, web))
const manifest = JSON.parse(read('dist/.vite/manifest.json'))
/** Written by the build: the sources of each page and its layout, and the texts they wait for. */
const pages = JSON.parse(read('dist/.vite/pages.json'))
const { languages } = JSON.parse(read('dist/pages/site.json'))

/** Kilobytes, compressed. */
const budgets = {
  '/home': 150,
  '/features': 170,
  '/how-it-works': 170,
  '/about': 170,
  '/industries': 170,
  '/regions': 170,
  '/example': 170,
  '/try': 150,
  '/login': 150,
  '/dashboard': 220,
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
for (const [path, budget] of Object.entries(budgets)) {
  const page = pages.find(each => each.path === path)
  if (!page) throw new Error(`No module has a page at ${path}`)
  const modules = ['index.html', ...page.sources]
  const code = filesOf(modules.reduce((found, module) => closure(module, found), new Set()))
  const words = Math.max(
    ...languages.map(language => {
      const keys = textsOf(language, page.words).flatMap(key => [...closure(key)])
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
