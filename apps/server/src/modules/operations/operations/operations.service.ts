import {
  MAX_LISTED_ERRORS,
  MAX_LISTED_ORGANIZATIONS,
  type Operations,
  PROCESS_SILENT_AFTER_S,
} from '@plumbline/contract'
import { days, later, minutes } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import { notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { freeBytes } from '../../../platform/storage/free-bytes'
import { type StoredBytes, storageByOrganization } from '../../capture/media/media.lookups'
import type { UsersService } from '../../identity/users/users.service'
import { operationsRepository as operations } from './operations.repository'

export type OperationsDeps = { db: Database; users: UsersService; version: string; uploadFolder: string }

/** Sums over all files are not made for every visit. */
const STORAGE_FRESH_MS = 60_000

/** The state of the whole installation, for who runs it. It holds names of organizations and nothing else of them. */
export class OperationsService {
  private readonly deps: OperationsDeps
  private stored: { at: number; rows: Promise<StoredBytes[]> } | undefined

  constructor(deps: OperationsDeps) {
    this.deps = deps
  }

  async view(member: Member): Promise<Operations> {
    const { db, version, users } = this.deps
    const user = member.apiKey ? undefined : await users.find(db.read, member.userId)
    if (!user || !(await users.isOperator(db.read, user))) throw notFound()
    const now = new Date()
    return {
      version,
      at: now.toISOString(),
      queues: await this.queues(now),
      processes: await this.processes(),
      storage: await this.storage(),
      database: await operations.database(db.pool),
      errors: (await operations.errorsSince(db.pool, later(now, -minutes(60)))).map(
        ({ lastAt, ...error }) => ({
          ...error,
          lastAt: lastAt.toISOString(),
        }),
      ),
      lines: (await operations.newestErrors(db.read, MAX_LISTED_ERRORS)).map(({ createdAt, ...line }) => ({
        ...line,
        at: createdAt.toISOString(),
      })),
    }
  }

  async queues(now = new Date()) {
    const { pool } = this.deps.db
    const rows = await operations.queues(pool)
    const failed = new Map<string, number>()
    for (const { source, place, count } of await operations.errorsSince(pool, later(now, -days(1))))
      if (source !== 'request') failed.set(place, (failed.get(place) ?? 0) + count)
    const idle = [...failed.keys()].filter(name => !rows.some(row => row.name === name))
    return [...rows, ...idle.map(name => ({ name, waiting: 0, running: 0, oldestSeconds: null }))].map(
      row => ({
        ...row,
        // The clocks of a process and of the database can differ.
        oldestSeconds: row.oldestSeconds === null ? null : Math.max(0, row.oldestSeconds),
        failed: failed.get(row.name) ?? 0,
      }),
    )
  }

  async processes() {
    const rows = await operations.processes(this.deps.db.read, PROCESS_SILENT_AFTER_S)
    return rows.map(({ process, isAlive }) => ({
      ...process,
      startedAt: process.startedAt.toISOString(),
      lastSeenAt: process.lastSeenAt.toISOString(),
      isAlive,
    }))
  }

  private async storage() {
    if (!this.stored || performance.now() - this.stored.at > STORAGE_FRESH_MS) {
      const rows = storageByOrganization(this.deps.db)
      this.stored = { at: performance.now(), rows }
      rows.catch(() => {
        this.stored = undefined
      })
    }
    const rows = await this.stored.rows
    return {
      usedBytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
      freeBytes: await freeBytes(this.deps.uploadFolder),
      organizations: rows.slice(0, MAX_LISTED_ORGANIZATIONS),
    }
  }
}
