import { type Language, plain } from '@plumbline/domain'
import { lightStem } from '@plumbline/knowledge/lexicon/light-stem'
import { assistantLists } from '@plumbline/languages/lists/assistant-lists'
import { profiles } from '@plumbline/languages/lists/profiles'
import { stemOf, tokensIn } from '@plumbline/search'

/** What is compared of a question: its stems, and the pairs of stems that follow each other. */
export type QuestionWords = { stems: string[]; pairs: string[] }

const MAX_WORDS = 60
const MAX_CHARS = 600

const unique = (words: readonly string[]) => [...new Set(words)]

/** In Chinese, pairs of characters stand for words. */
function ofUnspaced(text: string): QuestionWords {
  const runs = plain(text).match(/\p{Script=Han}+|[a-z\d.]+/gu) ?? []
  const stems = runs.flatMap(run =>
    /^\p{Script=Han}/u.test(run) && run.length > 1
      ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
      : [run],
  )
  return { stems: unique(stems.slice(0, 2 * MAX_WORDS)), pairs: [] }
}

/** Spellings that mean the same word. */
const spellings: Readonly<Record<string, string>> = {
  ft: 'feet',
  foot: 'feet',
  inch: 'inches',
  lbs: 'pounds',
  lb: 'pounds',
  yr: 'year',
  yrs: 'year',
  hrs: 'hours',
  guardrail: 'guardrails',
  handrail: 'guardrails',
  railing: 'guardrails',
  scaffolding: 'scaffold',
  excavation: 'trench',
  ditch: 'trench',
}

const commonWords = new Map<Language, ReadonlySet<string>>()

/** Words that most questions have and that tell nothing of what they are about. */
function commonIn(language: Language): ReadonlySet<string> {
  const known = commonWords.get(language)
  if (known) return known
  const words = new Set(assistantLists[language].asking.common.source.split('|'))
  commonWords.set(language, words)
  return words
}

/** Short verbs keep their ending in a light stem: 'pagar', 'pagan' and 'paga'. */
const shortened = (stem: string) => (stem.length === 5 ? stem.replace(/[rnst]$/, '') : stem)

export function wordsOf(text: string, language: Language): QuestionWords {
  const read = text.slice(0, MAX_CHARS)
  if (!profiles[language].isSpaced) return ofUnspaced(read)
  const common = commonIn(language)
  const stem = (word: string) =>
    language === 'en'
      ? stemOf(spellings[word] ?? word)
      : /^\d/.test(word)
        ? word
        : shortened(lightStem(word, language))
  const stems = tokensIn(read.replaceAll(/['’]/g, language === 'fr' ? ' ' : ''))
    .filter(word => !common.has(word))
    .slice(0, MAX_WORDS)
    .map(stem)
  const pairs = stems.slice(1).map((word, at) => `${stems[at]} ${word}`)
  return { stems: unique(stems), pairs: unique(pairs) }
}
