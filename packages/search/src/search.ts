import type { RegulationSort } from '@plumbline/contract'
import { type Counts, countsFor, facetNames, facetsOf } from './attributes'
import type { IndexedDocument } from './document'
import { bitOf, type FailedFilters, failedFilters, type SearchFilters } from './filters'
import type { Place } from './find-by-code'
import type { ParsedQuery } from './parse-query'
import { best } from './ranking'
import { relevant } from './relevance'
import type { SearchRequest, SearchResult, SearchView } from './request'
import type { Segment } from './segment'

export function search(
  view: SearchView,
  request: SearchRequest,
  query: ParsedQuery,
  embedding: Int8Array | undefined,
): SearchResult {
  const { found, unknownCode, similarity } =
    request.text.trim() === ''
      ? { found: everything(view), unknownCode: null, similarity: null }
      : relevant(view, request, query, embedding)
  const { passing, facets } = applyFilters(found, request.filters)
  const ordered = sorted(passing, request)
  const page = ordered.slice(request.offset, request.offset + request.limit)
  return {
    ids: page.map(place => documentAt(place).id),
    total: passing.length,
    facets,
    unknownCode,
    similarity,
  }
}

const documentAt = ({ segment, row }: Place) => segment.documents[row] as IndexedDocument

const everything = ({ segments, isVisible }: SearchView): Place[] =>
  segments.flatMap(segment => {
    const places: Place[] = []
    for (let row = 0; row < segment.documents.length; row++)
      if (isVisible(segment, row)) places.push({ segment, row })
    return places
  })

/** The documents that pass all filters; and for each facet the counts among those that pass all filters but its own. */
function applyFilters(found: readonly Place[], filters: SearchFilters) {
  const tallies = new Map<Segment, { fails: FailedFilters; counts: Counts }>()
  const passing: Place[] = []
  for (const place of found) {
    const { segment, row } = place
    const tally = tallies.get(segment) ?? {
      fails: failedFilters(filters, segment),
      counts: countsFor(segment.attributes),
    }
    if (!tallies.has(segment)) tallies.set(segment, tally)
    const bits = tally.fails(row)
    if (bits === 0) passing.push(place)
    for (const name of facetNames)
      if ((bits & ~bitOf[name]) === 0) segment.attributes[name].count(row, tally.counts[name])
  }
  return {
    passing,
    facets: facetsOf([...tallies].map(([{ attributes }, { counts }]) => ({ attributes, counts }))),
  }
}

const riskOrder = { High: 0, Medium: 1, Low: 2 }
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
/** An organization's own regulations, newest first; then the built-in library, most cited first. */
const inLibrary = (a: IndexedDocument, b: IndexedDocument) =>
  a.position === null
    ? b.position === null
      ? b.updatedAt - a.updatedAt
      : -1
    : b.position === null
      ? 1
      : a.position - b.position

const orders: Record<RegulationSort, (a: IndexedDocument, b: IndexedDocument) => number> = {
  relevance: inLibrary,
  newest: (a, b) => b.updatedAt - a.updatedAt || inLibrary(a, b),
  title: (a, b) => byText(a.title.toLowerCase(), b.title.toLowerCase()),
  code: (a, b) => byText(a.code, b.code),
  risk: (a, b) => riskOrder[a.risk] - riskOrder[b.risk] || inLibrary(a, b),
}

function sorted(places: Place[], { text, sort, offset, limit }: SearchRequest): Place[] {
  if (text.trim() !== '' && sort === 'relevance') return places
  const order = orders[sort]
  return best(places, offset + limit, (a, b) => order(documentAt(a), documentAt(b)))
}
