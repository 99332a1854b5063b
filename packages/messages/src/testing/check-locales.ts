import { describe, expect, test } from 'vitest'

export type Texts = { [key: string]: Texts | string }

/** Every text of a file by its full key; lists have numbers for keys. */
export const flatten = (texts: Texts | string | undefined, path = ''): [string, string][] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts ?? {}).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key))

/** A key with an `_other` next to it is a plural. Its forms differ by language and are compared by their stem. */
function stemOf(texts: Map<string, string>, key: string) {
  const stem = key.replace(/_(zero|one|two|few|many|other)$/, '')
  return texts.has(`${stem}_other`) ? stem : key
}

const stemsOf = (texts: Map<string, string>) =>
  [...new Set([...texts.keys()].map(key => stemOf(texts, key)))].sort()

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort()

type Locales = {
  languages: readonly string[]
  namespaces: readonly string[]
  read: (language: string, namespace: string) => Texts
  /** `namespace:key` of texts that are the same in every language. */
  sameEverywhere: ReadonlySet<string>
  /** The same, for one language that happens to share them with English. */
  sameIn: Record<string, ReadonlySet<string>>
}

/** Tests that every language has every text, with the same placeholders and its own plural forms. */
export function testLocales({ languages, namespaces, read, sameEverywhere, sameIn }: Locales) {
  const textsOf = (language: string, namespace: string) => new Map(flatten(read(language, namespace)))

  describe.each(namespaces)('%s', namespace => {
    const english = textsOf('en', namespace)

    describe.each(languages)('in %s', language => {
      const texts = textsOf(language, namespace)

      test('has every key and no other', () => {
        expect(stemsOf(texts)).toEqual(stemsOf(english))
      })

      test('has every plural form of the language', () => {
        const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
        const plurals = [...english.keys()]
          .filter(key => key.endsWith('_other'))
          .map(key => stemOf(english, key))
        for (const stem of plurals) {
          const present = [...texts.keys()].filter(key => stemOf(texts, key) === stem).sort()
          expect(present).toEqual(forms.map(form => `${stem}_${form}`).sort())
        }
      })

      test('has no empty text', () => {
        expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
      })

      test('has the same placeholders', () => {
        for (const [key, text] of texts) {
          const original = english.get(key) ?? english.get(`${stemOf(texts, key)}_other`) ?? ''
          expect({ key, found: placeholdersOf(text) }).toEqual({ key, found: placeholdersOf(original) })
        }
      })

      if (language === 'en') return
      test('is translated', () => {
        const untranslated = [...texts]
          .filter(([key, text]) => text === english.get(key))
          .map(([key]) => `${namespace}:${key}`)
          .filter(key => !sameEverywhere.has(key) && !sameIn[language]?.has(key))
        expect(untranslated).toEqual([])
      })
    })
  })

  test('every exception still exists', () => {
    const listed = [...sameEverywhere, ...Object.values(sameIn).flatMap(keys => [...keys])]
    const known = new Set(
      namespaces.flatMap(namespace => [...textsOf('en', namespace).keys()].map(key => `${namespace}:${key}`)),
    )
    expect(listed.filter(key => !known.has(key))).toEqual([])
  })
}
