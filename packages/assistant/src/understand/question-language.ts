import { type Language, languages, plain } from '@plumbline/domain'
import { assistantLists } from '@plumbline/languages/lists/assistant-lists'
import { lexicons } from '@plumbline/languages/lists/lexicons'
import { spacedLanguages } from '../cues'

const MAX_READ = 2000

const common = spacedLanguages.map(
  language => [language, new Set(assistantLists[language].asking.common.source.split('|'))] as const,
)
const scripts = languages.flatMap(language => {
  const { script } = lexicons[language]
  return script ? [[language, script] as const] : []
})

/** The language that a question is in: by its script, else by its most common words. The reader's where that is unclear. */
export function languageOf(text: string, reader: Language): Language {
  const read = text.slice(0, MAX_READ)
  const written = scripts.find(([, script]) => script.test(read))
  if (written) return written[0]
  const words = new Set(plain(read).match(/\p{L}+/gu))
  const counts = common.map(([language, known]) => ({
    language,
    count: [...words].filter(word => known.has(word)).length,
  }))
  const most = Math.max(...counts.map(({ count }) => count))
  const likely = counts.filter(({ count }) => count === most)
  const [first] = likely
  return most > 0 && likely.length === 1 && first ? first.language : reader
}
