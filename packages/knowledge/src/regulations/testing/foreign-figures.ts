import { fromChinese } from './chinese-figures'
import { fromEuropean } from './european-figures'

/** Languages of official texts; our summaries are always in English. */
export type TextLanguage = 'en' | 'de' | 'fr' | 'es' | 'zh'

const cache = new Map<string, string>()

/**
 * An official text with its numbers in English notation and its units by their English names, so that the figures of
 * an English summary can be looked for in it. The rest of the text stays as it is.
 */
export function inEnglishFigures(text: string, language: TextLanguage): string {
  if (language === 'en') return text
  const key = `${language}:${text}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const plain = text
    .toLowerCase()
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u202f', ' ')
    .replace(/<\/?su[bp]>/g, '')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replace(/m ?\/ ?s ?(?:\^|\(hoch\))? ?2(?!\d)/g, 'm/s2')
  const converted = language === 'zh' ? fromChinese(plain) : fromEuropean(plain, language)
  cache.set(key, converted)
  return converted
}
