import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { neededBy, routes } from '../src/modules/routes.ts'
import { LIST, languages, textModule } from './texts.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const signedInRoutes = routes.filter(route => route.layout === 'signed-in')

/** What each route needs, as file names: `words` are chosen by language when the page loads. */
function preloadsOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter(each => each.type === 'chunk')
  const fileOf = (suffix: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(suffix))?.fileName
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const closureOf = (file: string | undefined, found: Set<string>) => {
    if (!file || found.has(file)) return found
    found.add(file)
    for (const imported of byFile.get(file)?.imports ?? []) closureOf(imported, found)
    return found
  }
  const started = closureOf(fileOf('/index.html') ?? fileOf('/src/main.tsx'), new Set<string>())
  const namespaces = [...new Set([LIST, ...signedInRoutes.flatMap(route => neededBy(route).words)])]
  return {
    routes: signedInRoutes.map(route => {
      const { sources, words } = neededBy(route)
      const files = new Set<string>()
      for (const source of sources) closureOf(fileOf(`/${source}`), files)
      const isNew = (file: string) => !started.has(file)
      return [route.path, [...files].filter(isNew), [LIST, ...words], route.firstCalls ?? []]
    }),
    words: Object.fromEntries(
      languages.map(language => [
        language,
        Object.fromEntries(namespaces.map(namespace => [namespace, fileOf(textModule(language, namespace))])),
      ]),
    ),
  }
}

/**
 * The page's first script: sets the theme and, for somebody signed in, asks for everything the address needs at once.
 * Otherwise each part would be found only in the one before: the app, its layout, the page, its data.
 */
export const boot = (): Plugin => ({
  name: 'boot',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const html = bundle['index.html']
      if (html?.type !== 'asset') throw new Error('index.html is not in the bundle')
      const source = `${read('public/theme.js')}${read('vite/boot-script.js').replace('PRELOADS', JSON.stringify(preloadsOf(bundle)))}`
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `assets/boot-${hash}.js`
      this.emitFile({ type: 'asset', fileName, source })
      html.source = String(html.source).replace('src="/theme.js"', `src="/${fileName}"`)
    },
  },
})
