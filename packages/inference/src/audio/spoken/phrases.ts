import type { Language } from '@plumbline/domain'
import { profiles } from '@plumbline/languages/lists/profiles'
import { speechLists } from '@plumbline/languages/lists/speech-lists'

const HIDDEN = '·'

/**
 * Lower case, one space around every word, so that phrases are found by plain search: several hundred regular
 * expressions would take longer to compile than the whole rest. A language without spaces has none to go by.
 */
export function spaced(text: string, language: Language): string {
  const plain = text.toLowerCase().normalize('NFC').replaceAll('’', "'")
  if (!profiles[language].isSpaced) return plain
  const parted = speechLists[language].endsWordAtApostrophe ? plain.replaceAll("'", "' ") : plain
  return ` ${parted.replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ').trim()} `
}

/** The index of a spaced phrase, or its plural in -s, in a spaced text; -1 if it isn't there. */
export function placeOf(text: string, phrase: string): number {
  const at = text.indexOf(phrase)
  return at >= 0 || !phrase.endsWith(' ') ? at : text.indexOf(`${phrase.slice(0, -1)}s `)
}

export const hasAny = (text: string, phrases: readonly string[]) =>
  phrases.some(phrase => placeOf(text, phrase) >= 0)

/** Hides the phrases, keeping everything else where it is. */
export function hide(text: string, phrases: readonly string[]): string {
  let rest = text
  for (const phrase of phrases) {
    for (let at = placeOf(rest, phrase); at >= 0; at = placeOf(rest, phrase)) {
      const length = phrase.trim().length
      const from = at + phrase.indexOf(phrase.trim())
      rest = rest.slice(0, from) + HIDDEN.repeat(length) + rest.slice(from + length)
    }
  }
  return rest
}

export const isHidden = (text: string, at: number) => text[at] === HIDDEN || text[at + 1] === HIDDEN
