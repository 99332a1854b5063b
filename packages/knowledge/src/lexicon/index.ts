import { type Language, languages, plain } from '@plumbline/domain'
import { lexicons } from '@plumbline/languages/lists/lexicons'
import { lightStem } from './light-stem'

const wordsIn = (text: string) => plain(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []

type Translated = {
  english: string
  /** How many of the words were known. */
  known: number
}

/** The longest known saying at each place, then what follows it; unknown words stay as they are. */
function translate(words: readonly string[], known: ReadonlyMap<string, string>, one: Reading): Translated {
  const english: string[] = []
  let count = 0
  for (let at = 0; at < words.length; ) {
    let length = Math.min(6, words.length - at)
    while (length > 1 && !known.has(words.slice(at, at + length).join(' '))) length--
    const word = words[at] as string
    const said = length > 1 ? known.get(words.slice(at, at + length).join(' ')) : one(word, known)
    if (said !== undefined) count += length
    english.push(said ?? word)
    at += length
  }
  return { english: english.filter(Boolean).join(' '), known: count }
}

type Reading = (word: string, known: ReadonlyMap<string, string>) => string | undefined

/** 'escaleras' is read as 'escalera': a known word with a short ending. */
const inflected: Reading = (word, known) => {
  const whole = known.get(word)
  if (whole !== undefined) return whole
  for (let ending = 1; ending <= 3 && word.length - ending >= 4; ending++) {
    const found = known.get(word.slice(0, -ending))
    if (found !== undefined) return found
  }
  return undefined
}

const SHORTEST_PART = 4
/** The end of a compound says what it is, so it is enough: 'wellasbest' is asbestos. */
const SHORTEST_END = 5
/** The longest word in a German law has 63 letters. Longer ones aren't words, and taking them apart costs time. */
const LONGEST_COMPOUND = 64

/** 'betonschneiden' is read as 'beton' and 'schneiden', with or without a linking letter between. */
export const compound: Reading = (word, known) =>
  word.length > LONGEST_COMPOUND ? undefined : partsOf(word, known, new Map())

/** `read` has what each end of the word was read as: it is reached by many ways of cutting what is before it. */
function partsOf(
  word: string,
  known: ReadonlyMap<string, string>,
  read: Map<string, string | undefined>,
): string | undefined {
  if (!read.has(word))
    read.set(word, inflected(word, known) ?? cutInTwo(word, known, read) ?? endOf(word, known))
  return read.get(word)
}

function cutInTwo(word: string, known: ReadonlyMap<string, string>, read: Map<string, string | undefined>) {
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    const first = known.get(word.slice(0, cut)) ?? known.get(word.slice(0, cut).replace(/(?:es|en|s|n)$/, ''))
    const rest = first === undefined ? undefined : partsOf(word.slice(cut), known, read)
    if (rest !== undefined) return `${first} ${rest}`
  }
  return undefined
}

function endOf(word: string, known: ReadonlyMap<string, string>) {
  for (let cut = 2; word.length - cut >= SHORTEST_END; cut++) {
    const end = known.get(word.slice(cut))
    if (end !== undefined && end !== '') return end
  }
  return undefined
}

/** By its stem where the word itself is unknown: 'multaron' is read as 'multa'. Words without meaning have no other form. */
function byStem(language: Language, known: ReadonlyMap<string, string>, reading: Reading): Reading {
  const stems = new Map<string, string>()
  for (const [word, english] of known) {
    const stem = lightStem(word, language)
    if (english !== '' && !word.includes(' ') && !stems.has(stem)) stems.set(stem, english)
  }
  return word => reading(word, known) ?? stems.get(lightStem(word, language))
}

/** The words of a language, which have no accents and are in lower case. */
const wordsOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(lexicons[language].words.flatMap(words => Object.entries(words)))

const readings = { inflected, compound }

const spaced = languages.flatMap(language => {
  const { reading } = lexicons[language]
  if (reading !== 'inflected' && reading !== 'compound') return []
  const known = wordsOf(language)
  return [{ language, known, reading: byStem(language, known, readings[reading]) }]
})

const unspaced = languages.flatMap(language => {
  const { reading, script } = lexicons[language]
  if (reading !== 'unspaced' || !script) return []
  const known = wordsOf(language)
  return [{ language, known, script, longest: Math.max(...[...known.keys()].map(word => word.length)) }]
})

const latinRun = /[A-Za-z\d][A-Za-z\d./()-]*/y

/** Without spaces: the longest known word at each place. 'OSHA 300' inside it stays as it is. */
function fromUnspaced(text: string, { known, longest }: (typeof unspaced)[number]): string {
  const english: string[] = []
  for (let at = 0; at < text.length; ) {
    latinRun.lastIndex = at
    const latin = latinRun.exec(text)?.[0]
    let length = latin?.length ?? Math.min(longest, text.length - at)
    while (!latin && length > 0 && !known.has(text.slice(at, at + length))) length--
    english.push(latin ?? (length > 0 ? (known.get(text.slice(at, at + length)) ?? '') : (text[at] ?? '')))
    at += Math.max(length, 1)
  }
  return english.join(' ').replace(/\s+/g, ' ').trim()
}

/** Rules of other countries hold words of their languages, so more of a question may seem English than is. */
const OWN_LANGUAGE_WEIGHT = 2

export type Read = {
  english: string
  /** The language it was read in. */
  language: Language
}

/**
 * A search in English, whatever language of the product it was typed in. `isEnglish` says whether a word is one of the
 * texts searched; a text is taken for another language when that language knows more of its words.
 */
export function readQuery(text: string, isEnglish: (word: string) => boolean, reader: Language): Read {
  const written = unspaced.find(({ script }) => script.test(text))
  if (written) return { english: fromUnspaced(text, written), language: written.language }
  const words = wordsIn(text)
  let best: Read & { score: number } = {
    score: words.filter(isEnglish).length,
    english: text,
    language: 'en',
  }
  for (const { language, known, reading } of spaced) {
    const translated = translate(words, known, reading)
    const score = translated.known * (language === reader ? OWN_LANGUAGE_WEIGHT : 1)
    if (score > best.score) best = { score, english: translated.english, language }
  }
  return best
}

const fillers = new Map(
  [...spaced, ...unspaced].map(
    ({ language, known }) =>
      [language, new Set([...known].flatMap(([word, english]) => (english === '' ? [word] : [])))] as const,
  ),
)

/** 'de', 'por', 'puede': words of that language that carry no meaning in a search. */
export const isFiller = (word: string, language: Language) => fillers.get(language)?.has(word) ?? false

const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word)
const talk = Object.entries(lexicons.en.siteTalk ?? {}).map(
  ([saying, words]) => [` ${wordsIn(saying).map(singular).join(' ')} `, words] as const,
)

/** The words that rules use for what people say: 'porta potties' are toilets. Empty where nothing is known. */
export function inRuleWords(text: string): string {
  const said = ` ${wordsIn(text.replaceAll('-', ' ')).map(singular).join(' ')} `
  return talk.flatMap(([saying, words]) => (said.includes(saying) ? [words] : [])).join(' ')
}
