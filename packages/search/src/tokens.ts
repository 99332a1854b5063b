import { isAscii, plain } from '@plumbline/domain'
import { stemmer } from 'stemmer'

/** Words so common that they tell no text from another. */
const stopWords = new Set(
  (
    'a about all also am an and any anybody anyone are as at be been being but by can could did do does doing for from get ' +
    'had has have he her his how i if in into is it its just let may me must my no not of on one or our out should so ' +
    'somebody someone such than that the their them then there these they this those to too us was we were what when ' +
    'where which who whose why will with would you your'
  ).split(' '),
)

/** The words of a text with their positions, normalized by `plain`. */
export const tokensWithPositions = (text: string): { word: string; from: number; to: number }[] =>
  [...text.matchAll(isAscii(text) ? /[a-z\d]+/gi : /\p{Script=Han}|[\p{L}\p{N}\p{Mn}]+/gu)].map(match => ({
    word: plain(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }))

export const tokensIn = (text: string): string[] =>
  plain(text).match(isAscii(text) ? /[a-z\d]+/g : /\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []

export const isStopWord = (word: string) => stopWords.has(word)

const stems = new Map<string, string>()
const MAX_CACHED_STEMS = 200_000

/** 'guarding' and 'guarded' have the same stem. Cached, because stemming is slow and texts repeat their words. */
export function stemOf(word: string): string {
  const cached = stems.get(word)
  if (cached !== undefined) return cached
  if (stems.size >= MAX_CACHED_STEMS) stems.clear()
  const stem = /^[a-z]+$/.test(word) ? stemmer(word) : word
  stems.set(word, stem)
  return stem
}
