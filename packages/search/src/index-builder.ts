import type { SearchDocument } from './document'
import { isStopWord, stemOf, tokensIn } from './tokens'

export type Postings = { rows: Int32Array; weights: Float32Array }

/** How much a word counts, by the field it is in. */
const weightOf = { title: 3, code: 3, tags: 2.5, summary: 1, asks: 1, description: 0.5, industry: 0.5 }

/** Collects the words of documents. Each distinct word is stemmed once; from then on its stem is a number. */
export class IndexBuilder {
  /** The number of a word's stem, or -1 for a stop word. */
  private readonly numberOf = new Map<string, number>()
  private readonly numberOfStem = new Map<string, number>()
  private readonly rows: number[][] = []
  private readonly weights: number[][] = []
  /** The weight of each stem in the document being added; back to 0 afterwards. */
  private readonly current: number[] = []
  private readonly touched: number[] = []
  /** Stems of the texts themselves, which are English; people ask in other languages as well. */
  private readonly written = new Set<number>()

  /** Returns the length of the document: the sum of the weights of its words. */
  add(document: SearchDocument, row: number): number {
    this.weigh(document.title, weightOf.title)
    this.weigh(document.code, weightOf.code)
    for (const tag of document.tags) this.weigh(tag, weightOf.tags)
    this.weigh(document.summary, weightOf.summary)
    this.weigh(document.description ?? '', weightOf.description)
    this.weigh(document.industry, weightOf.industry)
    for (const stem of this.touched) this.written.add(stem)
    for (const ask of document.asks) this.weigh(ask, weightOf.asks)
    let length = 0
    for (const stem of this.touched) {
      const weight = this.current[stem] as number
      this.rows[stem]?.push(row)
      this.weights[stem]?.push(weight)
      this.current[stem] = 0
      length += weight
    }
    this.touched.length = 0
    return length
  }

  /** Every word except stop words. */
  words(): string[] {
    return [...this.numberOf].flatMap(([word, stem]) => (stem < 0 ? [] : [word]))
  }

  /** The stems of the texts, without those that only stand in ways to ask for them. */
  writtenStems(): Set<string> {
    return new Set(
      [...this.numberOfStem].flatMap(([stem, number]) => (this.written.has(number) ? [stem] : [])),
    )
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
    for (const word of tokensIn(text)) {
      const stem = this.numberOf.get(word) ?? this.addWord(word)
      if (stem < 0) continue
      if (this.current[stem] === 0) this.touched.push(stem)
      this.current[stem] = (this.current[stem] as number) + weight
    }
  }

  private addWord(word: string): number {
    const number = isStopWord(word) ? -1 : this.addStem(stemOf(word))
    this.numberOf.set(word, number)
    return number
  }

  private addStem(stem: string): number {
    const known = this.numberOfStem.get(stem)
    if (known !== undefined) return known
    const number = this.rows.length
    this.numberOfStem.set(stem, number)
    this.rows.push([])
    this.weights.push([])
    this.current.push(0)
    return number
  }
}
