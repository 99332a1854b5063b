import type { Severity } from '@plumbline/contract'

/** What is indexed of a regulation. */
export type SearchDocument = {
  /** The id that callers see. */
  id: string
  title: string
  code: string
  summary: string
  description: string | null
  industry: string
  body: string
  risk: Severity
  tags: string[]
  jurisdiction: string
  /** The state or province whose rule it is, as in ISO 3166-2. */
  region: string | null
  /** Other ways people ask for it, in any language. */
  asks: string[]
  isActive: boolean
  /** Its place in the built-in library; null for an organization's own. */
  position: number | null
  updatedAt: number
  embedding: Int8Array | null
  /** Of the ways people ask for it. */
  asksEmbedding: Int8Array | null
}

/** What is kept of it once its text is in the index. */
export type IndexedDocument = Omit<
  SearchDocument,
  'summary' | 'description' | 'asks' | 'embedding' | 'asksEmbedding'
>
