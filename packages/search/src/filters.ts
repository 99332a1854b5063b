import type { Severity } from '@plumbline/contract'
import { type FacetName, facetNames } from './attributes'
import type { Segment } from './segment'

export type SearchFilters = {
  industry?: string | undefined
  body?: string | undefined
  risk?: Severity | undefined
  /** A document must have all of them. */
  tags?: string[] | undefined
  /** Last changed at or after, and before, in milliseconds. */
  from?: number | undefined
  before?: number | undefined
  isActive?: boolean | undefined
}

/** Which filters a row fails: one bit for each facet, and one for everything else. */
export type FailedFilters = (row: number) => number
export const bitOf: Record<FacetName, number> = { industries: 1, bodies: 2, risks: 4, tags: 8 }
const OTHER_FILTERS = 16

export function failedFilters(filters: SearchFilters, { attributes, documents }: Segment): FailedFilters {
  const { industry, body, risk, tags = [], from, before, isActive } = filters
  const wanted = facetNames.flatMap(name => {
    const values = { industries: industry, bodies: body, risks: risk, tags }[name]
    return [values ?? []].flat().map(value => ({
      bit: bitOf[name],
      column: attributes[name],
      number: attributes[name].find(value),
    }))
  })
  const needsDocument = from !== undefined || before !== undefined || isActive !== undefined
  return row => {
    let bits = 0
    for (const { bit, column, number } of wanted)
      if (number === undefined || !column.has(row, number)) bits |= bit
    const document = needsDocument ? documents[row] : undefined
    if (!document) return bits
    const isExcluded =
      (from !== undefined && document.updatedAt < from) ||
      (before !== undefined && document.updatedAt >= before) ||
      (isActive !== undefined && document.isActive !== isActive)
    return isExcluded ? bits | OTHER_FILTERS : bits
  }
}
