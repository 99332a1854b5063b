import type { Language, RegulationFacets, RegulationSort } from '@plumbline/contract'
import type { SearchFilters } from './filters'
import type { Preference } from './preference'
import type { Segment } from './segment'

export type SearchRequest = {
  text: string
  /** The user's language, for texts that could be in several. */
  language: Language
  filters: SearchFilters
  sort: RegulationSort
  offset: number
  limit: number
  /** Where the reader works: rules that apply there rank before others that match equally well. */
  prefer?: Preference | undefined
  /** Only documents with the words: no embeddings, no codes. */
  wordsOnly?: boolean | undefined
}
export type SearchResult = {
  ids: string[]
  total: number
  facets: RegulationFacets
  /** A code in the query that is not in the library. */
  unknownCode: string | null
  /** How close the closest document is in meaning, 1 for the same; null where meanings weren't compared. */
  similarity: number | null
}

/** What one organization sees: the built-in library and its own, without what it replaced. */
export type SearchView = {
  segments: readonly Segment[]
  isVisible: (segment: Segment, row: number) => boolean
}
