import type { SearchAnswer, SearchRequest } from './engine'

export type SearchSetup = { connectionString: string }

export type SearchQuestion = {
  do: 'search'
  organizationId: string
  /** The numbers of the built-in library and the organization's own that the answer must have seen. */
  versions: [builtIn: number, own: number]
  request: SearchRequest
}
export type Question = SearchQuestion | { do: 'embed'; texts: string[] }

export type Found = { found: SearchAnswer /** What was looked for, to be highlighted. */; stems: string[] }
export type Answer = Found | { meanings: Int8Array[] }
