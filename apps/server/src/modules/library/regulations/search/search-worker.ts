import { type Embedder, openEmbedder } from '@plumbline/inference/text/embedder'
import { isCode, LibraryIndex, parseQuery, type SearchView, search, stemsIn } from '@plumbline/search'
import { serve, type TaskContext, threadSetup } from '@plumbline/threads/serve'
import { openDatabase } from '../../../../platform/db/client'
import { isDatabaseLost } from '../../../../platform/db/database-errors'
import { openLog } from '../../../../platform/logging'
import { BUILT_IN_LIBRARY } from '../library/library.repository'
import { DATABASE_LOST } from './database-lost'
import { librarySource } from './library-source'
import type { EmbedCall, Embedded, FindCall, Found, QueryRead, ReadCall, SearchSetup } from './protocol'

/** The indexes used least recently are dropped when all of them together hold more regulations than this. */
const MAX_INDEXED = 400_000
const MAX_CACHED_EMBEDDINGS = 1_000

const db = openDatabase(threadSetup<SearchSetup>().connectionString, openLog('warn'))
const indexes = new Map<string, LibraryIndex>()
const queryEmbeddings = new Map<string, Int8Array>()
let opening: Promise<Embedder> | undefined

function embedder() {
  opening ??= openEmbedder()
  return opening
}

async function embedQuery(text: string): Promise<Int8Array> {
  const cached = queryEmbeddings.get(text)
  if (cached) return cached
  const embedding = await (await embedder()).embed(text)
  if (queryEmbeddings.size >= MAX_CACHED_EMBEDDINGS)
    queryEmbeddings.delete(queryEmbeddings.keys().next().value ?? '')
  queryEmbeddings.set(text, embedding)
  return embedding
}

/** The map is in the order of use: the most recent is last. */
function indexOf(library: string): LibraryIndex {
  const index = indexes.get(library) ?? new LibraryIndex(librarySource(db, library))
  indexes.delete(library)
  indexes.set(library, index)
  let indexed = [...indexes.values()].reduce((sum, { size }) => sum + size, 0)
  for (const [other, { size }] of indexes) {
    if (indexed <= MAX_INDEXED || other === library || other === BUILT_IN_LIBRARY) continue
    indexes.delete(other)
    indexed -= size
  }
  return index
}

async function viewOf(organizationId: string, [builtIn, own]: [number, number]): Promise<SearchView> {
  const shared = indexOf(BUILT_IN_LIBRARY)
  const mine = indexOf(organizationId)
  await Promise.all([shared.updateTo(builtIn), mine.updateTo(own)])
  const isShared = new Set(shared.segments)
  return {
    segments: [...mine.segments, ...shared.segments],
    isVisible: (segment, row) =>
      !segment.deleted[row] &&
      !(isShared.has(segment) && mine.replaced.has(segment.documents[row]?.id ?? '')),
  }
}

async function embed({ texts }: EmbedCall, task: TaskContext<never>): Promise<Embedded> {
  const model = await embedder()
  const embeddings: Int8Array[] = []
  for (const text of texts) {
    task.throwIfCanceled()
    embeddings.push(await model.embed(text))
  }
  return { embeddings }
}

async function find({ organizationId, versions, request }: FindCall): Promise<Found> {
  const view = await viewOf(organizationId, versions)
  const query = parseQuery(request.text, view.segments, request.language)
  const needsEmbedding = !request.wordsOnly && request.text.trim() !== '' && !isCode(request.text)
  const embedding = needsEmbedding && query.english ? await embedQuery(query.english) : undefined
  return { result: search(view, request, query, embedding), stems: stemsIn(query) }
}

/** Reads a query without searching: its words as the library knows them. */
async function read({ organizationId, versions, text, language }: ReadCall): Promise<QueryRead> {
  const { segments } = await viewOf(organizationId, versions)
  return { english: parseQuery(text, segments, language).english }
}

/** What crosses to the other thread of an error are its own fields; its causes don't. */
function withoutCause(error: unknown): never {
  throw isDatabaseLost(error) ? Object.assign(new Error(DATABASE_LOST), { code: DATABASE_LOST }) : error
}

function handle(call: FindCall | ReadCall | EmbedCall, task: TaskContext<never>) {
  switch (call.type) {
    case 'find':
      return find(call).catch(withoutCause)
    case 'read':
      return read(call).catch(withoutCause)
    case 'embed':
      return embed(call, task)
  }
}

serve<FindCall | ReadCall | EmbedCall, Found | QueryRead | Embedded>(handle)
