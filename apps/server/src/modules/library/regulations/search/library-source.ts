import type { ChangedRow, LibrarySource } from '@plumbline/search'
import type { Database } from '../../../../platform/db/client'
import { BUILT_IN_LIBRARY, libraryRepository, type SearchedRow } from '../library/library.repository'
import { publicIdOf } from '../library/regulations.repository'

const BATCH_SIZE = 2_000

/** Where the index of a library reads its rows from. */
export const librarySource = (db: Database, id: string): LibrarySource => ({
  version: async () => (await libraryRepository.versions(db.read, [id]))[0] ?? 0,
  changedSince: async version => {
    const rows: ChangedRow[] = []
    // Every id sorts after the nil id, which is also that of the built-in library.
    let after = BUILT_IN_LIBRARY
    for (;;) {
      const page = await libraryRepository.changedSince(db.read, id, version, after, BATCH_SIZE)
      rows.push(...page.map(changedRow))
      after = page.at(-1)?.id ?? after
      if (page.length < BATCH_SIZE) return rows
    }
  },
  byIds: async ids => {
    const rows: ChangedRow[] = []
    for (let at = 0; at < ids.length; at += BATCH_SIZE) {
      const batch = ids.slice(at, at + BATCH_SIZE)
      const found = await libraryRepository.byPublicIds(db.read, id, batch)
      rows.push(...found.map(changedRow))
    }
    return rows
  },
})

const changedRow = (row: SearchedRow): ChangedRow => ({
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
    jurisdiction: row.jurisdiction,
    region: row.region,
    asks: row.asks,
    isActive: row.isActive,
    position: row.position,
    updatedAt: row.updatedAt.getTime(),
    embedding: row.embedding && new Int8Array(row.embedding),
    asksEmbedding: row.asksEmbedding && new Int8Array(row.asksEmbedding),
  },
  replaces: row.replaces,
  isDeleted: row.deletedAt !== null,
})
