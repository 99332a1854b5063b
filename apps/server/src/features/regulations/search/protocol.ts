import type { SearchRequest, SearchResult } from '@plumbline/search'

export type SearchSetup = { connectionString: string }

export type FindCall = {
  type: 'find'
  organizationId: string
  /** The versions of the built-in library and the organization's own that the result must include. */
  versions: [builtIn: number, own: number]
  request: SearchRequest
}
export type EmbedCall = { type: 'embed'; texts: string[] }

/** `stems` are the words that matched, for highlighting. */
export type Found = { result: SearchResult; stems: string[] }
export type Embedded = { embeddings: Int8Array[] }
