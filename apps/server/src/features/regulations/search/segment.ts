import { setImmediate } from 'node:timers/promises'
import type { Severity } from '@plumbline/contract'
import { codeKey, parseCode } from '@plumbline/knowledge/regulations/codes'
import { type Attributes, attributesOf } from './attributes'
import { Gathering, type Postings } from './gathering'
import { Meanings } from './meanings'
import { lettersOf } from './typos'
import { stemOf } from './words'

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
  /** Where it stands in the built-in library; null for an organization's own. */
  position: number | null
  updatedAt: number
  meaning: Int8Array | null
}

/** What is kept of it once its words are in the index. */
export type Entry = Omit<SearchDocument, 'summary' | 'description' | 'meaning'>

/** How many are taken in before others get their turn. */
const AT_ONCE = 250

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
    const gathering = new Gathering()
    const lengths = new Float32Array(documents.length)
    for (const [row, document] of documents.entries()) {
      lengths[row] = gathering.add(document, row)
      if (row % AT_ONCE === AT_ONCE - 1) await setImmediate()
    }
    return new Segment(documents, gathering, lengths)
  }

  private constructor(documents: readonly SearchDocument[], gathering: Gathering, lengths: Float32Array) {
    this.documents = documents.map(({ summary: _, description: __, meaning: ___, ...entry }) => entry)
    this.dead = new Uint8Array(documents.length)
    this.lengths = lengths
    this.totalLength = lengths.reduce((sum, length) => sum + length, 0)
    this.postings = gathering.postings()
    this.words = gathering.words().sort()
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

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)

function firstAtLeast<T>(sorted: readonly T[], start: string, keyOf: (entry: T) => string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keyOf(sorted[middle] as T) < start) low = middle + 1
    else high = middle
  }
  return low
}
