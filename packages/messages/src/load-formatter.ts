import type { Language } from '@plumbline/contract/options'
import { createInstance, type Resource } from 'i18next'
import { createFormatter, type Formatter } from './formatter'
import { messageFiles, namespaces } from './messages'

/** An i18next instance of one language. Nothing falls back to another language: every key exists in all of them. */
export function createTranslator(language: Language, texts: Resource[string], onUnfilled?: () => string) {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
    initAsync: false,
    ...(onUnfilled && { missingInterpolationHandler: onUnfilled }),
  })
  return i18n
}

const formatters = new Map<Language, Promise<Formatter>>()

async function load(language: Language) {
  const texts = await Promise.all(
    namespaces.map(async each => [each, (await messageFiles[language][each]()).default] as const),
  )
  return createFormatter(createTranslator(language, Object.fromEntries(texts)))
}

/** The formatter of a language, with every namespace. Each language is loaded once. */
export function loadFormatter(language: Language): Promise<Formatter> {
  const formatter = formatters.get(language) ?? load(language)
  formatters.set(language, formatter)
  return formatter
}
