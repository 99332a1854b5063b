import type { Language } from '@plumbline/contract/options'
import { createInstance } from 'i18next'

/** An i18next instance of one language. Nothing falls back to another language: every key exists in all of them. */
export function createTranslator(
  language: Language,
  texts: Record<string, Record<string, unknown>>,
  onUnfilled?: () => string,
) {
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
