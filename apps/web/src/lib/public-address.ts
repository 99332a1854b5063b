import { publicPaths } from 'virtual:pages'
import { type Language, languages } from '@plumbline/contract/options'

/** Public pages in English are at their path, in the other languages below their code: /de/home. */
const DEFAULT_LANGUAGE = 'en'

/** The languages that an address names. */
export const languagePrefixes = languages.filter(language => language !== DEFAULT_LANGUAGE)

const isPublic = (path: string) => publicPaths.includes(path)

/** The path without its language and without a slash at its end. */
export function pathWithoutLanguage(pathname: string) {
  const path = pathname.replace(/\/+$/, '')
  const prefix = languagePrefixes.find(
    language => path === `/${language}` || path.startsWith(`/${language}/`),
  )
  return prefix ? path.slice(prefix.length + 1) : path
}

/** The language of a public page. Other addresses name none: there the reader's own choice decides. */
export function languageOfAddress(pathname: string): Language | undefined {
  const [, first] = pathname.split('/')
  const prefix = languagePrefixes.find(language => language === first)
  return prefix ?? (isPublic(pathWithoutLanguage(pathname)) ? DEFAULT_LANGUAGE : undefined)
}

/** Where a public page is in a language, keeping its query and fragment. Every other address stays as it is. */
export function publicAddress(to: string, language: Language) {
  const path = to.replace(/[?#].*/s, '')
  return language !== DEFAULT_LANGUAGE && isPublic(path) ? `/${language}${to}` : to
}
