import { setImmediate } from 'node:timers/promises'
import { codeKey, parseCode } from '@plumbline/knowledge/regulations/codes'
import { type Attributes, attributesOf } from './attributes'
import type { IndexedDocument, SearchDocument } from './document'
import { letterBitsOf } from './fuzzy-matches'
import { IndexBuilder, type Postings } from './index-builder'
import { stemOf } from './tokens'
import { VectorIndex } from './vector-index'

/** Documents indexed before other work in the thread gets its turn. */
const BATCH_SIZE = 250

/** An index of many documents. It never changes, except that rows are marked as deleted when a newer version exists. */
export class Segment {
  readonly documents: readonly IndexedDocument[]
  readonly deleted: Uint8Array
  readonly lengths: Float32Array
  readonly totalLength: number
  readonly vectors: VectorIndex
  readonly askVectors: VectorIndex
  readonly attributes: Attributes
  /** Every word, sorted, for prefixes and typos. */
  readonly words: readonly string[]
  readonly letterBits: Int32Array
  private readonly writtenStems: ReadonlySet<string>
  private readonly postings: ReadonlyMap<string, Postings>
  private readonly bySection = new Map<string, number[]>()
  private readonly byKey: { key: string; row: number }[]

  static async of(documents: readonly SearchDocument[]): Promise<Segment> {
    const builder = new IndexBuilder()
    const lengths = new Float32Array(documents.length)
    for (const [row, document] of documents.entries()) {
      lengths[row] = builder.add(document, row)
      if (row % BATCH_SIZE === BATCH_SIZE - 1) await setImmediate()
    }
    return new Segment(documents, builder, lengths)
  }

  private constructor(documents: readonly SearchDocument[], builder: IndexBuilder, lengths: Float32Array) {
    this.documents = documents.map(
      ({ summary: _, description: __, asks: ___, embedding: ____, asksEmbedding: _____, ...kept }) => kept,
    )
    this.deleted = new Uint8Array(documents.length)
    this.lengths = lengths
    this.totalLength = lengths.reduce((sum, length) => sum + length, 0)
    this.postings = builder.postings()
    this.writtenStems = builder.writtenStems()
    this.words = builder.words().sort()
    this.letterBits = Int32Array.from(this.words, letterBitsOf)
    for (const [row, { code }] of documents.entries()) this.addCode(code, row)
    this.byKey = documents.map(({ code }, row) => ({ key: codeKey(code), row })).sort(byKey)
    this.attributes = attributesOf(this.documents)
    this.vectors = new VectorIndex(documents.map(({ embedding }) => embedding))
    this.askVectors = new VectorIndex(documents.map(({ asksEmbedding }) => asksEmbedding))
  }

  /** The documents that contain a stem, and its weight in each. */
  find(stem: string): Postings | undefined {
    return this.postings.get(stem)
  }

  /** Whether a word stands in one of the texts; those are English, other than the ways people ask. */
  has(word: string): boolean {
    return this.writtenStems.has(stemOf(word))
  }

  wordsWithPrefix(prefix: string, limit: number): string[] {
    const found: string[] = []
    for (let at = firstAtLeast(this.words, prefix, word => word); found.length < limit; at++) {
      const word = this.words[at]
      if (!word?.startsWith(prefix)) break
      found.push(word)
    }
    return found
  }

  /** Rows whose code has that section: '501' finds 1926.501 and all its paragraphs. */
  rowsOfSection(section: string): readonly number[] {
    return this.bySection.get(section) ?? []
  }

  /** Rows whose code starts with that, in the order of their codes. */
  rowsWithCodePrefix(prefix: string, limit: number): number[] {
    const found: number[] = []
    for (let at = firstAtLeast(this.byKey, prefix, ({ key }) => key); found.length < limit; at++) {
      const entry = this.byKey[at]
      if (!entry?.key.startsWith(prefix)) break
      found.push(entry.row)
    }
    return found
  }

  private addCode(code: string, row: number) {
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
