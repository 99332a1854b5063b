import type { RegulationFacets } from '@plumbline/contract'
import type { SearchDocument } from './document'

/** The values of one attribute for every row, each stored as a number. */
class Column {
  readonly values: string[] = []
  readonly starts: Uint32Array
  readonly numbers: Uint32Array
  private readonly numberOf = new Map<string, number>()

  constructor(rows: readonly (readonly string[])[]) {
    this.starts = new Uint32Array(rows.length + 1)
    rows.forEach((values, row) => {
      this.starts[row + 1] = (this.starts[row] as number) + values.length
    })
    this.numbers = new Uint32Array(this.starts[rows.length] as number)
    let at = 0
    for (const values of rows) for (const value of values) this.numbers[at++] = this.numberFor(value)
  }

  /** Undefined when no row has that value. Case does not matter. */
  find(value: string): number | undefined {
    return this.numberOf.get(value.toLowerCase())
  }

  has(row: number, number: number | undefined): boolean {
    for (let at = this.starts[row] as number; at < (this.starts[row + 1] as number); at++)
      if (this.numbers[at] === number) return true
    return false
  }

  count(row: number, counts: Uint32Array) {
    for (let at = this.starts[row] as number; at < (this.starts[row + 1] as number); at++) {
      const number = this.numbers[at] as number
      counts[number] = (counts[number] as number) + 1
    }
  }

  private numberFor(value: string): number {
    const key = value.toLowerCase()
    const known = this.numberOf.get(key)
    if (known !== undefined) return known
    this.numberOf.set(key, this.values.length)
    this.values.push(value)
    return this.values.length - 1
  }
}

export const facetNames = ['industries', 'bodies', 'risks', 'tags'] as const
export type FacetName = (typeof facetNames)[number]
export type Attributes = Record<FacetName, Column>

type Attributed = Pick<SearchDocument, 'industry' | 'body' | 'risk' | 'tags'>
export const attributesOf = (documents: readonly Attributed[]): Attributes => ({
  industries: new Column(documents.map(({ industry }) => [industry])),
  bodies: new Column(documents.map(({ body }) => [body])),
  risks: new Column(documents.map(({ risk }) => [risk])),
  tags: new Column(documents.map(({ tags }) => tags)),
})

/** How often each value of each facet occurs, by the numbers of one segment. */
export type Counts = Record<FacetName, Uint32Array>

export function countsFor(attributes: Attributes): Counts {
  const zeros = (name: FacetName) => new Uint32Array(attributes[name].values.length)
  return {
    industries: zeros('industries'),
    bodies: zeros('bodies'),
    risks: zeros('risks'),
    tags: zeros('tags'),
  }
}

/** The counts of several segments added up, most frequent first. */
export function facetsOf(counted: { attributes: Attributes; counts: Counts }[]): RegulationFacets {
  const tally = (name: FacetName) => {
    const sums = new Map<string, number>()
    for (const { attributes, counts } of counted)
      counts[name].forEach((count, number) => {
        const value = attributes[name].values[number] as string
        if (count > 0) sums.set(value, (sums.get(value) ?? 0) + count)
      })
    return [...sums]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  }
  return {
    industries: tally('industries'),
    bodies: tally('bodies'),
    risks: tally('risks'),
    tags: tally('tags'),
  }
}
