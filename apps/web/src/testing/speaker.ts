import { readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { sayer } from '../lib/sayer'

const namespaces = ['findings', 'hazards', 'analysis']

export const wordsOf = (language: string, namespace: string) =>
  JSON.parse(readFileSync(new URL(`../locales/${language}/${namespace}.json`, import.meta.url), 'utf8'))

/** Stands where a gap in a sentence was left open. */
export const unfilled = '¿'

/** Somebody who speaks one language of the product, and only what is written down in it. */
export async function speakerOf(language: string) {
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: Object.fromEntries(namespaces.map(each => [each, wordsOf(language, each)])) },
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => unfilled,
  })
  return { i18n, sayer: sayer(i18n) }
}
