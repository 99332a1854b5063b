import { isAscii, plain } from '@plumbline/knowledge/lexicon/index'
import { stemmer } from 'stemmer'

/** Words that stand in every text and tell none from another. */
const empty = new Set(
  (
    'a about all also am an and any anybody anyone are as at be been being but by can could did do does doing for from get ' +
    'had has have he her his how i if in into is it its just let may me must my no not of on one or our out should so ' +
    'somebody someone such than that the their them then there these they this those to too us was we were what when ' +
    'where which who whose why will with would you your'
  ).split(' '),
)

/** The words of a text in order, with where each stands, as `plain` writes them. */
export const placesOfWords = (text: string): { word: string; from: number; to: number }[] =>
  [...text.matchAll(isAscii(text) ? /[a-z\d]+/gi : /\p{Script=Han}|[\p{L}\p{N}\p{Mn}]+/gu)].map(match => ({
    word: plain(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }))

export const wordsOf = (text: string): string[] =>
  plain(text).match(isAscii(text) ? /[a-z\d]+/g : /\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []

export const isEmpty = (word: string) => empty.has(word)

const known = new Map<string, string>()
const MAX_KEPT = 200_000

/** 'guarding' and 'guarded' are one word. Stemming is slow beside looking up, and texts repeat themselves. */
export function stemOf(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= MAX_KEPT) known.clear()
  const stem = /^[a-z]+$/.test(word) ? stemmer(word) : word
  known.set(word, stem)
  return stem
}
