import { randomUUID } from 'node:crypto'
import { errors, type ImportSummary, MAX_LISTED_FAULTS, type RegulationImport } from '@plumbline/contract'
import * as z from 'zod'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { isDatabaseLost } from '../../../platform/db/database-errors'
import { channel, type PubSub } from '../../../platform/db/pub-sub'
import { notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { type Jobs, job } from '../../../platform/jobs/jobs'
import type { RegulationsService } from '../library/regulations.service'
import { type BulkRow, bulkRepository as bulk, type Stamp } from './bulk.repository'
import { importRepository as imports, type ShownImport, type StoredImport } from './import.repository'
import { type Checked, checkCells, checkEntry, type Fault, fault, keyOf } from './import-rows'
import { shownEntry } from './import-shown'
import type { Batch } from './read-import'

/** Done again if whoever took it dies: nothing of an import is stored before all of it is. */
export const runImport = job(
  'regulations.import',
  z.object({ organizationId: z.uuid(), importId: z.uuid() }),
  { seconds: 120 },
)

/** Carries the id of the import. */
export const importChanged = channel('import_changed')

/** Rows stored between two progress updates. */
const BATCH_SIZE = 1000

export type ImportDeps = {
  db: Database
  clock: Clock
  jobs: Jobs
  pubSub: PubSub
  regulations: RegulationsService
}

export class ImportService {
  private readonly deps: ImportDeps
  constructor(deps: ImportDeps) {
    this.deps = deps
  }

  mayImport(member: Member) {
    return this.deps.regulations.requirePlan(this.deps.db.read, member.organizationId)
  }

  start(member: Member, batch: Batch): Promise<RegulationImport> {
    const { db, clock, jobs } = this.deps
    const entries = batch.format === 'json' ? batch.entries : [batch.header, ...batch.rows]
    return db.transaction(async tx => {
      await this.deps.regulations.requirePlan(tx, member.organizationId)
      const now = clock.now()
      const started: StoredImport = {
        id: randomUUID(),
        organizationId: member.organizationId,
        startedBy: member.userId,
        format: batch.format,
        fileName: batch.fileName,
        state: 'queued',
        entries: JSON.stringify(entries),
        rowsDone: 0,
        rowsTotal: batch.format === 'json' ? batch.entries.length : batch.rows.length,
        summary: null,
        errorCode: null,
        createdAt: now,
        updatedAt: now,
        finishedAt: null,
      }
      await imports.insert(tx, started)
      await jobs.enqueue(tx, runImport, { organizationId: member.organizationId, importId: started.id })
      return present(started)
    })
  }

  status(member: Member, id: string): Promise<RegulationImport> {
    return this.deps.db.transaction(async tx => {
      await this.deps.regulations.requirePlan(tx, member.organizationId)
      const found = await imports.find(tx, member.organizationId, id)
      if (!found) throw notFound()
      return present(found)
    })
  }

  /** The work itself: all valid rows are stored, or none if something breaks on the way. */
  async run({ organizationId, importId }: { organizationId: string; importId: string }) {
    const { db, clock, pubSub } = this.deps
    const begun = await db.transaction(tx => imports.begin(tx, organizationId, importId))
    if (!begun) return
    try {
      await db.transaction(tx => this.store(tx, begun))
    } catch (error) {
      // A database that is away for a moment is no reason to give up: the job is tried again.
      if (isDatabaseLost(error)) throw error
      await db.transaction(async tx => {
        const how = { state: 'failed', errorCode: 'import_failed', rowsDone: 0, now: clock.now() } as const
        await imports.end(tx, organizationId, importId, how)
        await pubSub.publish(tx, importChanged, importId)
      })
      throw error
    }
  }

  private async store(tx: Transaction, begun: StoredImport) {
    const { organizationId, id } = begun
    const changedIn = await this.deps.regulations.nextVersion(tx, organizationId)
    // Whoever waited for that number behind another run of the same import finds its work done.
    if ((await imports.find(tx, organizationId, id))?.state !== 'running') return
    const now = this.deps.clock.now()
    const report = new Report()
    const stamp: Stamp = { organizationId, origin: 'import', changedIn, createdBy: begun.startedBy, now }
    const { entries, check } = rowsOf(begun)
    for (let from = 0; from < entries.length; from += BATCH_SIZE) {
      const rows = report.take(entries.slice(from, from + BATCH_SIZE), check)
      const existing = await bulk.existingKeys(tx, organizationId, [...rows.keys()])
      await bulk.copyIn(tx, report.settle(rows, existing), stamp)
      await this.tellProgress(begun, Math.min(from + BATCH_SIZE, entries.length))
    }
    const summary = report.summary()
    const noneValid = summary.valid + summary.duplicates + summary.existingDuplicates === 0
    await imports.end(tx, organizationId, id, {
      state: noneValid ? 'failed' : 'completed',
      errorCode: noneValid ? 'import_no_valid_rows' : null,
      summary,
      rowsDone: entries.length,
      now,
    })
    await this.deps.pubSub.publish(tx, importChanged, id)
  }

  /** In a transaction of its own: what is not stored yet is visible to nobody, but how far it is should be. */
  private tellProgress({ organizationId, id }: StoredImport, rowsDone: number) {
    return this.deps.db.transaction(async tx => {
      await imports.progress(tx, organizationId, id, rowsDone, this.deps.clock.now())
      await this.deps.pubSub.publish(tx, importChanged, id)
    })
  }
}

type Check = (entry: unknown) => Checked
type Candidate = { index: number; entry: unknown; row: BulkRow }

function rowsOf({ format, entries }: StoredImport): { entries: unknown[]; check: Check } {
  const read = JSON.parse(entries ?? '[]') as unknown[]
  if (format === 'json') return { entries: read, check: checkEntry }
  const [header = [], ...rows] = read as string[][]
  return { entries: rows, check: checkCells(header) as Check }
}

/** Counts every row once and remembers what was wrong with it. */
class Report {
  private index = 0
  private readonly seen = new Set<string>()
  private readonly counts = { valid: 0, invalid: 0, duplicates: 0, existingDuplicates: 0 }
  private readonly faults: ImportSummary['errors'] = []
  private unlisted = 0

  /** The rows of a batch that could be stored, by their key. */
  take(entries: unknown[], check: Check): Map<string, Candidate> {
    const candidates = new Map<string, Candidate>()
    for (const entry of entries) {
      const index = this.index++
      const { row, faults } = check(entry)
      if (faults) {
        this.counts.invalid++
        this.note(index, entry, faults)
        continue
      }
      const key = keyOf(row.code)
      if (this.seen.has(key)) {
        this.counts.duplicates++
        this.note(index, entry, [fault('duplicate', { code: row.code })])
        continue
      }
      this.seen.add(key)
      candidates.set(key, { index, entry, row: { ...row, key } })
    }
    return candidates
  }

  /** Those that are not there yet. */
  settle(candidates: Map<string, Candidate>, existing: Set<string>): BulkRow[] {
    const news: BulkRow[] = []
    for (const [key, { index, entry, row }] of candidates) {
      if (existing.has(key)) this.note(index, entry, [fault('existing', { code: row.code })])
      else news.push(row)
    }
    this.counts.valid += news.length
    this.counts.existingDuplicates += candidates.size - news.length
    return news
  }

  private note(index: number, entry: unknown, faults: Fault[]) {
    for (const each of faults) {
      if (this.faults.length < MAX_LISTED_FAULTS)
        this.faults.push({ index, ...each, entry: shownEntry(entry) })
      else this.unlisted++
    }
  }

  summary(): ImportSummary {
    const errors = this.faults.toSorted((a, b) => a.index - b.index)
    return { totalProcessed: this.index, ...this.counts, errors, unlistedErrors: this.unlisted }
  }
}

const present = (found: ShownImport): RegulationImport => ({
  id: found.id,
  status: found.state,
  format: found.format,
  fileName: found.fileName,
  done: found.rowsDone,
  total: found.rowsTotal,
  summary: found.summary,
  error: found.errorCode && { code: found.errorCode, message: errors[found.errorCode].message },
  createdAt: found.createdAt.toISOString(),
})
