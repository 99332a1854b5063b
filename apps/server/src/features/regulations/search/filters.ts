import type { Severity } from '@plumbline/contract'
import { type FacetName, facetNames } from './attributes'
import type { Segment } from './segment'

export type SearchFilters = {
  industry?: string | undefined
  body?: string | undefined
  risk?: Severity | undefined
  /** All of them. */
  tags?: string[] | undefined
  /** Last changed at or after, and before, in milliseconds. */
  from?: number | undefined
  before?: number | undefined
  isActive?: boolean | undefined
}

/** Which filters a row fails: a bit for each facet, in their order, and one for everything else. */
export type Failing = (row: number) => number
export const bitOf: Record<FacetName, number> = { industries: 1, bodies: 2, risks: 4, tags: 8 }
const OTHERWISE = 16

export function failing(filters: SearchFilters, { attributes, documents }: Segment): Failing {
  const { industry, body, risk, tags = [], from, before, isActive } = filters
  const wanted = facetNames.flatMap(name => {
    const values = { industries: industry, bodies: body, risks: risk, tags }[name]
    return [values ?? []].flat().map(value => ({
      bit: bitOf[name],
      column: attributes[name],
      number: attributes[name].find(value),
    }))
  })
  const looksAtRow = from !== undefined || before !== undefined || isActive !== undefined
  return row => {
    let bits = 0
    for (const { bit, column, number } of wanted)
      if (number === undefined || !column.has(row, number)) bits |= bit
    const document = looksAtRow ? documents[row] : undefined
    if (!document) return bits
    const outside =
      (from !== undefined && document.updatedAt < from) ||
      (before !== undefined && document.updatedAt >= before) ||
      (isActive !== undefined && document.isActive !== isActive)
    return outside ? bits | OTHERWISE : bits
  }
}
