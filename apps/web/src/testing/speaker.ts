import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sayer } from '@plumbline/contract/said/sayer'
import { saidNamespaces } from '@plumbline/contract/said/words'
import { createInstance } from 'i18next'

const namespaces = [...saidNamespaces, 'analysis']
const { resolve } = createRequire(import.meta.url)

const isSaid = (namespace: string) => saidNamespaces.some(each => each === namespace)

export function wordsOf(language: string, namespace: string) {
  const file = isSaid(namespace)
    ? resolve(`@plumbline/contract/said/${language}/${namespace}.json`)
    : new URL(`../locales/${language}/${namespace}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Stands where a gap in a sentence was left open. */
export const UNFILLED = '¿'

/** Somebody who speaks one language of the product, and only what is written down in it. */
export async function speakerOf(language: string) {
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: Object.fromEntries(namespaces.map(each => [each, wordsOf(language, each)])) },
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => UNFILLED,
  })
  return { i18n, sayer: sayer(i18n) }
}
