import type { Language, RegulationFacets, RegulationSort } from '@plumbline/contract'
import { parseCode } from '@plumbline/knowledge/regulations/codes'
import { type Counts, countsFor, facetNames, facetsOf } from './attributes'
import type { IndexedDocument } from './document'
import { bitOf, type FailedFilters, failedFilters, type SearchFilters } from './filters'
import { findByCode, type Place } from './find-by-code'
import type { ParsedQuery } from './parse-query'
import { best, rankByEmbedding, rankByWords, type Scored } from './ranking'
import type { Segment } from './segment'

export type SearchRequest = {
  text: string
  /** The user's language, for texts that could be in several. */
  language: Language
  filters: SearchFilters
  sort: RegulationSort
  offset: number
  limit: number
  /** Regulations of this industry rank before others that match equally well. */
  preferIndustry?: string | undefined
  /** Only documents with the words: no embeddings, no codes. */
  wordsOnly?: boolean | undefined
}
export type SearchResult = { ids: string[]; total: number; facets: RegulationFacets }

/** What one organization sees: the built-in library and its own, without what it replaced. */
export type SearchView = {
  segments: readonly Segment[]
  isVisible: (segment: Segment, row: number) => boolean
}

/** How many of each ranking are fused; the rest follows in the order of the word ranking. */
const MAX_FUSED = 200
const MAX_BY_EMBEDDING = 100
const MIN_SIMILARITY = 0.3
const MIN_COVERED = 0.4
/** The rank constant of reciprocal rank fusion: at this rank a score is half of the first one's. */
const RANK_CONSTANT = 20
const INDUSTRY_BOOST = 1.15

export const isCode = (text: string) => parseCode(text) !== undefined

export function search(
  view: SearchView,
  request: SearchRequest,
  query: ParsedQuery,
  embedding: Int8Array | undefined,
): SearchResult {
  const found = request.text.trim() === '' ? everything(view) : relevant(view, request, query, embedding)
  const { passing, facets } = applyFilters(found, request.filters)
  const ordered = sorted(passing, request)
  const page = ordered.slice(request.offset, request.offset + request.limit)
  return { ids: page.map(place => documentAt(place).id), total: passing.length, facets }
}

const documentAt = ({ segment, row }: Place) => segment.documents[row] as IndexedDocument

const everything = ({ segments, isVisible }: SearchView): Place[] =>
  segments.flatMap(segment => {
    const places: Place[] = []
    for (let row = 0; row < segment.documents.length; row++)
      if (isVisible(segment, row)) places.push({ segment, row })
    return places
  })

/** Codes first, then words and embeddings fused by rank. */
function relevant(
  { segments, isVisible }: SearchView,
  request: SearchRequest,
  { terms }: ParsedQuery,
  embedding: Int8Array | undefined,
): Place[] {
  const byCode = request.wordsOnly
    ? []
    : findByCode(request.text, segments).filter(({ segment, row }) => isVisible(segment, row))
  if (byCode.length > 0 && isCode(request.text)) return byCode
  const byWords = rankByWords(terms, segments, isVisible, request.wordsOnly ? 0 : MIN_COVERED)
  const first = best(byWords, MAX_FUSED, byScore)
  const byEmbedding = embedding
    ? rankByEmbedding(embedding, segments, isVisible, {
        limit: MAX_BY_EMBEDDING,
        minSimilarity: MIN_SIMILARITY,
      })
    : []
  return unique([...byCode, ...fuse(first, byEmbedding, request.preferIndustry), ...byWords])
}

const byScore = (a: Scored, b: Scored) => b.score - a.score

function fuse(byWords: Scored[], byEmbedding: Scored[], industry: string | undefined): Place[] {
  const scores = new Map<Segment, Map<number, number>>()
  const add = ({ segment, row }: Place, value: number) => {
    const rows = scores.get(segment) ?? new Map<number, number>()
    scores.set(segment, rows.set(row, (rows.get(row) ?? 0) + value))
  }
  byWords.forEach((place, rank) => {
    add(place, 1 / (RANK_CONSTANT + rank))
  })
  byEmbedding.forEach((place, rank) => {
    add(place, 1 / (RANK_CONSTANT + rank))
  })
  return [...scores]
    .flatMap(([segment, rows]) =>
      [...rows].map(([row, value]) => ({
        segment,
        row,
        score: value * (industry && segment.documents[row]?.industry === industry ? INDUSTRY_BOOST : 1),
      })),
    )
    .sort(byScore)
}

function unique(places: Place[]): Place[] {
  const seen = new Map<Segment, Uint8Array>()
  return places.filter(({ segment, row }) => {
    let rows = seen.get(segment)
    if (!rows) {
      rows = new Uint8Array(segment.documents.length)
      seen.set(segment, rows)
    }
    if (rows[row]) return false
    rows[row] = 1
    return true
  })
}

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
