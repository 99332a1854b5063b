import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textFolders } from './language-lists'

type Texts = { [key: string]: Texts | string }

/** Every text of a file by its full key; lists have numbers for keys. */
export const flatten = (texts: Texts | string, path = ''): [string, string][] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key))

/** A key with an `_other` next to it is a plural. Its forms differ by language and are compared by their stem. */
function stemOf(texts: Map<string, string>, key: string) {
  const stem = key.replace(/_(zero|one|two|few|many|other)$/, '')
  return texts.has(`${stem}_other`) ? stem : key
}

const stemsOf = (texts: Map<string, string>) => new Set([...texts.keys()].map(key => stemOf(texts, key)))
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort().join(' ')

/** A pack's files of texts, such as `screens/common.json`. */
const filesIn = (pack: string) =>
  textFolders.flatMap(folder =>
    existsSync(join(pack, folder)) ? readdirSync(join(pack, folder)).map(file => `${folder}/${file}`) : [],
  )

const readJson = (pack: string, file: string) => JSON.parse(readFileSync(join(pack, file), 'utf8'))
const textsIn = (pack: string, file: string) => new Map(flatten(readJson(pack, file)))

/** Texts that may be the same as in English, such as `screens/common.json nav.paulie`. */
const sameIn = (pack: string): string[] =>
  existsSync(join(pack, 'same-as-english.json')) ? readJson(pack, 'same-as-english.json') : []

/** What is wrong with the keys of a file: those that are missing, too many, or a plural form short. */
function wrongKeys(english: Map<string, string>, texts: Map<string, string>, code: string) {
  const [wanted, present] = [stemsOf(english), stemsOf(texts)]
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories
  const plurals = [...wanted].filter(stem => english.has(`${stem}_other`) && present.has(stem))
  return [
    ...[...wanted].filter(key => !present.has(key)).map(key => `lacks ${key}`),
    ...[...present].filter(key => !wanted.has(key)).map(key => `has ${key}, which English doesn't have`),
    ...plurals
      .flatMap(stem => forms.map(form => `${stem}_${form}`))
      .filter(key => !texts.has(key))
      .map(key => `lacks ${key}, a plural form of this language`),
  ]
}

/** What is wrong with the texts of a file. */
function wrongTexts(
  english: Map<string, string>,
  texts: Map<string, string>,
  maySame: (key: string) => boolean,
) {
  return [...texts].flatMap(([key, text]) => {
    if (text.trim() === '') return [`has no text for ${key}`]
    const original = english.get(key) ?? english.get(`${stemOf(texts, key)}_other`)
    if (original === undefined) return []
    const [wanted, present] = [placeholdersOf(original), placeholdersOf(text)]
    if (wanted !== present) return [`${key} has the placeholders "${present}" instead of "${wanted}"`]
    return text === original && english.has(key) && !maySame(key) ? [`${key} is still English`] : []
  })
}

/** What the texts of a pack lack or have too many, each with the file it is about. */
export function textGaps(packs: string, code: string): string[] {
  const [source, pack] = [join(packs, 'en'), join(packs, code)]
  const [wanted, present] = [filesIn(source), filesIn(pack)]
  const same = new Set([...sameIn(source), ...sameIn(pack)])
  const known = new Set(
    wanted.flatMap(file => [...textsIn(source, file).keys()].map(key => `${file} ${key}`)),
  )
  const inFiles = wanted
    .filter(file => present.includes(file))
    .flatMap(file => {
      const [english, texts] = [textsIn(source, file), textsIn(pack, file)]
      const maySame = (key: string) => code === 'en' || same.has(`${file} ${key}`)
      return [...wrongKeys(english, texts, code), ...wrongTexts(english, texts, maySame)].map(
        gap => `${code}/${file} ${gap}`,
      )
    })
  return [
    ...wanted.filter(file => !present.includes(file)).map(file => `${code}/${file} is missing`),
    ...present.filter(file => !wanted.includes(file)).map(file => `${code}/${file} isn't in English`),
    ...inFiles,
    ...sameIn(pack)
      .filter(line => !known.has(line))
      .map(line => `${code}/same-as-english.json names ${line}, which English doesn't have`),
  ]
}
