import { plain } from '@plumbline/domain'
import { assistantLists } from '@plumbline/languages/lists/assistant-lists'
import { isStopWord, tokensIn } from '@plumbline/search'
import { cue, spacedLanguages, unspacedSource } from '../cues'

export type AskBack =
  | 'depth'
  | 'height'
  | 'distance'
  | 'permit'
  | 'inspection'
  | 'training'
  | 'ppe'
  | 'limit'
  | 'time'
  | 'slope'
  | 'subject'

/** Words that say what is wanted but not of what. */
const generic: readonly (readonly [AskBack, RegExp])[] = [
  ['depth', cue(({ askBack }) => askBack.depth)],
  ['height', cue(({ askBack }) => askBack.height)],
  ['distance', cue(({ askBack }) => askBack.distance)],
  ['permit', cue(({ askBack }) => askBack.permit)],
  ['inspection', cue(({ askBack }) => askBack.inspection)],
  ['training', cue(({ askBack }) => askBack.training)],
  ['ppe', cue(({ askBack }) => askBack.ppe)],
  ['time', cue(({ askBack }) => askBack.time)],
  ['limit', cue(({ askBack }) => askBack.limit)],
  ['subject', cue(({ askBack }) => askBack.subject)],
]

/** Words that narrow nothing down, by language. */
const empty = spacedLanguages.map(
  language => [language, new Set(assistantLists[language].askBack.empty.source.split('|'))] as const,
)
const emptyUnspaced = new RegExp(
  unspacedSource(({ askBack }) => askBack.empty),
  'g',
)

function isEmpty(text: string, english: string): boolean {
  if (/\p{Script=Han}/u.test(text)) return text.replace(emptyUnspaced, '') === ''
  const has = (words: ReadonlySet<string>, tokens: string[]) =>
    tokens.every(word => words.has(word) || isStopWord(word) || /^\d/.test(word))
  const typed = tokensIn(text)
  const read = tokensIn(english)
  return empty.some(([language, words]) => has(words, language === 'en' ? read : typed))
}

/** 'How many hours a day may I work' is a question of its own. */
const workingTime = /\b(?:hours?|day|long)\b.*\bwork\w*|\bwork\w*\b.*\bhours?\b/

/** The depth, or the soil, which alone decides the angle. */
const saysHowSteep = /\d|\btype [abc]\b|\bstable rock\b/

/** A question that could be about many things: which of them has to be asked. */
export function findAskBack(text: string, english: string): AskBack | null {
  if (/\bhow far (?:back )?(?:do|should|must)\b.*\bslop/.test(english) && !saysHowSteep.test(plain(text)))
    return 'slope'
  if (!isEmpty(text, english) || workingTime.test(english)) return null
  const read = `${english} ${plain(text)}`
  return generic.find(([, pattern]) => pattern.test(read))?.[0] ?? null
}
