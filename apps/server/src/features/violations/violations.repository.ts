import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client'
import { media } from '../media/media.tables'
import { tasks } from '../tasks/tasks.tables'
import { violationFeedback, violations } from './violations.tables'

export type StoredViolation = typeof violations.$inferSelect
export type NewViolation = typeof violations.$inferInsert
export type WithTask = {
  violation: StoredViolation
  mediaShown: boolean
  taskId: string | null
  assignee: string | null
}

const shown = sql<boolean>`${media.displayType} is not null`

const withTask = (tx: Transaction) =>
  tx
    .select({
      violation: violations,
      mediaShown: shown,
      taskId: sql<
        string | null
      >`(select t.id from ${tasks} t where t.violation_id = ${violations.id} order by t.created_at limit 1)`,
      assignee: sql<
        string | null
      >`(select t.assignee from ${tasks} t where t.violation_id = ${violations.id} and t.status in ('open', 'in_progress') order by t.created_at limit 1)`,
    })
    .from(violations)
    .leftJoin(media, eq(media.id, violations.mediaId))

export const violationsRepository = {
  insertAll: async (tx: Transaction, rows: NewViolation[]) => {
    if (rows.length > 0) await tx.insert(violations).values(rows)
  },

  find: async (tx: Transaction, organizationId: string, id: string): Promise<WithTask | undefined> =>
    (await withTask(tx).where(and(eq(violations.organizationId, organizationId), eq(violations.id, id))))[0],

  ofAnalysis: (tx: Transaction, organizationId: string, analysisId: string): Promise<WithTask[]> =>
    withTask(tx)
      .where(and(eq(violations.organizationId, organizationId), eq(violations.analysisId, analysisId)))
      .orderBy(asc(violations.spanStart), asc(violations.detectedAt), asc(violations.id)),

  framesOf: async (tx: Transaction, organizationId: string, analysisId: string) => {
    const found = await tx
      .selectDistinct({ id: media.id })
      .from(violations)
      .innerJoin(media, eq(media.id, violations.mediaId))
      .where(
        and(
          eq(violations.organizationId, organizationId),
          eq(violations.analysisId, analysisId),
          eq(media.sha256, ''),
        ),
      )
    return found.map(({ id }) => id)
  },

  update: async (tx: Transaction, organizationId: string, id: string, changes: Partial<StoredViolation>) => {
    await tx
      .update(violations)
      .set({ ...changes, version: sql`${violations.version} + 1` })
      .where(and(eq(violations.organizationId, organizationId), eq(violations.id, id)))
  },

  insertFeedback: async (tx: Transaction, feedback: typeof violationFeedback.$inferInsert) => {
    await tx.insert(violationFeedback).values(feedback)
  },

  countBy: async (tx: Transaction, organizationId: string, field: 'severity' | 'status' | 'verdict') => {
    const column = violations[field]
    const found = await tx
      .select({ value: column, amount: count() })
      .from(violations)
      .where(eq(violations.organizationId, organizationId))
      .groupBy(column)
    return new Map(found.map(({ value, amount }) => [value as string | null, amount]))
  },
}
