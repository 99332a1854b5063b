import { EMBEDDING_SIZE } from '@plumbline/domain'
import { countBits } from './count-bits'

const WORDS_PER_ROW = EMBEDDING_SIZE / 32
/** The part of the signs compared first: a third is enough to rule out most rows. */
const COARSE_WORDS = WORDS_PER_ROW / 3
/** Up to this many rows, comparing whole vectors is as fast as filtering first. */
const MAX_EXHAUSTIVE = 4_000
/** How many rows remain after each filter; the last ones are compared whole. */
const COARSE_CANDIDATES = 2_000
const CANDIDATES = 300

export type Neighbor = { row: number; product: number }

/**
 * Finds the embeddings closest to another. The signs of the numbers alone rule out most rows, first a third of the
 * signs, then all 384; the remaining rows are compared number by number.
 */
export class VectorIndex {
  private readonly bytes: Int8Array
  /** A table of its own, so that the first filter reads as little memory as possible. */
  private readonly coarse: Int32Array
  private readonly signs: Int32Array
  private readonly present: Uint8Array
  private readonly size: number

  constructor(embeddings: readonly (Int8Array | null)[]) {
    this.size = embeddings.length
    this.bytes = new Int8Array(this.size * EMBEDDING_SIZE)
    this.coarse = new Int32Array(this.size * COARSE_WORDS)
    this.signs = new Int32Array(this.size * WORDS_PER_ROW)
    this.present = new Uint8Array(this.size)
    embeddings.forEach((embedding, row) => {
      if (embedding?.length !== EMBEDDING_SIZE) return
      this.present[row] = 1
      this.bytes.set(embedding, row * EMBEDDING_SIZE)
      const signs = signsOf(embedding)
      this.signs.set(signs, row * WORDS_PER_ROW)
      this.coarse.set(signs.subarray(0, COARSE_WORDS), row * COARSE_WORDS)
    })
  }

  closest(target: Int8Array, limit: number, isWanted: (row: number) => boolean): Neighbor[] {
    const rows = this.size <= MAX_EXHAUSTIVE ? this.all(isWanted) : this.nearBySign(target, isWanted)
    return rows
      .map(row => ({ row, product: this.product(target, row) }))
      .sort((a, b) => b.product - a.product)
      .slice(0, limit)
  }

  private all(isWanted: (row: number) => boolean): number[] {
    const rows: number[] = []
    for (let row = 0; row < this.size; row++) if (this.present[row] && isWanted(row)) rows.push(row)
    return rows
  }

  private nearBySign(target: Int8Array, isWanted: (row: number) => boolean): number[] {
    const targetSigns = signsOf(target)
    const distances = new Uint16Array(this.size)
    for (let row = 0; row < this.size; row++)
      distances[row] = countDifferent(this.coarse, row * COARSE_WORDS, targetSigns, COARSE_WORDS)
    const coarse = nearest(distances, COARSE_CANDIDATES, row => this.present[row] === 1 && isWanted(row))
    const finer = new Uint16Array(coarse.length)
    for (let at = 0; at < coarse.length; at++)
      finer[at] = countDifferent(
        this.signs,
        (coarse[at] as number) * WORDS_PER_ROW,
        targetSigns,
        WORDS_PER_ROW,
      )
    return nearest(finer, CANDIDATES, () => true).map(at => coarse[at] as number)
  }

  private product(target: Int8Array, row: number): number {
    const { bytes } = this
    const from = row * EMBEDDING_SIZE
    let sum = 0
    // Four at a time and as integers: half the time of one by one, and most of the time of a search.
    for (let i = 0; i < EMBEDDING_SIZE; i += 4) {
      const at = from + i
      sum =
        (sum +
          (target[i] as number) * (bytes[at] as number) +
          (target[i + 1] as number) * (bytes[at + 1] as number) +
          (target[i + 2] as number) * (bytes[at + 2] as number) +
          (target[i + 3] as number) * (bytes[at + 3] as number)) |
        0
    }
    return sum
  }
}

/** How many signs differ, counted 32 at a time. */
function countDifferent(table: Int32Array, from: number, target: Int32Array, words: number): number {
  let count = 0
  for (let i = 0; i < words; i++) {
    count += countBits((table[from + i] as number) ^ (target[i] as number))
  }
  return count
}

/** About `limit` positions with the smallest distances. A histogram gives the cutoff, so nothing is sorted. */
function nearest(distances: Uint16Array, limit: number, isWanted: (at: number) => boolean): number[] {
  const histogram = new Uint32Array(EMBEDDING_SIZE + 2)
  for (let at = 0; at < distances.length; at++) {
    const distance = distances[at] as number
    histogram[distance] = (histogram[distance] as number) + 1
  }
  let cutoff = 0
  for (let seen = histogram[0] as number; seen < limit && cutoff <= EMBEDDING_SIZE; )
    seen += histogram[++cutoff] as number
  const found: number[] = []
  for (let at = 0; at < distances.length && found.length < 2 * limit; at++)
    if ((distances[at] as number) <= cutoff && isWanted(at)) found.push(at)
  return found
}

function signsOf(embedding: Int8Array): Int32Array {
  const signs = new Int32Array(WORDS_PER_ROW)
  for (let i = 0; i < EMBEDDING_SIZE; i++)
    if ((embedding[i] as number) > 0) signs[i >>> 5] = (signs[i >>> 5] as number) | (1 << (i & 31))
  return signs
}
