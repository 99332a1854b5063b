import { randomUUID } from 'node:crypto'
import { errors, type RegulationImport } from '@plumbline/contract'
import * as z from 'zod'
import type { Clock } from '../../../../platform/clock'
import type { Database, Transaction } from '../../../../platform/db/client'
import { isDatabaseLost } from '../../../../platform/db/database-errors'
import { channel, type PubSub } from '../../../../platform/db/pub-sub'
import { notFound } from '../../../../platform/http/errors'
import type { Member } from '../../../../platform/http/member'
import { type Jobs, job } from '../../../../platform/jobs/jobs'
import type { RegulationsService } from '../library/regulations.service'
import { bulkRepository as bulk, type Stamp } from './bulk.repository'
import { importRepository as imports, type StoredImport } from './import.repository'
import type { ReadImport } from './import-reader'
import { ImportReport } from './import-report'
import type { ReadRow } from './parse-import'

/** Done again if whoever took it dies: nothing of an import is stored before all of it is. */
export const runImport = job(
  'regulations.import',
  z.object({ organizationId: z.uuid(), importId: z.uuid() }),
  { seconds: 120, inTurns: true },
)

/** Carries the id of the import. */
export const importChanged = channel('import_changed')

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

  start(member: Member, read: ReadImport): Promise<RegulationImport> {
    const { db, clock, jobs } = this.deps
    return db.transaction(async tx => {
      await this.deps.regulations.requirePlan(tx, member.organizationId)
      const now = clock.now()
      const started: StoredImport = {
        id: randomUUID(),
        organizationId: member.organizationId,
        startedBy: member.userId,
        format: read.format,
        fileName: read.fileName,
        state: 'queued',
        rowsDone: 0,
        rowsTotal: read.total,
        summary: null,
        errorCode: null,
        createdAt: now,
        updatedAt: now,
        finishedAt: null,
      }
      await imports.insert(tx, started)
      for (const [position, batch] of read.batches.entries())
        await imports.insertBatch(tx, started, position, batch)
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
    const report = new ImportReport()
    const stamp: Stamp = { organizationId, origin: 'import', changedIn, createdBy: begun.startedBy, now }
    for (let position = 0; ; position++) {
      const batch = await imports.findBatch(tx, begun, position)
      if (!batch) break
      const rows = report.take(JSON.parse(batch) as ReadRow[])
      const existing = await bulk.existingKeys(tx, organizationId, [...rows.keys()])
      await bulk.copyIn(tx, report.settle(rows, existing), stamp)
      await this.tellProgress(begun, report.rowsDone)
    }
    const summary = report.summary()
    const noneValid = summary.valid + summary.duplicates + summary.existingDuplicates === 0
    await imports.end(tx, organizationId, id, {
      state: noneValid ? 'failed' : 'completed',
      errorCode: noneValid ? 'import_no_valid_rows' : null,
      summary,
      rowsDone: report.rowsDone,
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

const present = (found: StoredImport): RegulationImport => ({
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
