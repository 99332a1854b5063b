import { errorCodes, fieldErrors } from '@plumbline/contract/errors'
import { languages } from '@plumbline/contract/options'
import { saidNamespaces, saidWords } from '@plumbline/contract/said/words'
import { describe, expect, test } from 'vitest'
import { sameIn, sameInEveryLanguage } from './same-words'

type Words = { [key: string]: Words | string }

const files = import.meta.glob<Words>('./*/*.json', { eager: true, import: 'default' })
for (const language of languages)
  for (const namespace of saidNamespaces)
    files[`./${language}/${namespace}.json`] = (await saidWords[language][namespace]()).default as Words
const namespaces = [
  ...new Set(Object.keys(files).map(path => path.split('/')[2]?.replace('.json', '') ?? '')),
]

const flat = (words: Words | string | undefined, path = ''): [string, string][] =>
  typeof words === 'string'
    ? [[path, words]]
    : Object.entries(words ?? {}).flatMap(([key, value]) => flat(value, path ? `${path}.${key}` : key))

const wordsOf = (language: string, namespace: string) =>
  new Map(flat(files[`./${language}/${namespace}.json`]))

/** A key with an `_other` beside it is a plural; its forms differ by language and are compared by their stem. */
function stemOf(words: Map<string, string>, key: string) {
  const stem = key.replace(/_(zero|one|two|few|many|other)$/, '')
  return words.has(`${stem}_other`) ? stem : key
}
const stemsOf = (words: Map<string, string>) =>
  [...new Set([...words.keys()].map(key => stemOf(words, key)))].sort()
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort()

describe.each(namespaces)('%s', namespace => {
  const english = wordsOf('en', namespace)

  describe.each(languages)('in %s', language => {
    const words = wordsOf(language, namespace)

    test('has every key and no other', () => {
      expect(stemsOf(words)).toEqual(stemsOf(english))
    })

    test('has every plural form of the language', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const plurals = [...english.keys()]
        .filter(key => key.endsWith('_other'))
        .map(key => stemOf(english, key))
      for (const stem of plurals) {
        const present = [...words.keys()].filter(key => stemOf(words, key) === stem).sort()
        expect(present).toEqual(forms.map(form => `${stem}_${form}`).sort())
      }
    })

    test('says something everywhere', () => {
      expect([...words].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
    })

    test('fills the same gaps', () => {
      for (const [key, text] of words) {
        const original = english.get(key) ?? english.get(`${stemOf(words, key)}_other`) ?? ''
        expect({ key, gaps: placeholders(text) }).toEqual({ key, gaps: placeholders(original) })
      }
    })

    if (language === 'en') return
    test('is translated, save the words that are the same', () => {
      const untranslated = [...words]
        .filter(([key, text]) => text === english.get(key))
        .map(([key]) => `${namespace}:${key}`)
        .filter(key => !sameInEveryLanguage.has(key) && !sameIn[language]?.has(key))
      expect(untranslated).toEqual([])
    })
  })
})

test('every refusal of the server has its words', () => {
  const words = wordsOf('en', 'errors')
  expect(errorCodes.filter(code => !words.has(`code.${code}`))).toEqual([])
  expect(Object.keys(fieldErrors).filter(code => !words.has(`field.${code}`))).toEqual([])
})

test('the English words for refusals are those of the contract', () => {
  const words = wordsOf('en', 'errors')
  for (const [code, text] of Object.entries(fieldErrors)) expect(words.get(`field.${code}`)).toBe(text)
})

test('no word of the allow-list has been forgotten there', () => {
  const listed = [...sameInEveryLanguage, ...Object.values(sameIn).flatMap(keys => [...(keys ?? [])])]
  const known = new Set(
    namespaces.flatMap(namespace => [...wordsOf('en', namespace).keys()].map(key => `${namespace}:${key}`)),
  )
  expect(listed.filter(key => !known.has(key))).toEqual([])
})
