import type { Language } from '@plumbline/contract'
import { inEnglish, inRuleWords } from '@plumbline/knowledge/lexicon/index'
import type { Segment } from './segment'
import { closeWords } from './typos'
import { isEmpty, stemOf, wordsOf } from './words'

/** A word of a search with everything it may stand for, each with how much it is worth beside the word itself. */
export type AskedWord = { stems: Map<string, number>; isAdded: boolean }
export type Asked = {
  words: AskedWord[]
  /** What is asked, in English, for comparing meanings. */
  english: string
}

const WORTH_OF_BEGINNING = 0.7
const WORTH_OF_SLIP = 0.6
const WORTH_OF_SAYING = 0.6
const MAX_BEGINNINGS = 20
const MAX_WORDS = 24

/** Reads a search: translated, without empty words, with slips forgiven and the last word open-ended. */
export function readAsked(text: string, segments: readonly Segment[], reader: Language): Asked {
  const isKnown = (word: string) => isEmpty(word) || segments.some(segment => segment.has(word))
  const english = inEnglish(text, isKnown, reader)
  const typed = wordsOf(english)
    .filter(word => !isEmpty(word))
    .slice(0, MAX_WORDS)
  const isOpen = /[\p{L}\p{N}]$/u.test(text)
  const words = typed.map((word, at) =>
    askedWord(word, segments, isOpen && at === typed.length - 1 && word.length >= 3),
  )
  const seen = new Set(words.flatMap(({ stems }) => [...stems.keys()]))
  for (const word of wordsOf(inRuleWords(english))) {
    const stem = stemOf(word)
    if (isEmpty(word) || seen.has(stem)) continue
    seen.add(stem)
    words.push({ stems: new Map([[stem, WORTH_OF_SAYING]]), isAdded: true })
  }
  return { words, english }
}

function askedWord(word: string, segments: readonly Segment[], isOpen: boolean): AskedWord {
  const stems = new Map([[stemOf(word), 1]])
  const add = (other: string, worth: number) => {
    const stem = stemOf(other)
    if (!stems.has(stem)) stems.set(stem, worth)
  }
  if (isOpen)
    for (const segment of segments)
      for (const longer of segment.wordsBeginningWith(word, MAX_BEGINNINGS)) add(longer, WORTH_OF_BEGINNING)
  const isThere = segments.some(segment => [...stems.keys()].some(stem => segment.find(stem)))
  if (!isThere)
    for (const segment of segments)
      for (const { word: meant } of closeWords(word, segment.words, segment.letters))
        add(meant, WORTH_OF_SLIP)
  return { stems, isAdded: false }
}

/** Everything that was looked for, in one list. */
export const stemsOf = ({ words }: Asked): string[] => words.flatMap(({ stems }) => [...stems.keys()])
