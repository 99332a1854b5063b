import { EMBEDDING_SIZE } from '@plumbline/inference/text/embedder'

const WORDS_PER_ROW = EMBEDDING_SIZE / 32
/** The signs looked at first: a third of them tells most of the far ones. */
const COARSE_WORDS = WORDS_PER_ROW / 3
/** Below this many, comparing whole is as fast as sorting out first. */
const FEW_ENOUGH = 4_000
/** How many survive each sorting out; the last are compared whole. */
const COARSE_SURVIVORS = 2_000
const SURVIVORS = 300

export type Close = { row: number; product: number }

/**
 * The meanings of many texts, and which are closest to another. The signs of the numbers alone sort out the far ones,
 * first a third of them, then all 384; what is left is compared byte by byte.
 */
export class Meanings {
  private readonly bytes: Int8Array
  /** Two tables, so that the first look runs through as little memory as it can. */
  private readonly coarse: Int32Array
  private readonly signs: Int32Array
  private readonly present: Uint8Array
  private readonly size: number

  constructor(meanings: readonly (Int8Array | null)[]) {
    this.size = meanings.length
    this.bytes = new Int8Array(this.size * EMBEDDING_SIZE)
    this.coarse = new Int32Array(this.size * COARSE_WORDS)
    this.signs = new Int32Array(this.size * WORDS_PER_ROW)
    this.present = new Uint8Array(this.size)
    meanings.forEach((meaning, row) => {
      if (meaning?.length !== EMBEDDING_SIZE) return
      this.present[row] = 1
      this.bytes.set(meaning, row * EMBEDDING_SIZE)
      const signs = signsOf(meaning)
      this.signs.set(signs, row * WORDS_PER_ROW)
      this.coarse.set(signs.subarray(0, COARSE_WORDS), row * COARSE_WORDS)
    })
  }

  closest(to: Int8Array, most: number, isWanted: (row: number) => boolean): Close[] {
    const rows = this.size <= FEW_ENOUGH ? this.all(isWanted) : this.nearBySign(to, isWanted)
    return rows
      .map(row => ({ row, product: this.product(to, row) }))
      .sort((a, b) => b.product - a.product)
      .slice(0, most)
  }

  private all(isWanted: (row: number) => boolean): number[] {
    const rows: number[] = []
    for (let row = 0; row < this.size; row++) if (this.present[row] && isWanted(row)) rows.push(row)
    return rows
  }

  private nearBySign(to: Int8Array, isWanted: (row: number) => boolean): number[] {
    const sought = signsOf(to)
    const distances = new Uint16Array(this.size)
    for (let row = 0; row < this.size; row++)
      distances[row] = differing(this.coarse, row * COARSE_WORDS, sought, COARSE_WORDS)
    const roughly = nearest(distances, COARSE_SURVIVORS, row => this.present[row] === 1 && isWanted(row))
    const finer = new Uint16Array(roughly.length)
    for (let at = 0; at < roughly.length; at++)
      finer[at] = differing(this.signs, (roughly[at] as number) * WORDS_PER_ROW, sought, WORDS_PER_ROW)
    return nearest(finer, SURVIVORS, () => true).map(at => roughly[at] as number)
  }

  private product(to: Int8Array, row: number): number {
    let sum = 0
    for (let i = 0, at = row * EMBEDDING_SIZE; i < EMBEDDING_SIZE; i++, at++)
      sum += (to[i] as number) * (this.bytes[at] as number)
    return sum
  }
}

/** How many signs differ, counted 32 at a time. */
function differing(table: Int32Array, from: number, sought: Int32Array, words: number): number {
  let count = 0
  for (let i = 0; i < words; i++) {
    let bits = (table[from + i] as number) ^ (sought[i] as number)
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** About `most` places with the smallest distances: a tally tells where to draw the line, so nothing is sorted. */
function nearest(distances: Uint16Array, most: number, isWanted: (at: number) => boolean): number[] {
  const tally = new Uint32Array(EMBEDDING_SIZE + 2)
  for (let at = 0; at < distances.length; at++) {
    const distance = distances[at] as number
    tally[distance] = (tally[distance] as number) + 1
  }
  let line = 0
  for (let seen = tally[0] as number; seen < most && line <= EMBEDDING_SIZE; ) seen += tally[++line] as number
  const found: number[] = []
  for (let at = 0; at < distances.length && found.length < 2 * most; at++)
    if ((distances[at] as number) <= line && isWanted(at)) found.push(at)
  return found
}

function signsOf(meaning: Int8Array): Int32Array {
  const signs = new Int32Array(WORDS_PER_ROW)
  for (let i = 0; i < EMBEDDING_SIZE; i++)
    if ((meaning[i] as number) > 0) signs[i >>> 5] = (signs[i >>> 5] as number) | (1 << (i & 31))
  return signs
}
