import { type Language, languages } from '@plumbline/domain'
import { preparedAnswers } from '../answers/index'
import { builtChecksum, builtPath, readBuiltFile } from '../built-files'
import { regulations } from '../regulations/index'
import { readTranslations } from './translation-files'
import type { BuiltTranslations, Translations } from './translations'

export const translatedLanguages = languages.filter(language => language !== 'en')

function read(language: Language): BuiltTranslations {
  const name = `translations-${language}`
  const checksum = builtChecksum(name)
  return checksum
    ? readBuiltFile(builtPath(name), checksum)
    : readTranslations(language, regulations, preparedAnswers)
}

const loaded = new Map<Language, Translations>()

/** The translations of a language. Each is read when it is first needed; English has none. */
export function translationsFor(language: Language): Translations {
  const known = loaded.get(language)
  if (known) return known
  const { records, answers } = language === 'en' ? { records: {}, answers: {} } : read(language)
  const translations = {
    records: new Map(Object.entries(records)),
    answers: new Map(Object.entries(answers)),
  }
  loaded.set(language, translations)
  return translations
}
