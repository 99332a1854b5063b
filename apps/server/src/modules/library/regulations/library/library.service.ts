import { createHash } from 'node:crypto'
import { codeKey } from '@plumbline/knowledge/regulations/codes'
import { storedAsksEmbedding, storedEmbedding, textToEmbed } from '@plumbline/knowledge/regulations/embedded'
import { regulations as records } from '@plumbline/knowledge/regulations/index'
import type { Regulation as LibraryRecord } from '@plumbline/knowledge/regulations/regulation'
import * as z from 'zod'
import type { Clock } from '../../../../platform/clock'
import type { Database, Transaction } from '../../../../platform/db/client'
import { type Jobs, job } from '../../../../platform/jobs/jobs'
import { complete } from '../search/search-request'
import type { SearchThreadClient } from '../search/search-thread-client'
import { BUILT_IN_LIBRARY, type LibraryRow, libraryRepository as library } from './library.repository'
import type { NewStoredRegulation } from './regulations.repository'

export const embedLibrary = job('regulations.embed', z.object({ library: z.uuid() }))

const WRITE_BATCH_SIZE = 200
const EMBED_BATCH_SIZE = 128

export type LibraryDeps = { db: Database; clock: Clock; jobs: Jobs; searchThread: SearchThreadClient }

/** Prepares libraries for searching: writes the built-in one and computes missing embeddings. */
export class LibraryService {
  private readonly deps: LibraryDeps
  constructor(deps: LibraryDeps) {
    this.deps = deps
  }

  /** Reads one row and returns when the built-in library is already the one of this release. */
  async seed() {
    await this.deps.db.transaction(async tx => {
      if (await seedLibrary(tx, this.deps.clock.now()))
        await this.deps.jobs.enqueue(tx, embedLibrary, { library: BUILT_IN_LIBRARY })
    })
  }

  /** Reads the library and the sentence model into memory, so that the first question doesn't wait for them. */
  async warmUp() {
    const [version = 0] = await library.versions(this.deps.db.read, [BUILT_IN_LIBRARY])
    await this.deps.searchThread.find({
      organizationId: BUILT_IN_LIBRARY,
      versions: [version, version],
      request: complete({ text: 'fall protection', language: 'en', limit: 1 }),
    })
  }

  /** Computes missing embeddings in batches; each batch is searchable as soon as it is stored. */
  async embed(id: string) {
    for (;;) {
      const waiting = await library.withoutEmbedding(this.deps.db.read, id, EMBED_BATCH_SIZE)
      if (waiting.length === 0) return
      const embeddings = await this.deps.searchThread.embed(waiting.map(textToEmbed))
      await this.deps.db.transaction(async tx => {
        const changedIn = await library.nextVersion(tx, id)
        for (const [at, row] of waiting.entries())
          await library.setEmbedding(tx, row, Buffer.from(embeddings[at] as Int8Array), changedIn)
      })
    }
  }
}

/** Writes what differs of the built-in library into the table. Returns whether anything was written. */
export async function seedLibrary(tx: Transaction, now: Date): Promise<boolean> {
  const contentHash = hashOf(records)
  if ((await library.contentHash(tx)) === contentHash) return false
  const changedIn = await library.nextVersion(tx, BUILT_IN_LIBRARY)
  // Another process may have written it while this one waited for the lock.
  if ((await library.contentHash(tx)) === contentHash) return false
  const there = new Map((await library.builtIn(tx)).map(row => [row.id, row]))
  const rows = records.map((record, position) => asRow(record, position, changedIn, now))
  const changed = rows.filter(row => differs(row, there.get(row.id)))
  for (let at = 0; at < changed.length; at += WRITE_BATCH_SIZE)
    await library.writeBuiltIn(tx, changed.slice(at, at + WRITE_BATCH_SIZE))
  const current = new Set(rows.map(({ id }) => id))
  const gone = [...there.values()].filter(({ id, isActive }) => isActive && !current.has(id))
  await library.retire(
    tx,
    gone.map(({ id }) => id),
    changedIn,
    now,
  )
  await library.setContentHash(tx, contentHash)
  return true
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The same id on every installation, so that links keep working. */
function idOf(code: string) {
  const hex = hashOf(codeKey(code))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const authorities: Partial<Record<LibraryRecord['body'], string>> = {
  OSHA: 'Occupational Safety and Health Administration',
  EPA: 'Environmental Protection Agency',
  DOT: 'Department of Transportation',
  MSHA: 'Mine Safety and Health Administration',
  NIOSH: 'National Institute for Occupational Safety and Health',
  FDA: 'Food and Drug Administration',
  FCC: 'Federal Communications Commission',
  FAA: 'Federal Aviation Administration',
}

function documentTypeOf({ code, body }: LibraryRecord) {
  if (body === 'NIOSH' || /^OSHA \d{4}$/.test(code)) return 'Guidance'
  if (/^OSHA CPL /.test(code)) return 'Directive'
  if (/^\d+ FR /.test(code)) return 'Proposed rule'
  if (/^(?:ISO|ANSI|NFPA) /.test(code)) return 'Standard'
  if (code.startsWith('ILO ')) return 'Convention'
  if (code.startsWith('EU ') && !code.includes('Regulation')) return 'Directive'
  return /\bAct\b|Code s\.|OHSA/.test(code) ? 'Act' : 'Regulation'
}

const asRow = (
  record: LibraryRecord,
  position: number,
  changedIn: number,
  now: Date,
): NewStoredRegulation => ({
  id: idOf(record.code),
  organizationId: null,
  replaces: null,
  title: record.title,
  code: record.code,
  codeKey: codeKey(record.code),
  summary: record.summary,
  description: record.description ?? null,
  industry: record.industry,
  regulatoryBody: record.body,
  jurisdiction: record.jurisdiction,
  region: record.region ?? null,
  verification: { ...record.verified, version: record.verified.version ?? null },
  asks: [...record.asks],
  riskLevel: record.riskLevel,
  tags: [...record.tags],
  relatedCodes: [...record.related],
  source: record.source,
  authority: authorities[record.body] ?? null,
  documentType: documentTypeOf(record),
  complianceDeadline: record.deadline ?? null,
  isActive: true,
  origin: 'built-in',
  position,
  embedding: storedEmbedding(record) ?? null,
  asksEmbedding: storedAsksEmbedding(record) ?? null,
  changedIn,
  createdAt: now,
  updatedAt: now,
})

const written = ({ createdAt: _, updatedAt: __, changedIn: ___, ...content }: NewStoredRegulation) => content
const differs = (row: NewStoredRegulation, there: LibraryRow | undefined) =>
  !there ||
  Object.entries(written(row)).some(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(there[key as keyof LibraryRow]),
  )
