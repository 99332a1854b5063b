import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import type { ViolationRecord } from './violation-record'
import { violationChanges, violationFeedback, violationRechecks, violations } from './violations.tables'

export type StoredFeedback = typeof violationFeedback.$inferSelect
export type NewViolation = typeof violations.$inferInsert
export type StoredChange = typeof violationChanges.$inferSelect
export type NewChange = typeof violationChanges.$inferInsert
const one = (organizationId: string, id: string) =>
  and(eq(violations.organizationId, organizationId), eq(violations.id, id))

/** Resolved a second time, it keeps the time of the first. */
function resolution({ status, updatedAt }: Partial<ViolationRecord>) {
  if (!status) return {}
  const { resolvedAt } = violations
  return {
    resolvedAt: status === 'Resolved' ? sql`coalesce(${resolvedAt}, ${updatedAt ?? sql`now()`})` : null,
  }
}

export const violationsRepository = {
  insertAll: async (tx: Transaction, rows: NewViolation[]) => {
    if (rows.length > 0) await tx.insert(violations).values(rows)
  },

  /** The same change to each of them. */
  update: async (
    tx: Transaction,
    organizationId: string,
    ids: string[],
    changes: Partial<ViolationRecord>,
  ) => {
    if (ids.length === 0) return
    await tx
      .update(violations)
      .set({ ...changes, ...resolution(changes), version: sql`${violations.version} + 1` })
      .where(and(eq(violations.organizationId, organizationId), inArray(violations.id, ids)))
  },

  /** Who has to put it right follows from the tasks: no change of the violation that anybody could overwrite. */
  assign: async (tx: Transaction, organizationId: string, id: string, assignee: string | null) => {
    await tx
      .update(violations)
      .set({ assignee })
      .where(and(one(organizationId, id), sql`${violations.assignee} is distinct from ${assignee}::uuid`))
  },

  insertFeedback: async (tx: Transaction, feedback: typeof violationFeedback.$inferInsert) => {
    await tx.insert(violationFeedback).values(feedback)
  },

  /** The oldest first. */
  feedbackOf: (tx: ReadHandle, organizationId: string, violationId: string): Promise<StoredFeedback[]> =>
    tx
      .select()
      .from(violationFeedback)
      .where(
        and(
          eq(violationFeedback.organizationId, organizationId),
          eq(violationFeedback.violationId, violationId),
        ),
      )
      .orderBy(asc(violationFeedback.createdAt)),

  insertChanges: async (tx: Transaction, changes: NewChange[]) => {
    if (changes.length > 0) await tx.insert(violationChanges).values(changes)
  },

  insertRecheck: async (tx: Transaction, recheck: typeof violationRechecks.$inferInsert) => {
    await tx.insert(violationRechecks).values(recheck)
  },

  countRechecks: async (tx: ReadHandle, organizationId: string) => {
    const [found] = await tx
      .select({
        all: count(),
        unchanged: sql<number>`count(*) filter (where ${violationRechecks.before} = ${violationRechecks.after})::int`,
      })
      .from(violationRechecks)
      .where(eq(violationRechecks.organizationId, organizationId))
    return found ?? { all: 0, unchanged: 0 }
  },

  /** Those of one category since a day, newest first and no more than is worth looking at. */
  recentOf: async (
    tx: ReadHandle,
    organizationId: string,
    category: ViolationRecord['category'],
    since: Date,
  ) =>
    await tx
      .select({
        id: violations.id,
        hazard: violations.hazard,
        type: violations.type,
        siteId: violations.siteId,
        location: violations.location,
        status: violations.status,
        detectedAt: violations.detectedAt,
        capturedAt: violations.capturedAt,
      })
      .from(violations)
      .where(
        and(
          eq(violations.organizationId, organizationId),
          eq(violations.category, category),
          gt(violations.detectedAt, since),
          sql`${violations.verdict} is distinct from 'dismissed'`,
        ),
      )
      .orderBy(sql`${violations.detectedAt} desc`)
      .limit(1_001),
}
