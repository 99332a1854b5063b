import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@plumbline/contract/options'
import { neededBy, notFound, routes } from '../../src/modules/routes.ts'
import { LIST, textModule } from '../texts.ts'
import type { PageFiles } from './document.ts'

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] }
type Manifest = Record<string, Chunk>

const ENTRY = 'index.html'
const FONT = /inter-latin-wght-normal.*\.woff2$/

/** A module and everything it imports statically. */
function closureOf(manifest: Manifest, key: string, found = new Set<string>()) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the manifest`)
  if (found.has(key)) return found
  found.add(key)
  for (const imported of chunk.imports ?? []) closureOf(manifest, imported, found)
  return found
}

/** Which built files each page needs to come to life. */
export function createFileList(dist: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const keys = Object.keys(manifest)
  const chunks = Object.values(manifest)
  const stylesheet = chunks.flatMap(({ css = [] }) => css)[0]
  if (!stylesheet) throw new Error('The web app has no stylesheet')

  const wordsFile = (language: Language, namespace: string) =>
    keys.find(key => key.endsWith(textModule(language, namespace))) ?? []

  return {
    stylesheet,
    font: chunks.map(({ file }) => `/${file}`).find(file => FONT.test(file)),
    filesOf(path: string, language: Language): PageFiles {
      const page = routes.find(route => route.path === path) ?? notFound
      const { sources, words } = neededBy(page)
      const texts = [LIST, ...words].flatMap(each => wordsFile(language, each))
      const needed = [ENTRY, ...sources, ...texts].reduce(
        (found, key) => closureOf(manifest, key, found),
        new Set<string>(),
      )
      const files = [...new Set([...needed].map(key => `/${manifest[key]?.file}`))]
      const entry = `/${manifest[ENTRY]?.file}`
      return { entry, files: files.filter(file => file !== entry && file.endsWith('.js')) }
    },
  }
}
