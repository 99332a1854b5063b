import type { Language } from '@plumbline/domain'
import { regulationIndustryOf } from '@plumbline/domain'
import { type Embedder, openEmbedder } from '@plumbline/inference/text/embedder'
import { storedAsksEmbedding, storedEmbedding } from '@plumbline/knowledge/regulations/embedded'
import { regulations } from '@plumbline/knowledge/regulations/index'
import type { Regulation } from '@plumbline/knowledge/regulations/regulation'
import { LibraryIndex, parseQuery, type SearchDocument, search, stemsIn } from '@plumbline/search'
import { checksIn, type Library, type LibraryRecord } from '../library'
import { jurisdictionOf, type Workplace } from '../place'

const LIMIT = 8

function documentOf(regulation: Regulation, position: number): SearchDocument {
  const [embedding, asksEmbedding] = [storedEmbedding(regulation), storedAsksEmbedding(regulation)]
  return {
    id: regulation.code,
    title: regulation.title,
    code: regulation.code,
    summary: regulation.summary,
    description: regulation.description ?? null,
    industry: regulation.industry,
    body: regulation.body,
    risk: regulation.riskLevel,
    tags: regulation.tags,
    jurisdiction: regulation.jurisdiction,
    region: regulation.region ?? null,
    asks: regulation.asks,
    isActive: true,
    position,
    updatedAt: 0,
    embedding: embedding ? new Int8Array(embedding) : null,
    asksEmbedding: asksEmbedding ? new Int8Array(asksEmbedding) : null,
  }
}

const recordOf = (regulation: Regulation): LibraryRecord => ({
  code: regulation.code,
  title: regulation.title,
  summary: regulation.summary,
  checks: checksIn(regulation.description),
  jurisdiction: regulation.jurisdiction,
  region: regulation.region ?? null,
  industry: regulation.industry,
  isOwn: false,
})

/** The library as it is shipped, searched without a server or a database. */
export async function openBuiltInLibrary() {
  const embedder: Embedder = await openEmbedder()
  const rows = regulations.map((regulation, position) => ({
    document: documentOf(regulation, position),
    replaces: null,
    isDeleted: false,
  }))
  const index = new LibraryIndex({
    version: async () => 1,
    changedSince: async () => rows,
    byIds: async () => [],
  })
  await index.updateTo(1)
  const view = { segments: index.segments, isVisible: () => true }
  const records = new Map(regulations.map(regulation => [regulation.code, recordOf(regulation)]))
  const libraryFor = (language: Language, { industry }: Workplace): Library => ({
    byCodes: async codes => codes.flatMap(code => records.get(code) ?? []),
    read: async text => parseQuery(text, view.segments, language).english,
    search: async (text, place) => {
      const query = parseQuery(text, view.segments, language)
      const request = {
        text,
        language,
        filters: { isActive: true },
        sort: 'relevance' as const,
        offset: 0,
        limit: LIMIT,
        prefer: { ...jurisdictionOf(place), industry: regulationIndustryOf(industry) },
      }
      const { ids, unknownCode, similarity } = search(
        view,
        request,
        query,
        await embedder.embed(query.english),
      )
      return {
        records: ids.flatMap(id => records.get(id) ?? []),
        stems: new Set(stemsIn(query)),
        unknownCode,
        similarity,
      }
    },
  })
  return { libraryFor, recordOf: (code: string) => records.get(code), close: () => embedder.release() }
}
