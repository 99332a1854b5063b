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
export type EmbedCall = { type: 'embed'; texts: string[] }

/** `stems` are the words that matched, for highlighting; `english` is the query as it was read. */
export type Found = { result: SearchResult; stems: string[]; english: string }
export type Embedded = { embeddings: Int8Array[] }
