import type { Language } from '@plumbline/contract'
import type { SearchRequest, SearchResult } from '@plumbline/search'
import type { LibraryVersions } from '../library/library.repository'

export type SearchSetup = { connectionString: string }

export type FindCall = {
  type: 'find'
  organizationId: string
  /** The result includes everything up to these versions. */
  versions: LibraryVersions
  request: SearchRequest
}
export type ReadCall = {
  type: 'read'
  organizationId: string
  versions: LibraryVersions
  text: string
  language: Language
}
export type EmbedCall = { type: 'embed'; texts: string[] }

/** `stems` are the words that matched, for highlighting. */
export type Found = { result: SearchResult; stems: string[] }
/** A query in English, word by word. */
export type QueryRead = { english: string }
export type Embedded = { embeddings: Int8Array[] }
