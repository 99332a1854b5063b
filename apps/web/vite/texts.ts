import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ID = 'virtual:texts'
const packs = fileURLToPath(new URL('../../../packages/languages', import.meta.url))
/** `documents` is the server's. */
const folders = ['screens', 'shared']

export const languages = readdirSync(packs).filter(code => existsSync(join(packs, code, 'screens')))

const filesOf = (language: string) =>
  folders.flatMap(folder =>
    readdirSync(join(packs, language, folder)).map(file => ({
      namespace: file.replace('.json', ''),
      path: join(packs, language, folder, file),
    })),
  )

const listOf = (language: string) => `${ID}/${language}`

/** Stands for the list of a language's texts, where otherwise a namespace stands. */
export const LIST = ''

/** How the id of the module ends that holds the texts of a namespace. */
export function textModule(language: string, namespace: string) {
  if (namespace === LIST) return listOf(language)
  const found = filesOf(language).find(file => file.namespace === namespace)
  if (!found) throw new Error(`packages/languages/${language} has no ${namespace}.json`)
  return found.path.slice(found.path.indexOf('/languages/'))
}

const lazily = (key: string, module: string) =>
  `${JSON.stringify(key)}: () => import(${JSON.stringify(module)})`

function sourceOf(id: string) {
  const language = languages.find(each => id === listOf(each))
  const entries = language
    ? filesOf(language).map(({ namespace, path }) => lazily(namespace, path))
    : languages.map(each => lazily(each, listOf(each)))
  return `export const texts = { ${entries.join(',\n')} }`
}

/**
 * The texts of the screens: a list per language, which names a file per namespace. Each is loaded when first needed, so
 * nobody loads the names of another language's files.
 */
export const texts = (): Plugin => ({
  name: 'texts',
  resolveId: id => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
  load: id => (id.startsWith(`\0${ID}`) ? sourceOf(id.slice(1)) : undefined),
})
