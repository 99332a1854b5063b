import { and, eq, inArray, lt, not, or } from 'drizzle-orm'
import { type DeleteBatch, idsOf, insertInBatches } from '../../../platform/db/batches'
import type { Transaction } from '../../../platform/db/client'
import type { TaskLinks } from './violation-rows.repository'
import { violationChanges, violationFeedback, violationRechecks, violations } from './violations.tables'

export type NewViolation = typeof violations.$inferInsert
export type NewViolationChange = typeof violationChanges.$inferInsert
export type NewFeedback = typeof violationFeedback.$inferInsert
export type NewRecheck = typeof violationRechecks.$inferInsert

export async function insertViolations(
  tx: Transaction,
  rows: {
    violations: readonly NewViolation[]
    violationChanges: readonly NewViolationChange[]
    feedback: readonly NewFeedback[]
    rechecks: readonly NewRecheck[]
  },
) {
  await insertInBatches(rows.violations, batch => tx.insert(violations).values(batch))
  await insertInBatches(rows.violationChanges, batch => tx.insert(violationChanges).values(batch))
  await insertInBatches(rows.feedback, batch => tx.insert(violationFeedback).values(batch))
  await insertInBatches(rows.rechecks, batch => tx.insert(violationRechecks).values(batch))
}

/** Their pictures are gone. */
export async function detachMedia(tx: Transaction, organizationId: string, mediaIds: string[]) {
  if (mediaIds.length > 0)
    await tx
      .update(violations)
      .set({ mediaId: null })
      .where(and(eq(violations.organizationId, organizationId), inArray(violations.mediaId, mediaIds)))
}

/** Resolved or dismissed, and nobody is still working on it. */
export const deleteSettled =
  ({ hasOpen }: Pick<TaskLinks, 'hasOpen'>): DeleteBatch =>
  async (tx, organizationId, before, limit) => {
    const ids = idsOf(
      await tx
        .select({ id: violations.id })
        .from(violations)
        .where(
          and(
            eq(violations.organizationId, organizationId),
            or(eq(violations.status, 'Resolved'), eq(violations.verdict, 'dismissed')),
            lt(violations.updatedAt, before),
            not(hasOpen(violations.id)),
          ),
        )
        .limit(limit),
    )
    if (ids.length > 0) await tx.delete(violations).where(inArray(violations.id, ids))
    return { rows: ids.length, mediaIds: [] }
  }
