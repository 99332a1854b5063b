import { EMBEDDING_SIZE } from '@plumbline/inference/text/embedder'

const wordsPerRow = EMBEDDING_SIZE / 32
/** Below this many, comparing whole is as fast as sorting out first. */
const fewEnough = 4_000
/** How many survive the sorting out, to be compared whole. */
const survivors = 600

export type Close = { row: number; product: number }

/**
 * The meanings of many texts, and which are closest to another. The signs of the numbers alone (384 bits) sort out the
 * far ones; what is left is compared byte by byte.
 */
export class Meanings {
  private readonly bytes: Int8Array
  private readonly signs: Uint32Array
  private readonly present: Uint8Array
  private readonly size: number

  constructor(meanings: readonly (Int8Array | null)[]) {
    this.size = meanings.length
    this.bytes = new Int8Array(this.size * EMBEDDING_SIZE)
    this.signs = new Uint32Array(this.size * wordsPerRow)
    this.present = new Uint8Array(this.size)
    meanings.forEach((meaning, row) => {
      if (meaning?.length !== EMBEDDING_SIZE) return
      this.present[row] = 1
      this.bytes.set(meaning, row * EMBEDDING_SIZE)
      this.signs.set(signsOf(meaning), row * wordsPerRow)
    })
  }

  closest(to: Int8Array, most: number, isWanted: (row: number) => boolean): Close[] {
    const rows = this.size <= fewEnough ? this.all(isWanted) : this.nearBySign(to, isWanted)
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

  /** Counts the differing signs of every row, then takes rows from the smallest count up. */
  private nearBySign(to: Int8Array, isWanted: (row: number) => boolean): number[] {
    const sought = signsOf(to)
    const differing = new Uint16Array(this.size)
    const tally = new Uint32Array(EMBEDDING_SIZE + 1)
    for (let row = 0, at = 0; row < this.size; row++) {
      let count = 0
      for (let i = 0; i < wordsPerRow; i++, at++) {
        let bits = (this.signs[at] as number) ^ (sought[i] as number)
        bits -= (bits >>> 1) & 0x55555555
        bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
        count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
      }
      if (!this.present[row] || !isWanted(row)) count = EMBEDDING_SIZE
      differing[row] = count
      tally[count] = (tally[count] as number) + 1
    }
    let limit = 0
    for (let seen = 0; limit < EMBEDDING_SIZE; limit++) {
      seen += tally[limit] as number
      if (seen >= survivors) break
    }
    const rows: number[] = []
    for (let row = 0; row < this.size && rows.length < 2 * survivors; row++)
      if ((differing[row] as number) <= Math.min(limit, EMBEDDING_SIZE - 1)) rows.push(row)
    return rows
  }

  private product(to: Int8Array, row: number): number {
    let sum = 0
    for (let i = 0, at = row * EMBEDDING_SIZE; i < EMBEDDING_SIZE; i++, at++)
      sum += (to[i] as number) * (this.bytes[at] as number)
    return sum
  }
}

const signsOf = (meaning: Int8Array): Uint32Array => {
  const signs = new Uint32Array(wordsPerRow)
  for (let i = 0; i < EMBEDDING_SIZE; i++)
    if ((meaning[i] as number) > 0) signs[i >>> 5] = (signs[i >>> 5] as number) | (1 << (i & 31))
  return signs
}
