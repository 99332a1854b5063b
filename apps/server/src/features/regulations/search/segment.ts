import { setImmediate } from 'node:timers/promises'
import type { Severity } from '@plumbline/contract'
import { codeKey, parseCode } from '@plumbline/knowledge/regulations/codes'
import { type Attributes, attributesOf } from './attributes'
import { Meanings } from './meanings'
import { lettersOf } from './typos'
import { isEmpty, stemOf, wordsOf } from './words'

/** What the search knows of a regulation. */
export type SearchDocument = {
  /** The id that callers see. */
  id: string
  title: string
  code: string
  summary: string
  description: string | null
  industry: string
  body: string
  risk: Severity
  tags: string[]
  isActive: boolean
  /** Where it stands in the built-in library; null for an organisation's own. */
  position: number | null
  updatedAt: number
  meaning: Int8Array | null
}

/** What is kept of it once its words are in the index. */
export type Entry = Omit<SearchDocument, 'summary' | 'description' | 'meaning'>
type Postings = { rows: Int32Array; weights: Float32Array }
type Gathered = Map<string, { rows: number[]; weights: number[] }>

/** How much a word tells by where it stands. */
const weightOf = { title: 3, code: 3, tags: 2.5, summary: 1, description: 0.5, industry: 0.5 }
/** How many are taken in before others get their turn. */
const atOnce = 250

/** Many documents, ready to be searched; never changed once built, but for the rows that later changes make obsolete. */
export class Segment {
  readonly documents: readonly Entry[]
  readonly dead: Uint8Array
  readonly lengths: Float32Array
  readonly totalLength: number
  readonly meanings: Meanings
  readonly attributes: Attributes
  /** Every word as written, sorted, for beginnings and for slips. */
  readonly words: readonly string[]
  readonly letters: Int32Array
  private readonly postings: ReadonlyMap<string, Postings>
  private readonly bySection = new Map<string, number[]>()
  private readonly byKey: { key: string; row: number }[]

  static async of(documents: readonly SearchDocument[]): Promise<Segment> {
    const gathered: Gathered = new Map()
    const words = new Set<string>()
    const lengths = new Float32Array(documents.length)
    for (const [row, document] of documents.entries()) {
      lengths[row] = gather(document, row, gathered, words)
      if (row % atOnce === atOnce - 1) await setImmediate()
    }
    return new Segment(documents, gathered, words, lengths)
  }

  private constructor(
    documents: readonly SearchDocument[],
    gathered: Gathered,
    words: ReadonlySet<string>,
    lengths: Float32Array,
  ) {
    this.documents = documents.map(({ summary: _, description: __, meaning: ___, ...entry }) => entry)
    this.dead = new Uint8Array(documents.length)
    this.lengths = lengths
    this.totalLength = lengths.reduce((sum, length) => sum + length, 0)
    this.postings = new Map(
      [...gathered].map(([stem, { rows, weights }]) => [
        stem,
        { rows: Int32Array.from(rows), weights: Float32Array.from(weights) },
      ]),
    )
    this.words = [...words].sort()
    this.letters = Int32Array.from(this.words, lettersOf)
    for (const [row, { code }] of documents.entries()) this.noteCode(code, row)
    this.byKey = documents.map(({ code }, row) => ({ key: codeKey(code), row })).sort(byKey)
    this.attributes = attributesOf(this.documents)
    this.meanings = new Meanings(documents.map(({ meaning }) => meaning))
  }

  /** In how many documents a word stands, and how much it weighs in each. */
  find(stem: string): Postings | undefined {
    return this.postings.get(stem)
  }

  has(word: string): boolean {
    return this.postings.has(stemOf(word))
  }

  wordsBeginningWith(start: string, most: number): string[] {
    const found: string[] = []
    for (let at = firstAtLeast(this.words, start, word => word); found.length < most; at++) {
      const word = this.words[at]
      if (!word?.startsWith(start)) break
      found.push(word)
    }
    return found
  }

  /** Rows whose code has that section: '501' finds 1926.501 and all its paragraphs. */
  rowsOfSection(section: string): readonly number[] {
    return this.bySection.get(section) ?? []
  }

  /** Rows whose code begins that way, in the order of their codes. */
  rowsOfKey(start: string, most: number): number[] {
    const found: number[] = []
    for (let at = firstAtLeast(this.byKey, start, ({ key }) => key); found.length < most; at++) {
      const entry = this.byKey[at]
      if (!entry?.key.startsWith(start)) break
      found.push(entry.row)
    }
    return found
  }

  private noteCode(code: string, row: number) {
    const parsed = parseCode(code)
    if (parsed?.system !== 'cfr' || parsed.section === undefined) return
    const rows = this.bySection.get(parsed.section)
    if (rows) rows.push(row)
    else this.bySection.set(parsed.section, [row])
  }
}

/** Notes the words of a document and answers how long it is, by the weight of its words. */
const gather = (document: SearchDocument, row: number, gathered: Gathered, words: Set<string>): number => {
  const weights = new Map<string, number>()
  const weigh = (text: string, weight: number) => {
    for (const word of wordsOf(text)) {
      if (isEmpty(word)) continue
      words.add(word)
      const stem = stemOf(word)
      weights.set(stem, (weights.get(stem) ?? 0) + weight)
    }
  }
  weigh(document.title, weightOf.title)
  weigh(document.code, weightOf.code)
  weigh(document.tags.join(' '), weightOf.tags)
  weigh(document.summary, weightOf.summary)
  weigh(document.description ?? '', weightOf.description)
  weigh(document.industry, weightOf.industry)
  let length = 0
  for (const [stem, weight] of weights) {
    const list = gathered.get(stem) ?? { rows: [], weights: [] }
    if (list.rows.length === 0) gathered.set(stem, list)
    list.rows.push(row)
    list.weights.push(weight)
    length += weight
  }
  return length
}

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)

const firstAtLeast = <T>(sorted: readonly T[], start: string, keyOf: (entry: T) => string): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keyOf(sorted[middle] as T) < start) low = middle + 1
    else high = middle
  }
  return low
}
