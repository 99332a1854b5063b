import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { EXPORT_KEPT_DAYS, type ExportContent, type OrganizationExport } from '@plumbline/contract'
import { dayOf } from '@plumbline/domain'
import type { Logger } from 'pino'
import * as z from 'zod'
import { days, later, minutes } from '../../../platform/clock'
import type { Transaction } from '../../../platform/db/client'
import { isDatabaseLost, isDuplicate } from '../../../platform/db/database-errors'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { type Jobs, job } from '../../../platform/jobs/jobs'
import { freeBytes } from '../../../platform/storage/free-bytes'
import type { BillingService } from '../../billing/billing/billing.service'
import type { AccessLog } from '../../identity/access-log/access-log.service'
import type { EventsService } from '../../insights/events/events.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import { type BuildDeps, type Built, buildExport } from './build-export'
import {
  organizationExportsRepository as exports,
  type ShownExport,
  type StoredExport,
} from './organization-exports.repository'
import { buildTrainingExport } from './training/build-training-export'

/** An export says itself whether a worker is still at it, so that the time limit only has to be long enough. */
export const buildOrganizationExport = job(
  'organization-exports.build',
  z.object({ organizationId: z.uuid(), id: z.uuid() }),
  { retries: 0, seconds: 20 * 3600, inTurns: true },
)
/** A worker renews its export many times in this span. */
const stalledAfter = minutes(5)
const MAX_ATTEMPTS = 3
const SAVE_PROGRESS_EVERY_MS = 1_000
/** Stays free for everything else that is written, and for the rows of an export. */
const RESERVED_BYTES = 256 * 1024 * 1024

export type OrganizationExportsDeps = BuildDeps & {
  log: Logger
  billing: BillingService
  jobs: Jobs
  uploadFolder: string
  accessLog: AccessLog
  events: EventsService
  notifications: NotificationsService
}

const keyOf = ({ organizationId, id }: Pick<StoredExport, 'organizationId' | 'id'>) =>
  `${organizationId}/exports/${id}.zip`

export class OrganizationExportsService {
  private readonly deps: OrganizationExportsDeps
  constructor(deps: OrganizationExportsDeps) {
    this.deps = deps
  }

  async list({ organizationId }: Member): Promise<OrganizationExport[]> {
    const now = this.deps.clock.now()
    return (await exports.list(this.deps.db.read, organizationId))
      .filter(({ export: { expiresAt } }) => !expiresAt || expiresAt > now)
      .map(present)
  }

  async create(member: Member, content: ExportContent): Promise<OrganizationExport> {
    const { db, clock, jobs, events } = this.deps
    const { organizationId, userId } = member
    const id = randomUUID()
    const now = clock.now()
    try {
      return await db.transaction(async tx => {
        await this.requireRoom(tx, organizationId)
        await exports.insert(tx, {
          id,
          organizationId,
          requestedBy: userId,
          content,
          status: 'queued',
          createdAt: now,
          updatedAt: now,
        })
        await jobs.enqueue(tx, buildOrganizationExport, { organizationId, id })
        const data = { export_id: id }
        await events.recordWithin(tx, member, { event: 'export.requested', source: 'product', data })
        await this.recordAccess(tx, member, 'export_requested', content)
        const created = await exports.find(tx, organizationId, id)
        if (!created) throw notFound()
        return present(created)
      })
    } catch (error) {
      if (isDuplicate(error, 'organization_exports_one_at_a_time')) throw new AppError('export_running')
      throw error
    }
  }

  /** Who has the file has everything, so that each download is on record. */
  async download(member: Member, id: string) {
    const { db, billing, storage, events, clock } = this.deps
    const found = await this.findOr404(member.organizationId, id)
    const { expiresAt, createdAt, content } = found.export
    const size = await storage.size(keyOf(found.export))
    const day = dayOf(createdAt, await billing.timeZoneOf(db.read, member.organizationId))
    if (!expiresAt || expiresAt <= clock.now() || size === undefined) throw notFound()
    await db.transaction(async tx => {
      const data = { export_id: id }
      await events.recordWithin(tx, member, { event: 'export.downloaded', source: 'product', data })
      await this.recordAccess(tx, member, 'export_downloaded', content)
    })
    return {
      name: `plumbline-${content === 'training' ? 'training' : 'export'}-${day}.zip`,
      size,
      content: await storage.read(keyOf(found.export)),
    }
  }

  /** An export is written beside what it holds: media are as large in it as they are. */
  private async requireRoom(tx: Transaction, organizationId: string) {
    const needed = RESERVED_BYTES + (await this.deps.media.bytesOf(tx, organizationId))
    if (needed > (await freeBytes(this.deps.uploadFolder))) throw new AppError('storage_full')
  }

  private recordAccess(
    tx: Transaction,
    { organizationId, userId }: Member,
    kind: 'export_requested' | 'export_downloaded',
    data: ExportContent,
  ) {
    return this.deps.accessLog.record(tx, { kind, userId, organizationId, details: { data } })
  }

