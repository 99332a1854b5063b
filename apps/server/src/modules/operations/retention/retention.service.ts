import type { BodyOf, Retention, RetentionMonths, RetentionRun, saveRetention } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Clock } from '../../../platform/clock'
import type { DeleteBatch } from '../../../platform/db/batches'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import { deleteOldAnalyses } from '../../capture/analysis/analysis.upkeep'
import type { MediaService } from '../../capture/media/media.service'
import { deleteMedia, deleteOldFiles } from '../../capture/media/media.upkeep'
import { detachMedia } from '../../findings/violations/violations.upkeep'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import type { EventsService } from '../../insights/events/events.service'
import { deleteOldEvents } from '../../insights/events/events.upkeep'
import { deleteOldNotifications } from '../../integrations/notifications/notifications.upkeep'
import { deleteCompleted } from '../../work/tasks/tasks.upkeep'
import { retentionRepository as retention, type StoredRetention } from './retention.repository'

const BATCH_SIZE = 200

export type RetentionDeps = {
  db: Database
  clock: Clock
  media: MediaService
  events: EventsService
  organizations: OrganizationsService
  deleteSettledViolations: DeleteBatch
}

const deleteFiles: DeleteBatch = async (tx, organizationId, ...chosen) => {
  const deleted = await deleteOldFiles(tx, organizationId, ...chosen)
  await detachMedia(tx, organizationId, deleted.mediaIds)
  return deleted
}

/** Completed tasks with the photos of their fixes. */
const deleteTasks: DeleteBatch = async (tx, organizationId, ...chosen) => {
  const deleted = await deleteCompleted(tx, organizationId, ...chosen)
  await deleteMedia(tx, organizationId, deleted.mediaIds)
  return deleted
}

/** How long an organization keeps its data. A daily job deletes what is older. */
export class RetentionService {
  private readonly deps: RetentionDeps
  constructor(deps: RetentionDeps) {
    this.deps = deps
  }

  get(member: Member): Promise<Retention> {
    return this.view(this.deps.db.read, member.organizationId)
  }

  save(member: Member, wanted: BodyOf<typeof saveRetention>): Promise<Retention> {
    const { db, events } = this.deps
    const { organizationId } = member
    return db.transaction(async tx => {
      const before = await this.view(tx, organizationId)
      const { lastRun: _, storage: __, onHold: ___, ...kept } = { ...before, ...definedOf(wanted) }
      await retention.save(tx, { organizationId, ...kept })
      await events.recordWithin(tx, member, {
        event: 'retention.changed',
        source: 'product',
        data: Object.fromEntries(Object.entries(kept).map(([key, months]) => [key, String(months ?? '')])),
      })
      return this.view(tx, organizationId)
    })
  }

  /** One organization that can't be cleaned up keeps none of the others. */
  async enforceAll() {
    const failures: unknown[] = []
    for (const settings of await retention.limited(this.deps.db.read))
      await this.enforce(settings).catch(error => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }

  private async enforce({ organizationId, media, records, activity }: StoredRetention) {
    const { db, clock, events, organizations, deleteSettledViolations } = this.deps
    if ((await organizations.settings(db.read, organizationId)).counselMode) return
    const expire = (months: RetentionMonths | null, deleteBatch: DeleteBatch) =>
      months === null ? 0 : this.inBatches(organizationId, monthsBefore(clock.now(), months), deleteBatch)
    const removed = {
      media: await expire(media, deleteFiles),
      tasks: await expire(records, deleteTasks),
      violations: await expire(records, deleteSettledViolations),
      analyses: await expire(records, deleteOldAnalyses),
      events: await expire(activity, deleteOldEvents),
    }
    await expire(records, deleteOldNotifications)
    await db.transaction(async tx => {
      await retention.save(tx, { organizationId, lastRunAt: clock.now(), lastRun: removed })
      if (Object.values(removed).some(count => count > 0))
        await events.recordAll(tx, { organizationId, userId: null }, 'retention.deleted', [
          Object.fromEntries(Object.entries(removed).map(([key, count]) => [key, String(count)])),
        ])
    })
  }

  /** The rows first: a file without a row is swept, a row without its file would be a lie. */
  private async inBatches(organizationId: string, before: Date, deleteBatch: DeleteBatch): Promise<number> {
    const { db, media } = this.deps
    for (let total = 0; ; ) {
      const { rows, mediaIds } = await db.transaction(tx =>
        deleteBatch(tx, organizationId, before, BATCH_SIZE),
      )
      for (const id of mediaIds) await media.deleteFiles({ organizationId, id })
      total += rows
      if (rows < BATCH_SIZE) return total
    }
  }

  private async view(tx: ReadHandle, organizationId: string): Promise<Retention> {
    const stored = await retention.find(tx, organizationId)
    const { used, limit } = await this.deps.media.storageOf(tx, organizationId)
    return {
      media: stored?.media ?? null,
      records: stored?.records ?? null,
      activity: stored?.activity ?? null,
      onHold: (await this.deps.organizations.settings(tx, organizationId)).counselMode,
      storage: { used, limit },
      lastRun: stored?.lastRunAt && stored.lastRun ? runOf(stored.lastRunAt, stored.lastRun) : null,
    }
  }
}

const runOf = (at: Date, removed: Omit<RetentionRun, 'at'>): RetentionRun => ({
  at: at.toISOString(),
  ...removed,
})

const definedOf = (wanted: BodyOf<typeof saveRetention>) =>
  Object.fromEntries(Object.entries(wanted).filter(([, months]) => months !== undefined))

/** The same day of an earlier month; the last day of it where it is shorter. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return then
}
