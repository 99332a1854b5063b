import { type HazardId, languages, plain } from '@plumbline/domain'
import { hazards } from '@plumbline/knowledge'
import { speechLists } from '@plumbline/languages/lists/speech-lists'
import { message } from '@plumbline/messages'
import { categoryOf } from './categories'

const known = hazards.map(({ id }) => ({
  id,
  words: [
    message(`hazard.${id}.name`).text,
    ...languages.flatMap(language => speechLists[language].keywords[id]),
  ].map(word => plain(word).trim()),
}))

const han = /\p{Script=Han}/u
/** Shorter than this a beginning fits too many hazards to mean one. */
const MIN_LETTERS = 4

/**
 * The hazards that a search means by their names or what people say of them, in any of the languages: findings are
 * stored in English, and their readers search in their own.
 */
export function hazardsNamed(search: string): HazardId[] {
  const sought = plain(search).trim()
  if (sought.length < (han.test(sought) ? 2 : MIN_LETTERS)) return []
  const fits = (keyword: string) =>
    han.test(sought) ? keyword.includes(sought) : ` ${keyword}`.includes(` ${sought}`)
  return known.filter(({ words }) => words.some(fits)).map(({ id }) => id)
}

/** The words for a hazard in a text that a search for them finds; null where none is named. */
export function hazardWordsIn(text: string): string | null {
  const told = ` ${plain(text)
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const spoken = known
    .flatMap(({ id, words }) => words.map(word => ({ id, word })))
    .filter(({ word }) => (han.test(word) ? told.includes(word) : told.includes(` ${word}`)))
    .toSorted((a, b) => b.word.length - a.word.length)
  const [longest] = spoken
  if (!longest) return null
  return hazardsNamed(longest.word).includes(longest.id)
    ? longest.word
    : message(`hazard.${longest.id}.name`).text
}

/** The hazard that a text tells of, in any of the languages: the one most of whose words stand in it. */
export function hazardIn(text: string): HazardId | null {
  const told = ` ${plain(text)
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const scored = known
    .map(({ id, words }) => ({
      id,
      score: words
        .filter(word => (han.test(word) ? told.includes(word) : told.includes(` ${word}`)))
        .reduce((sum, word) => sum + word.length, 0),
    }))
    .toSorted((a, b) => b.score - a.score)
  const [best] = scored
  return best && best.score > 0 ? best.id : null
}

/** What a person described is counted and explained like a finding of the same hazard. */
export function hazardOf(text: string) {
  const hazard = hazardIn(text)
  return { hazard, category: categoryOf(hazard) }
}
