import { answersFolder, readAnswers } from './answers/answer-files'
import { sha256 } from './built-files'
import { requireKnownCodes } from './duties/index'
import { libraryFolder, readLibrary } from './regulations/library-files'
import type { Regulation } from './regulations/regulation'
import { translatedLanguages } from './translations/index'
import { readTranslations } from './translations/translation-files'

function built(content: unknown) {
  const text = JSON.stringify(content)
  return { text, checksum: sha256(text) }
}

/** Checks all regulation files and returns the records. */
export function checkedLibrary(folder: string = libraryFolder): Regulation[] {
  const regulations = readLibrary(folder)
  requireKnownCodes(regulations.map(({ code }) => code))
  return regulations
}

/** Checks all data and returns the files that a built server reads, by name, each with its checksum. */
export function buildData(): Record<string, { text: string; checksum: string }> {
  const regulations = checkedLibrary()
  const answers = readAnswers(answersFolder, regulations)
  const translations = translatedLanguages.map(
    language =>
      [`translations-${language}`, built(readTranslations(language, regulations, answers))] as const,
  )
  return { regulations: built(regulations), answers: built(answers), ...Object.fromEntries(translations) }
}
