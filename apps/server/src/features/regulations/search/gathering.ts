import type { SearchDocument } from './segment'
import { isEmpty, stemOf, wordsOf } from './words'

export type Postings = { rows: Int32Array; weights: Float32Array }

/** How much a word tells by where it stands. */
const weightOf = { title: 3, code: 3, tags: 2.5, summary: 1, description: 0.5, industry: 0.5 }

/** Takes in documents word by word. Each word is looked up once: everything else is known by the number of its stem. */
export class Gathering {
  /** The number of a word's stem, or -1 for an empty word. */
  private readonly numberOf = new Map<string, number>()
  private readonly numberOfStem = new Map<string, number>()
  private readonly rows: number[][] = []
  private readonly weights: number[][] = []
  /** How much each stem weighs in the document at hand; 0 again once it is taken in. */
  private readonly now: number[] = []
  private readonly touched: number[] = []

  /** Answers how long the document is, by the weight of its words. */
  add(document: SearchDocument, row: number): number {
    this.weigh(document.title, weightOf.title)
    this.weigh(document.code, weightOf.code)
    for (const tag of document.tags) this.weigh(tag, weightOf.tags)
    this.weigh(document.summary, weightOf.summary)
    this.weigh(document.description ?? '', weightOf.description)
    this.weigh(document.industry, weightOf.industry)
    let length = 0
    for (const stem of this.touched) {
      const weight = this.now[stem] as number
      this.rows[stem]?.push(row)
      this.weights[stem]?.push(weight)
      this.now[stem] = 0
      length += weight
    }
    this.touched.length = 0
    return length
  }

  /** Every word that was written, but the empty ones. */
  words(): string[] {
    return [...this.numberOf].flatMap(([word, stem]) => (stem < 0 ? [] : [word]))
  }

  postings(): Map<string, Postings> {
    return new Map(
      [...this.numberOfStem].map(([stem, number]) => [
        stem,
        {
          rows: Int32Array.from(this.rows[number] ?? []),
          weights: Float32Array.from(this.weights[number] ?? []),
        },
      ]),
    )
  }

  private weigh(text: string, weight: number) {
    for (const word of wordsOf(text)) {
      const stem = this.numberOf.get(word) ?? this.note(word)
      if (stem < 0) continue
      if (this.now[stem] === 0) this.touched.push(stem)
      this.now[stem] = (this.now[stem] as number) + weight
    }
  }

  private note(word: string): number {
    const number = isEmpty(word) ? -1 : this.noteStem(stemOf(word))
    this.numberOf.set(word, number)
    return number
  }

  private noteStem(stem: string): number {
    const known = this.numberOfStem.get(stem)
    if (known !== undefined) return known
    const number = this.rows.length
    this.numberOfStem.set(stem, number)
    this.rows.push([])
    this.weights.push([])
    this.now.push(0)
    return number
  }
}
