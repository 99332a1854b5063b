import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@plumbline/domain'
import { root } from './root.mjs'

/** `screens` is the web app's, `documents` the server's, and both use `shared`. */
export const textFolders = ['screens', 'documents', 'shared'] as const

const HEADER = '// Written by `npm run languages` from the folders of packages/languages. Do not edit.\n'

const namespacesIn = (folder: string) =>
  readdirSync(join(root, 'packages/languages/en', folder))
    .map(file => file.replace('.json', ''))
    .toSorted()

const keyFor = (namespace: string) => (namespace.includes('-') ? `'${namespace}'` : namespace)
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The type of every English text, which `t('…')` and messages are checked against. */
function englishTexts() {
  const types = textFolders.map(folder => {
    const lines = namespacesIn(folder).map(
      namespace => `  ${keyFor(namespace)}: typeof import('../../en/${folder}/${namespace}.json')`,
    )
    return `export type ${capitalized(folder).replace(/s$/, '')}Texts = {\n${lines.join('\n')}\n}\n`
  })
  return [HEADER, ...types].join('\n')
}

/** The texts that the server reads, one file per language and namespace, loaded when first needed. */
function textFiles() {
  const listed = languages.map(language => {
    const lines = (['documents', 'shared'] as const).flatMap(folder =>
      namespacesIn(folder).map(
        namespace =>
          `    ${keyFor(namespace)}: () => import('../../${language}/${folder}/${namespace}.json'),`,
      ),
    )
    return `  ${language}: {\n${lines.join('\n')}\n  },`
  })
  return [
    HEADER,
    "import type { Language } from '@plumbline/domain'",
    "import type { DocumentTexts, SharedTexts } from './english-texts'\n",
    'type LoadTexts = () => Promise<{ default: Record<string, unknown> }>\n',
    'export const textFiles: Record<Language, Record<keyof (DocumentTexts & SharedTexts), LoadTexts>> = {',
    ...listed,
    '}\n',
  ].join('\n')
}

/** The parts of a pack that are written as code: a file or folder of this name exports a value of this name. */
export const packParts = [
  { name: 'assistant', list: 'assistant-lists', type: 'AssistantCues' },
  { name: 'profile', list: 'profiles', type: 'Profile' },
  { name: 'lexicon', list: 'lexicons', type: 'Lexicon' },
  { name: 'questions', list: 'question-lists', type: 'Questions' },
  { name: 'speech', list: 'speech-lists', type: 'Speech' },
  { name: 'tags', list: 'tag-lists', type: 'Tags' },
] as const

/** One part of every language, by its code. */
function partList({ name, list, type }: (typeof packParts)[number]) {
  return [
    HEADER,
    "import type { Language } from '@plumbline/domain'",
    ...languages.toSorted().map(code => `import { ${name} as ${code} } from '../../${code}/${name}'`),
    `import type { ${type} } from '../${name}'\n`,
    `export const ${camelCase(list)}: Record<Language, ${type}> = { ${languages.join(', ')} }\n`,
  ].join('\n')
}

/** The lists that follow from the folders of packages/languages, by path. */
export const languageLists = (): Record<string, string> => ({
  'packages/languages/src/lists/english-texts.ts': englishTexts(),
  'packages/languages/src/lists/text-files.ts': textFiles(),
  ...Object.fromEntries(
    packParts.map(part => [`packages/languages/src/lists/${part.list}.ts`, partList(part)]),
  ),
})
