import type { Language, RegulationFacets, RegulationSort } from '@plumbline/contract'
import { parseCode } from '@plumbline/knowledge/regulations/codes'
import { type Asked, readAsked } from './asked'
import { type Counts, countsFor, facetNames, facetsOf } from './attributes'
import { findByCode, type Place } from './codes'
import { bitOf, type Failing, failing, type SearchFilters } from './filters'
import { best, rankByMeaning, rankByWords, type Scored } from './ranking'
import type { Entry, Segment } from './segment'

export type SearchRequest = {
  text: string
  /** The language of the reader, where the text itself does not tell. */
  reader: Language
  filters: SearchFilters
  sort: RegulationSort
  offset: number
  limit: number
  /** Regulations of this industry come before others that fit as well. */
  preferIndustry?: string | undefined
  /** Only what holds the words: no meaning, no codes. */
  wordsOnly?: boolean | undefined
}
export type SearchAnswer = { ids: string[]; total: number; facets: RegulationFacets }

/** What one organization sees: the built-in library and its own, without what it replaced. */
export type View = { segments: readonly Segment[]; isVisible: (segment: Segment, row: number) => boolean }

/** How many of each ranking are weighed against each other; what comes after them follows in the order of words. */
const MAX_WEIGHED = 200
const MAX_BY_MEANING = 100
const MIN_LIKENESS = 0.3
const MIN_COVERED = 0.4
/** The rank at which a place is worth half of the first. */
const HALF_WORTH = 20
const PREFERENCE = 1.15

export const readText = ({ text, reader }: SearchRequest, { segments }: View): Asked =>
  readAsked(text, segments, reader)

export const isCode = (text: string) => parseCode(text) !== undefined

export function search(
  view: View,
  request: SearchRequest,
  asked: Asked,
  meaning: Int8Array | undefined,
): SearchAnswer {
  const found = request.text.trim() === '' ? everything(view) : relevant(view, request, asked, meaning)
  const { passing, facets } = sift(found, request.filters)
  const ordered = inOrder(passing, request)
  const page = ordered.slice(request.offset, request.offset + request.limit)
  return { ids: page.map(place => documentAt(place).id), total: passing.length, facets }
}

const documentAt = ({ segment, row }: Place) => segment.documents[row] as Entry

const everything = ({ segments, isVisible }: View): Place[] =>
  segments.flatMap(segment => {
    const places: Place[] = []
    for (let row = 0; row < segment.documents.length; row++)
      if (isVisible(segment, row)) places.push({ segment, row })
    return places
  })

/** Codes first, then words and meaning weighed against each other by rank. */
function relevant(
  { segments, isVisible }: View,
  request: SearchRequest,
  { words }: Asked,
  meaning: Int8Array | undefined,
): Place[] {
  const byCode = request.wordsOnly
    ? []
    : findByCode(request.text, segments).filter(({ segment, row }) => isVisible(segment, row))
  if (byCode.length > 0 && isCode(request.text)) return byCode
  const byWords = rankByWords(words, segments, isVisible, request.wordsOnly ? 0 : MIN_COVERED)
  const first = best(byWords, MAX_WEIGHED, byScore)
  const byMeaning = meaning
    ? rankByMeaning(meaning, segments, isVisible, { most: MAX_BY_MEANING, least: MIN_LIKENESS })
    : []
  return unique([...byCode, ...fuse(first, byMeaning, request.preferIndustry), ...byWords])
}

const byScore = (a: Scored, b: Scored) => b.score - a.score

function fuse(byWords: Scored[], byMeaning: Scored[], industry: string | undefined): Place[] {
  const worth = new Map<Segment, Map<number, number>>()
  const add = ({ segment, row }: Place, value: number) => {
    const rows = worth.get(segment) ?? new Map<number, number>()
    worth.set(segment, rows.set(row, (rows.get(row) ?? 0) + value))
  }
  byWords.forEach((place, rank) => {
    add(place, 1 / (HALF_WORTH + rank))
  })
  byMeaning.forEach((place, rank) => {
    add(place, 1 / (HALF_WORTH + rank))
  })
  return [...worth]
    .flatMap(([segment, rows]) =>
      [...rows].map(([row, value]) => ({
        segment,
        row,
        score: value * (industry && segment.documents[row]?.industry === industry ? PREFERENCE : 1),
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

/** What passes all filters; and for each facet the values among what passes all filters but its own. */
function sift(found: readonly Place[], filters: SearchFilters) {
  const tallies = new Map<Segment, { fails: Failing; counts: Counts }>()
  const passing: Place[] = []
  for (const place of found) {
    const { segment, row } = place
    const tally = tallies.get(segment) ?? {
      fails: failing(filters, segment),
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
/** An organization's own, newest first; then the built-in library, most cited first. */
const inLibrary = (a: Entry, b: Entry) =>
  a.position === null
    ? b.position === null
      ? b.updatedAt - a.updatedAt
      : -1
    : b.position === null
      ? 1
      : a.position - b.position

const orders: Record<RegulationSort, (a: Entry, b: Entry) => number> = {
  relevance: inLibrary,
  newest: (a, b) => b.updatedAt - a.updatedAt || inLibrary(a, b),
  title: (a, b) => byText(a.title.toLowerCase(), b.title.toLowerCase()),
  code: (a, b) => byText(a.code, b.code),
  risk: (a, b) => riskOrder[a.risk] - riskOrder[b.risk] || inLibrary(a, b),
}

function inOrder(places: Place[], { text, sort, offset, limit }: SearchRequest): Place[] {
  if (text.trim() !== '' && sort === 'relevance') return places
  const order = orders[sort]
  return best(places, offset + limit, (a, b) => order(documentAt(a), documentAt(b)))
}
