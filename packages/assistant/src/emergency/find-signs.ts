import { languages } from '@plumbline/domain'
import type { EmergencyWords } from '@plumbline/languages/assistant'
import { assistantLists } from '@plumbline/languages/lists/assistant-lists'
import { typoReader } from './correct-typos'
import { partsOf, readWords, type Word } from './read-words'

export type Sign = keyof EmergencyWords

/** Where a sign was found: the places of its first and last word, and its sentence. */
export type Found = {
  start: number
  end: number
  sentence: number
  sentenceLength: number
  /** Whether the sentence begins with it. */
  isOpening: boolean
}
export type FoundSigns = ReadonlyMap<Sign, readonly Found[]>

type Phrase = { sign: Sign; parts: readonly string[] }

/** Every language at once: people mix them, and the language of the screen isn't always the one they type in. */
const phrases: Phrase[] = languages.flatMap(language =>
  Object.entries(assistantLists[language].emergency).flatMap(([sign, list]) =>
    list.split('|').map(phrase => ({ sign: sign as Sign, parts: partsOf(phrase) })),
  ),
)

const MIN_BEGINNING = 3
const beginningOf = (word: string) => word.slice(0, MIN_BEGINNING)
const isBeginning = (part: string) => part.endsWith('*')

/** How a question is worded, not what happened: typos in these are left alone, or too much would be a question. */
const ofQuestions: ReadonlySet<Sign> = new Set([
  'prevention',
  'past',
  'ruleQuestion',
  'questionOpening',
  'topic',
])

const partsIn = (chosen: readonly Phrase[]) => new Set(chosen.flatMap(({ parts }) => parts))
const known = partsIn(phrases)
const beginnings = new Map<string, string[]>()
for (const part of known) {
  if (!isBeginning(part)) continue
  const key = beginningOf(part)
  beginnings.set(key, [...(beginnings.get(key) ?? []), part.slice(0, -1)])
}
const readingsOf = typoReader(
  new Set(
    [...partsIn(phrases.filter(({ sign }) => !ofQuestions.has(sign)))].map(part => part.replace('*', '')),
  ),
  word => known.has(word) || beginnings.get(beginningOf(word))?.some(each => word.startsWith(each)) === true,
)

const byWord = new Map<string, Phrase[]>()
const byBeginning = new Map<string, Phrase[]>()
for (const phrase of phrases) {
  const [first = ''] = phrase.parts
  const [index, key] = isBeginning(first) ? [byBeginning, beginningOf(first)] : [byWord, first]
  index.set(key, [...(index.get(key) ?? []), phrase])
}

const MAX_BETWEEN = 2

type Told = Word & { readings: readonly string[] }

const isWord = (part: string, word: Told | undefined) =>
  word?.readings.some(each => (isBeginning(part) ? each.startsWith(part.slice(0, -1)) : part === each)) ===
  true

/** The index of a phrase's last word, or -1. */
function endOf(parts: readonly string[], told: readonly Told[], from: number, part = 0): number {
  if (part === parts.length) return from - 1
  const expected = parts[part] ?? ''
  if (expected !== '_') return isWord(expected, told[from]) ? endOf(parts, told, from + 1, part + 1) : -1
  for (let between = 0; between <= MAX_BETWEEN; between++) {
    const end = endOf(parts, told, from + between, part + 1)
    if (end >= 0) return end
  }
  return -1
}

/** The signs in a text, each with every place where it stands, in order. */
export function findSigns(text: string): FoundSigns {
  const read = new Map<string, string[]>()
  const sentences = new Map<number, { first: number; length: number }>()
  const told = readWords(text).map((word, index) => {
    const readings = read.get(word.text) ?? readingsOf(word.text)
    read.set(word.text, readings)
    const { first = index, length = 0 } = sentences.get(word.sentence) ?? {}
    sentences.set(word.sentence, { first, length: length + word.weight })
    return { ...word, readings }
  })
  const found = new Map<Sign, Found[]>()
  for (const [index, { at, sentence, readings }] of told.entries()) {
    const { first = 0, length = 0 } = sentences.get(sentence) ?? {}
    const candidates = readings.flatMap(reading => [
      ...(byWord.get(reading) ?? []),
      ...(byBeginning.get(beginningOf(reading)) ?? []),
    ])
    for (const { sign, parts } of candidates) {
      const end = endOf(parts, told, index)
      if (end < 0) continue
      const place = {
        start: at,
        end: told[end]?.at ?? at,
        sentence,
        sentenceLength: length,
        isOpening: index === first,
      }
      const places = found.get(sign)
      if (places) places.push(place)
      else found.set(sign, [place])
    }
  }
  return found
}
