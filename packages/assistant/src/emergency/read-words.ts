import { plain } from '@plumbline/domain'

/** A word of a message, or one character where a language has no spaces, and where it stands. */
export type Word = { text: string; at: number; weight: number; sentence: number }

const WORD = 2
const CHARACTER = 1
/** What a new sentence adds to the distance between two words. */
const SENTENCE_GAP = 6

const pieces = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+|[.!?;\n。！？；]+/gu

/** How words are compared: lower case, no accents, 'isn't' as 'isnt' and 'l'eau' as 'l eau'. */
const simplified = (text: string) =>
  plain(text)
    .replaceAll('œ', 'oe')
    .replaceAll(/['’`´](?=(?:t|s|re|ve|ll|m|d)(?!\p{L}))/gu, '')

/** The words of a text with their places: a word counts two and a character of Chinese one. */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  let at = 0
  let sentence = 0
  for (const [piece] of simplified(text).matchAll(pieces)) {
    if (/^[.!?;\n。！？；]/.test(piece)) {
      sentence += 1
      at += SENTENCE_GAP
    } else {
      const weight = /^\p{Script=Han}/u.test(piece) ? CHARACTER : WORD
      words.push({ text: piece, at, weight, sentence })
      at += weight
    }
  }
  return words
}

/** The parts of a phrase in a list: words as they are compared, 'word*' for a beginning, '_' for up to two others. */
export const partsOf = (phrase: string): string[] =>
  simplified(phrase).match(/_|\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+\*?/gu) ?? []
