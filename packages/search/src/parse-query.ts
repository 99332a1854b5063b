import type { Language } from '@plumbline/contract'
import { inRuleWords, isFiller, readQuery } from '@plumbline/knowledge/lexicon/index'
import { lightStem } from '@plumbline/knowledge/lexicon/light-stem'
import { profiles } from '@plumbline/languages/lists/profiles'
import { fuzzyMatches } from './fuzzy-matches'
import type { Segment } from './segment'
import { isStopWord, stemOf, tokensIn } from './tokens'

/** A word of a query with every stem that may stand for it, each with its weight relative to the word itself. */
export type QueryTerm = {
  stems: Map<string, number>
  /** Added by us: it helps a document to be found, but its absence does not count against it. */
  isExpansion: boolean
}
export type ParsedQuery = {
  terms: QueryTerm[]
  /** The query in English, for its embedding. */
  english: string
}

const PREFIX_WEIGHT = 0.7
const TYPO_WEIGHT = 0.6
const EXPANSION_WEIGHT = 0.6
const ORIGINAL_WEIGHT = 1
/** Another form of a word that was typed: 'revisan' for 'revisar'. */
const FORM_WEIGHT = 0.8
/** The same number stands in many rules that have nothing to do with each other. */
const NUMBER_WEIGHT = 0.4
const MAX_PREFIX_MATCHES = 20
const MAX_FORMS = 60
const MAX_TERMS = 24
const MIN_PREFIX_LENGTH = 3

const isNumber = (word: string) => /^\d{2,}$/.test(word)

/** Translates a query, drops stop words, corrects typos, and completes the last word while it is being typed. */
export function parseQuery(text: string, segments: readonly Segment[], language: Language): ParsedQuery {
  const isKnown = (word: string) => isStopWord(word) || segments.some(segment => segment.has(word))
  const { english, language: typedIn } = readQuery(text, isKnown, language)
  const typed = tokensIn(english)
    .filter(word => !isStopWord(word))
    .slice(0, MAX_TERMS)
  const endsInWord = /[\p{L}\p{N}]$/u.test(text)
  const terms = typed.map((word, index): QueryTerm => {
    if (isNumber(word)) return { stems: new Map([[word, NUMBER_WEIGHT]]), isExpansion: true }
    const isPrefix = endsInWord && index === typed.length - 1 && word.length >= MIN_PREFIX_LENGTH
    return parseTerm(word, segments, isPrefix)
  })
  const seen = new Set(terms.flatMap(({ stems }) => [...stems.keys()]))
  const expand = (
    words: readonly string[],
    weight: number,
    formsOf: (word: string) => string[] = noForms,
  ) => {
    for (const word of words) {
      const stem = stemOf(word)
      if (isStopWord(word) || seen.has(stem)) continue
      const forms = formsOf(word).map(form => [stemOf(form), weight * FORM_WEIGHT] as const)
      const stems = new Map([...forms.filter(([form]) => !seen.has(form)), [stem, weight]])
      for (const added of stems.keys()) seen.add(added)
      terms.push({ stems, isExpansion: true })
    }
  }
  expand(tokensIn(inRuleWords(english)), EXPANSION_WEIGHT)
  // As typed: people ask for rules of other countries, and in their own words, in their language.
  if (english !== text) {
    const own = tokensIn(text).filter(word => !isFiller(word, typedIn))
    expand(own.slice(0, MAX_TERMS), ORIGINAL_WEIGHT, word => formsIn(word, segments, typedIn))
  }
  return { terms, english }
}

const noForms = (): string[] => []

/** The words of the texts that differ from it only in their ending. */
function formsIn(word: string, segments: readonly Segment[], language: Language): string[] {
  const stem = lightStem(word, language)
  if (stem.length < MIN_PREFIX_LENGTH || !profiles[language].isSpaced) return []
  return segments.flatMap(segment =>
    segment.wordsWithPrefix(stem, MAX_FORMS).filter(form => lightStem(form, language) === stem),
  )
}

function parseTerm(word: string, segments: readonly Segment[], isPrefix: boolean): QueryTerm {
  const stems = new Map([[stemOf(word), 1]])
  const add = (other: string, weight: number) => {
    const stem = stemOf(other)
    if (!stems.has(stem)) stems.set(stem, weight)
  }
  if (isPrefix)
    for (const segment of segments)
      for (const longer of segment.wordsWithPrefix(word, MAX_PREFIX_MATCHES)) add(longer, PREFIX_WEIGHT)
  const isFound = segments.some(segment => [...stems.keys()].some(stem => segment.find(stem)))
  if (!isFound)
    for (const segment of segments)
      for (const match of fuzzyMatches(word, segment.words, segment.letterBits)) add(match.word, TYPO_WEIGHT)
  return { stems, isExpansion: false }
}

/** Every stem of a query, for highlighting. */
export const stemsIn = ({ terms }: ParsedQuery): string[] => terms.flatMap(({ stems }) => [...stems.keys()])
