import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { ProcessFigures } from '@plumbline/contract'
import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/client'
import type { DetectorSelfCheck } from '../../../platform/detector-self-check'
import type { ErrorLog } from '../../../platform/error-log'
import type { Workload } from '../../../platform/workload'
import { operationsRepository as operations } from './operations.repository'

const REPORT_EVERY_MS = 10_000

export type ReporterDeps = {
  db: Database
  log: Logger
  version: string
  roles: { api: boolean; worker: boolean }
  workload: Workload
  selfCheck: DetectorSelfCheck
  errorLog: ErrorLog
}

/** Writes to the database that this process runs, what it works on and what failed in it. */
export class ProcessReporter {
  private readonly deps: ReporterDeps
  private readonly id = randomUUID()
  private readonly startedAt = new Date()
  private timer: NodeJS.Timeout | undefined
  private writing = false

  constructor(deps: ReporterDeps) {
    this.deps = deps
  }

  async start() {
    this.timer = setInterval(() => void this.report(), REPORT_EVERY_MS).unref()
    await this.report()
  }

  async stop() {
    clearInterval(this.timer)
    await this.report()
    await this.attempt(() => this.deps.db.transaction(tx => operations.leave(tx, this.id)))
  }

  async report() {
    if (this.writing) return
    this.writing = true
    const { db, version, roles, workload, errorLog, selfCheck } = this.deps
    const role: ProcessFigures['role'] = roles.api && roles.worker ? 'both' : roles.api ? 'api' : 'worker'
    const { id, startedAt } = this
    const doing = workload.current()
    const own = { id, host: hostname(), role, version, doing, startedAt, detector: selfCheck.last() ?? null }
    await this.attempt(async () => {
      await db.transaction(tx => operations.report(tx, own))
      const errors = errorLog.take()
      if (errors.length === 0) return
      const rows = errors.map(({ at, ...error }) => ({ id: randomUUID(), ...error, createdAt: at }))
      await db.transaction(tx => operations.insertErrors(tx, rows))
    })
    this.writing = false
  }

  /** While the database is away nothing can be written, and requests say so themselves. */
  private async attempt(work: () => Promise<void>) {
    await work().catch(error =>
      this.deps.log.debug({ err: error }, 'the state of this process was not written'),
    )
  }
}
