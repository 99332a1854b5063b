import { type Language, plain } from '@plumbline/domain'
import type { AskedKind } from '@plumbline/knowledge/answers/prepared-answer'
import type { AssistantCues } from '@plumbline/languages/assistant'
import { assistantLists } from '@plumbline/languages/lists/assistant-lists'
import { profiles } from '@plumbline/languages/lists/profiles'

type Asking = AssistantCues['asking']
type Patterns = Readonly<Record<keyof Asking, RegExp>>

/** What a question asks, as far as its words tell. */
export type QuestionForm = {
  /** What a yes or no would be about; null where the question is for something else or unclear. */
  yesNo: 'may' | 'must' | 'forbidden' | null
  /** A question for yes or no that says neither: 'is a tetanus shot recordable'. */
  isPlain: boolean
  /** About doing without something: 'can I work without a harness'. */
  isWithout: boolean
  /** 'Don't I need', 'can't we': a yes or no could be taken either way. */
  isDoubted: boolean
  hasAlternatives: boolean
  /** 'Over 6 feet' and 'under 6 feet' have opposite answers. */
  side: 'above' | 'below' | null
  kind: AskedKind | null
}

const patterns = new Map<Language, Patterns>()

function patternsOf(language: Language): Patterns {
  const known = patterns.get(language)
  if (known) return known
  const edge = profiles[language].isSpaced ? '\\b' : ''
  const entries = Object.entries(assistantLists[language].asking).map(([name, { source }]) => [
    name,
    new RegExp(`${edge}(?:${source})${edge}`),
  ])
  const built = Object.fromEntries(entries) as Patterns
  patterns.set(language, built)
  return built
}

/** How far into a question the word stands that says what it asks: four words, or eight characters of Chinese. */
const MAX_OPENING = { spaced: 4, unspaced: 8 }

function placeOf(pattern: RegExp, typed: string): number {
  return pattern.exec(typed)?.index ?? Number.POSITIVE_INFINITY
}

/** Whether a question begins with a word such as 'how' or 'who', before anything that asks for yes or no. */
function isOpen(typed: string, { open, may, must, forbidden }: Patterns, isSpaced: boolean): boolean {
  const at = placeOf(open, typed)
  if (at === Number.POSITIVE_INFINITY) return false
  // In Chinese the word may stand anywhere: '脚手架多高需要护栏'.
  if (!isSpaced) return true
  const before = typed.slice(0, at).match(/\p{L}+/gu) ?? []
  return (
    before.length < MAX_OPENING.spaced &&
    at <= Math.min(...[may, must, forbidden].map(each => placeOf(each, typed)))
  )
}

function yesNoOf(typed: string, of: Patterns): QuestionForm['yesNo'] {
  if (of.forbidden.test(typed)) return 'forbidden'
  const [may, must] = [placeOf(of.may, typed), placeOf(of.must, typed)]
  if (may === must) return null
  if (Number.isFinite(may) && Number.isFinite(must)) {
    // With both, only a question that begins with one of them is clear.
    const opening = typed.slice(0, Math.min(may, must)).match(/\p{L}+/gu) ?? []
    if (opening.length >= MAX_OPENING.spaced) return null
  }
  return may < must ? 'may' : 'must'
}

/** How far into a question its verb stands, after a mark or 'and'. */
const MAX_BEFORE_VERB = 4

const isPlain = (typed: string, { plain: verb }: Patterns, isSpaced: boolean) =>
  isSpaced ? placeOf(verb, typed) <= MAX_BEFORE_VERB : verb.test(typed)

/** How far behind the words that ask a no has to be to belong to something else: 'can he …, so the rest don't need it'. */
const MIN_DISTANCE = 25

function isDoubted(typed: string, of: Patterns): boolean {
  const doubted = placeOf(of.doubted, typed)
  const asks = Math.min(placeOf(of.may, typed), placeOf(of.must, typed))
  return Number.isFinite(doubted) && !(asks < MIN_DISTANCE && doubted - asks >= MIN_DISTANCE)
}

function kindOf(typed: string, of: Patterns, yesNo: QuestionForm['yesNo'], open: boolean): AskedKind | null {
  if (open || !yesNo) {
    if (of.who.test(typed)) return 'who'
    if (of.figure.test(typed)) return 'figure'
    if (of.when.test(typed)) return 'when'
    if (open) return 'what'
  }
  return yesNo === 'must' ? 'must' : yesNo ? 'may' : null
}

export function formOf(text: string, language: Language): QuestionForm {
  const typed = plain(text).replaceAll('’', "'")
  const of = patternsOf(language)
  const open = isOpen(typed, of, profiles[language].isSpaced)
  const yesNo = open ? null : yesNoOf(typed, of)
  const side = of.above.test(typed) ? 'above' : of.below.test(typed) ? 'below' : null
  const isForbidden = yesNo === 'forbidden'
  return {
    yesNo,
    isPlain: !open && yesNo === null && isPlain(typed, of, profiles[language].isSpaced),
    // The 'not' of 'not allowed' isn't about doing without.
    isWithout: of.without.test(isForbidden ? typed.replace(of.forbidden, ' ') : typed),
    isDoubted: isDoubted(typed, of),
    hasAlternatives: of.or.test(typed),
    side,
    kind: kindOf(typed, of, yesNo, open),
  }
}
