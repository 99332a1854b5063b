import type { Language } from '@plumbline/contract/options'
import { createFormatter, type Formatter } from './formatter'
import { loadTexts } from './load-texts'
import { createTranslator } from './translator'

const formatters = new Map<Language, Promise<Formatter>>()

const load = async (language: Language) =>
  createFormatter(createTranslator(language, await loadTexts(language)))

/** The formatter of a language, with every namespace. Each language is loaded once. */
export function loadFormatter(language: Language): Promise<Formatter> {
  const formatter = formatters.get(language) ?? load(language)
  formatters.set(language, formatter)
  return formatter
}
