import { parentPort, workerData } from 'node:worker_threads'
import { type Embedder, openEmbedder } from '@plumbline/inference/text/embedder'
import { openDatabase } from '../../../platform/db/client'
import { openLog } from '../../../platform/logging'
import { BUILT_IN_LIBRARY, libraryRepository, type SearchedRow } from '../library/library.repository'
import { publicIdOf } from '../library/regulations.repository'
import { stemsOf } from './asked'
import { isCode, readText, search, type View } from './engine'
import { type ChangedRow, Library, type Source } from './library'
import type { Answer, Question, SearchSetup } from './protocol'

const { connectionString } = workerData as SearchSetup
const db = openDatabase(connectionString, openLog('warn'))
const ROWS_AT_ONCE = 2_000
/** Libraries are kept in memory, the least used are let go beyond this many regulations together. */
const MAX_KEPT = 400_000

let leaving = false
let working = 0

let opening: Promise<Embedder> | undefined
function embedder() {
  opening ??= openEmbedder()
  return opening
}
const meanings = new Map<string, Int8Array>()
const MAX_MEANINGS = 1_000

async function embed(text: string): Promise<Int8Array> {
  const known = meanings.get(text)
  if (known) return known
  const meaning = await (await embedder()).embed(text)
  if (meanings.size >= MAX_MEANINGS) meanings.delete(meanings.keys().next().value ?? '')
  meanings.set(text, meaning)
  return meaning
}

const asChange = (row: SearchedRow): ChangedRow => ({
  document: {
    id: publicIdOf(row),
    title: row.title,
    code: row.code,
    summary: row.summary,
    description: row.description,
    industry: row.industry,
    body: row.regulatoryBody,
    risk: row.riskLevel,
    tags: row.tags,
    isActive: row.isActive,
    position: row.position,
    updatedAt: row.updatedAt.getTime(),
    meaning: row.embedding && new Int8Array(row.embedding),
  },
  replaces: row.replaces,
  isDeleted: row.deletedAt !== null,
})

const sourceOf = (id: string): Source => ({
  version: async () => (await db.transaction(tx => libraryRepository.versions(tx, [id])))[0] ?? 0,
  changedSince: async version => {
    const rows: ChangedRow[] = []
    let after = BUILT_IN_LIBRARY
    for (;;) {
      const page = await db.transaction(tx =>
        libraryRepository.changedSince(tx, id, version, after, ROWS_AT_ONCE),
      )
      rows.push(...page.map(asChange))
      after = page.at(-1)?.id ?? after
      if (page.length < ROWS_AT_ONCE) return rows
    }
  },
  byIds: async ids => {
    const rows: ChangedRow[] = []
    for (let at = 0; at < ids.length; at += ROWS_AT_ONCE)
      rows.push(
        ...(
          await db.transaction(tx => libraryRepository.byPublicIds(tx, id, ids.slice(at, at + ROWS_AT_ONCE)))
        ).map(asChange),
      )
    return rows
  },
})

const libraries = new Map<string, Library>()

/** The most recently used is last, so that the first is let go. */
function libraryOf(id: string): Library {
  const library = libraries.get(id) ?? new Library(sourceOf(id))
  libraries.delete(id)
  libraries.set(id, library)
  let kept = [...libraries.values()].reduce((sum, { size }) => sum + size, 0)
  for (const [other, { size }] of libraries) {
    if (kept <= MAX_KEPT || other === id || other === BUILT_IN_LIBRARY) continue
    libraries.delete(other)
    kept -= size
  }
  return library
}

async function viewOf(organizationId: string, [builtIn, own]: [number, number]): Promise<View> {
  const shared = libraryOf(BUILT_IN_LIBRARY)
  const mine = libraryOf(organizationId)
  await Promise.all([shared.upTo(builtIn), mine.upTo(own)])
  const isShared = new Set(shared.segments)
  return {
    segments: [...mine.segments, ...shared.segments],
    isVisible: (segment, row) =>
      !segment.dead[row] && !(isShared.has(segment) && mine.replaced.has(segment.documents[row]?.id ?? '')),
  }
}

async function answerTo(question: Question): Promise<Answer> {
  if (question.do === 'embed') {
    const { embed: meaningOf } = await embedder()
    const found: Int8Array[] = []
    for (const text of question.texts) {
      if (leaving) throw new Error('The search is closing.')
      found.push(await meaningOf(text))
    }
    return { meanings: found }
  }
  const { request } = question
  const view = await viewOf(question.organizationId, question.versions)
  const asked = readText(request, view)
  const needsMeaning = !request.wordsOnly && request.text.trim() !== '' && !isCode(request.text)
  const meaning = needsMeaning && asked.english ? await embed(asked.english) : undefined
  return { found: search(view, request, asked, meaning), stems: stemsOf(asked) }
}

async function answer({ id, question }: { id: number; question: Question }) {
  working += 1
  try {
    parentPort?.postMessage({ id, answer: await answerTo(question) })
  } catch (error) {
    parentPort?.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
  working -= 1
  if (leaving && working === 0) process.exit()
}

parentPort?.on('message', (message: { leave: true } | { id: number; question: Question }) => {
  if (!('leave' in message)) return void answer(message)
  leaving = true
  if (working === 0) process.exit()
})