  async remove(member: Member, id: string): Promise<Record<string, never>> {
    const { organizationId } = member
    const { export: found } = await this.findOr404(organizationId, id)
    if (found.status === 'queued' || found.status === 'running') throw new AppError('export_running')
    await this.deps.db.transaction(async tx => {
      await exports.remove(tx, organizationId, id)
      const data = { export_id: id }
      await this.deps.events.recordWithin(tx, member, { event: 'export.deleted', source: 'product', data })
    })
    await this.deps.storage.removeAll(keyOf(found))
    return {}
  }

  /** The work itself. A worker that dies is followed by another one, up to a few times. */
  async build({ organizationId, id }: { organizationId: string; id: string }) {
    const { db, clock, uploadFolder, storage } = this.deps
    const now = clock.now()
    const claim = { now, stalledBefore: later(now, -stalledAfter) }
    const begun = await db.transaction(tx => exports.begin(tx, { organizationId, id }, claim))
    if (!begun) return
    const { requestedBy: userId } = begun
    const requester = userId ? await exports.role(db.read, organizationId, userId) : undefined
    // Somebody who isn't an admin any more, or has left, gets nothing.
    if (!userId || requester?.role !== 'admin') return this.fail(begun)
    const member: Member = {
      userId,
      organizationId,
      role: 'admin',
      language: requester.language,
      sessionId: '',
      bearerExpiresAt: now,
    }
    await mkdir(uploadFolder, { recursive: true, mode: 0o700 })
    const path = join(uploadFolder, `export-${id}-${begun.attempts}`)
    try {
      const build = begun.content === 'training' ? buildTrainingExport : buildExport
      const built = await build(this.deps, member, path, this.progressOf(begun))
      await storage.put(keyOf(begun), path)
      await this.finish(begun, member, built)
    } catch (error) {
      await rm(path, { force: true })
      // It isn't the export's fault: as after the death of a worker, another attempt follows.
      if (isDatabaseLost(error)) throw error
      this.deps.log.error({ err: error, exportId: id }, 'an export failed')
      await this.fail(begun)
    }
  }

  /** Deletes what has expired, and hands on what a dead worker left. */
  async maintain() {
    const { db, clock, jobs, storage } = this.deps
    const now = clock.now()
    for (const found of await exports.expired(db.read, now, later(now, -days(EXPORT_KEPT_DAYS)))) {
      await storage.removeAll(keyOf(found))
      await db.transaction(tx => exports.remove(tx, found.organizationId, found.id))
    }
    for (const found of await exports.stalled(db.read, later(now, -stalledAfter))) {
      const { organizationId, id } = found
      if (found.attempts >= MAX_ATTEMPTS) await this.fail(found)
      else await db.transaction(tx => jobs.enqueue(tx, buildOrganizationExport, { organizationId, id }))
    }
  }

  private progressOf(begun: StoredExport) {
    let savedAt = performance.now()
    return async (progress: number) => {
      if (performance.now() - savedAt < SAVE_PROGRESS_EVERY_MS) return
      savedAt = performance.now()
      const changes = { progress, updatedAt: this.deps.clock.now() }
      const isOurs = await this.deps.db.transaction(tx => exports.update(tx, begun, changes))
      if (!isOurs) throw new Error('Another worker took over.')
    }
  }

  private async finish(begun: StoredExport, member: Member, built: Built) {
    const now = this.deps.clock.now()
    await this.deps.db.transaction(async tx => {
      const changes = {
        ...built,
        status: 'ready' as const,
        progress: 1,
        updatedAt: now,
        finishedAt: now,
        expiresAt: later(now, days(EXPORT_KEPT_DAYS)),
      }
      if (!(await exports.update(tx, begun, changes))) return
      await this.deps.notifications.notify(tx, begun.organizationId, member.userId, {
        kind: 'export_ready',
        data: { days: String(EXPORT_KEPT_DAYS) },
        href: begun.content === 'training' ? '/settings?tab=detection' : '/settings?tab=data',
      })
    })
  }

  private async fail(begun: StoredExport) {
    const now = this.deps.clock.now()
    const changes = { status: 'failed' as const, updatedAt: now, finishedAt: now }
    await this.deps.db.transaction(tx => exports.update(tx, begun, changes))
  }

  private async findOr404(organizationId: string, id: string): Promise<ShownExport> {
    const found = await exports.find(this.deps.db.read, organizationId, id)
    if (!found) throw notFound()
    return found
  }
}

const present = ({ export: found, person }: ShownExport): OrganizationExport => ({
  id: found.id,
  content: found.content,
  status: found.status,
  progress: found.progress,
  requestedBy: person && (`${person.firstName} ${person.lastName}`.trim() || person.email),
  rows: found.rows,
  files: found.files,
  byteSize: found.byteSize,
  createdAt: found.createdAt.toISOString(),
  finishedAt: found.finishedAt?.toISOString() ?? null,
  expiresAt: found.expiresAt?.toISOString() ?? null,
})
