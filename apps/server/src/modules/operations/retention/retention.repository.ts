import type { RetentionRun } from '@plumbline/contract'
import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { ReadHandle, Transaction } from '../../../platform/db/client'
import { analyses } from '../../capture/analysis/analysis.tables'
import { media } from '../../capture/media/media.tables'
import { violations } from '../../findings/violations/violations.tables'
import { events } from '../../insights/events/events.tables'
import { notifications } from '../../integrations/notifications/notifications.tables'
import { fixes } from '../../work/fixes/fixes.tables'
import { tasks } from '../../work/tasks/tasks.tables'
import { retention } from './retention.tables'

export type StoredRetention = typeof retention.$inferSelect
/** What a batch deleted: how many rows, and whose files go with them. */
type Batch = { rows: number; mediaIds: string[] }
export type DeleteBatch = (
  tx: Transaction,
  organizationId: string,
  before: Date,
  limit: number,
) => Promise<Batch>
type RetentionRunPart = Exclude<keyof RetentionRun, 'at'>

const isDone = inArray(tasks.status, ['completed', 'closed'])
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

export const retentionRepository = {
  find: async (tx: ReadHandle, organizationId: string): Promise<StoredRetention | undefined> =>
    (await tx.select().from(retention).where(eq(retention.organizationId, organizationId)))[0],

  save: async (tx: Transaction, changes: typeof retention.$inferInsert) => {
    const { organizationId: target, ...set } = changes
    await tx
      .insert(retention)
      .values(changes)
      .onConflictDoUpdate({ target: retention.organizationId, set: { ...set, organizationId: target } })
  },

  /** Of those organizations that don't keep everything. */
  limited: (db: ReadHandle) =>
    db
      .select()
      .from(retention)
      .where(or(isNotNull(retention.media), isNotNull(retention.records), isNotNull(retention.activity))),
}

/** They quote titles of records, and are of no use longer than those. */
export const expiredNotifications: DeleteBatch = async (tx, organizationId, before, limit) => {
  const ids = idsOf(
    await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(notifications.organizationId, organizationId), lt(notifications.createdAt, before)))
      .limit(limit),
  )
  if (ids.length > 0) await tx.delete(notifications).where(inArray(notifications.id, ids))
  return { rows: ids.length, mediaIds: [] }
}

/** Each deletes some of what is older, and says what it was. */
export const expired: Readonly<Record<RetentionRunPart, DeleteBatch>> = {
  /**
   * Uploads lose their files and stay as rows, since results and violations refer to them; frames go altogether.
   * What has neither content nor a copy any more was done before.
   */
  media: async (tx, organizationId, before, limit) => {
    const found = await tx
      .select({ id: media.id, sourceId: media.sourceId })
      .from(media)
      .where(
        and(
          eq(media.organizationId, organizationId),
          lt(media.createdAt, before),
          or(isNotNull(media.sha256), isNotNull(media.displayType)),
        ),
      )
      .limit(limit)
      .for('update')
    const ids = idsOf(found)
    if (ids.length === 0) return { rows: 0, mediaIds: [] }
    const frames = idsOf(found.filter(({ sourceId }) => sourceId !== null))
    await tx.update(violations).set({ mediaId: null }).where(inArray(violations.mediaId, ids))
    if (frames.length > 0) await tx.delete(media).where(inArray(media.id, frames))
    await tx
      .update(media)
      .set({ sha256: null, displayType: null, storedBytes: 0, fileName: sql`${media.kind}` })
      .where(inArray(media.id, ids))
    return { rows: ids.length, mediaIds: ids }
  },

  /** Completed tasks with the photos of their fixes. */
  tasks: async (tx, organizationId, before, limit) => {
    const ids = idsOf(
      await tx
        .select({ id: tasks.id })
        .from(tasks)
        .where(and(eq(tasks.organizationId, organizationId), isDone, lt(tasks.updatedAt, before)))
        .limit(limit),
    )
    if (ids.length === 0) return { rows: 0, mediaIds: [] }
    const photos = await tx.select({ id: fixes.mediaId }).from(fixes).where(inArray(fixes.taskId, ids))
    await tx.delete(tasks).where(inArray(tasks.id, ids))
    const mediaIds = idsOf(photos)
    if (mediaIds.length > 0) await tx.delete(media).where(inArray(media.id, mediaIds))
    return { rows: ids.length, mediaIds }
  },

  /** Resolved or dismissed, and nobody is still working on it. */
  violations: async (tx, organizationId, before, limit) => {
    const openTask = tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(eq(tasks.violationId, violations.id), sql`not (${isDone})`))
    const ids = idsOf(
      await tx
        .select({ id: violations.id })
        .from(violations)
        .where(
          and(
            eq(violations.organizationId, organizationId),
            or(eq(violations.status, 'Resolved'), eq(violations.verdict, 'dismissed')),
            lt(violations.updatedAt, before),
            notExists(openTask),
          ),
        )
        .limit(limit),
    )
    if (ids.length > 0) await tx.delete(violations).where(inArray(violations.id, ids))
    return { rows: ids.length, mediaIds: [] }
  },

  /** Results of which no violation is left, with their media. */
  analyses: async (tx, organizationId, before, limit) => {
    const violation = tx
      .select({ id: violations.id })
      .from(violations)
      .where(eq(violations.analysisId, analyses.id))
    const found = await tx
      .select({ id: analyses.id, mediaId: analyses.mediaId })
      .from(analyses)
      .where(
        and(
          eq(analyses.organizationId, organizationId),
          lt(analyses.createdAt, before),
          inArray(analyses.status, ['completed', 'failed', 'canceled']),
          notExists(violation),
        ),
      )
      .limit(limit)
    if (found.length === 0) return { rows: 0, mediaIds: [] }
    await tx.delete(analyses).where(inArray(analyses.id, idsOf(found)))
    const unused = await tx
      .select({ id: media.id })
      .from(media)
      .leftJoin(analyses, eq(analyses.mediaId, media.id))
      .where(
        and(
          inArray(
            media.id,
            found.map(({ mediaId }) => mediaId),
          ),
          isNull(analyses.id),
        ),
      )
    const mediaIds = idsOf(unused)
    if (mediaIds.length === 0) return { rows: found.length, mediaIds }
    const frames = await tx.select({ id: media.id }).from(media).where(inArray(media.sourceId, mediaIds))
    await tx.delete(media).where(inArray(media.id, mediaIds))
    return { rows: found.length, mediaIds: [...mediaIds, ...idsOf(frames)] }
  },

  events: async (tx, organizationId, before, limit) => {
    const ids = idsOf(
      await tx
        .select({ id: events.id })
        .from(events)
        .where(and(eq(events.organizationId, organizationId), lt(events.createdAt, before)))
        .limit(limit),
    )
    if (ids.length > 0) await tx.delete(events).where(inArray(events.id, ids))
    return { rows: ids.length, mediaIds: [] }
  },
}
