import { and, asc, count, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { ReadHandle, Transaction } from '../../../platform/db/client'
import { jsonRows } from '../../../platform/db/json-rows'
import type { PageSource } from '../../../platform/db/paging'
import { prepared } from '../../../platform/db/prepared'
import { analyses } from '../../capture/analysis/analysis.tables'
import { media } from '../../capture/media/media.tables'
import { sites } from '../../identity/sites/sites.tables'
import { tasks } from '../../work/tasks/tasks.tables'
import { violationChanges, violationFeedback, violationRechecks, violations } from './violations.tables'

const { search, danger, ...stored } = getTableColumns(violations)

export type StoredFeedback = typeof violationFeedback.$inferSelect
export type StoredViolation = Omit<typeof violations.$inferSelect, 'search' | 'danger'>
export type NewViolation = typeof violations.$inferInsert
export type StoredChange = typeof violationChanges.$inferSelect
export type NewChange = typeof violationChanges.$inferInsert
export type WithTask = {
  violation: StoredViolation
  siteName: string | null
  mediaShown: boolean
  mediaWidth: number | null
  mediaHeight: number | null
  taskId: string | null
}

const shown = sql<boolean>`${media.displayType} is not null`
/** The first one that is still open; where all are done, the first of them. */
const firstTask = sql<string | null>`(
  select t.id from ${tasks} t where t.violation_id = ${violations.id}
  order by t.tab = 'completed', t.created_at limit 1)`

const fields = {
  violation: stored,
  siteName: sites.name,
  mediaShown: shown,
  mediaWidth: media.width,
  mediaHeight: media.height,
  taskId: firstTask,
}
const withTask = (tx: ReadHandle) =>
  tx
    .select(fields)
    .from(violations)
    .leftJoin(media, eq(media.id, violations.mediaId))
    .leftJoin(sites, eq(sites.id, violations.siteId))

/** What a list of violations shows, and where it comes from. */
export const violationRows: Pick<PageSource<WithTask>, 'rows' | 'select'> = {
  rows: jsonRows<WithTask>(fields),
  select: (db, row, where, order) =>
    db
      .select({ row })
      .from(violations)
      .leftJoin(media, eq(media.id, violations.mediaId))
      .leftJoin(sites, eq(sites.id, violations.siteId))
      .where(where)
      .orderBy(...order)
      .as('page'),
}

const one = (organizationId: string, id: string) =>
  and(eq(violations.organizationId, organizationId), eq(violations.id, id))

const selectAll = prepared('violations_by_ids', db =>
  withTask(db).where(
    and(
      eq(violations.organizationId, sql.placeholder('organizationId')),
      sql`${violations.id} = any(${sql.placeholder('ids')}::uuid[])`,
    ),
  ),
)

/** The most severe first, then as found; what people added later comes after what is as severe. */
const selectOfAnalyses = prepared('violations_of_analyses', db =>
  withTask(db)
    .where(
      and(
        eq(violations.organizationId, sql.placeholder('organizationId')),
        sql`${violations.analysisId} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .orderBy(desc(violations.danger), asc(violations.detectedAt), desc(violations.id)),
)

/** Resolved a second time, it keeps the time of the first. */
function resolution({ status, updatedAt }: Partial<StoredViolation>) {
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

  find: async (tx: ReadHandle, organizationId: string, id: string): Promise<WithTask | undefined> =>
    (await withTask(tx).where(one(organizationId, id)))[0],

  /** The same, and nobody else changes it until this transaction ends. */
  findForUpdate: async (tx: Transaction, organizationId: string, id: string) =>
    (await withTask(tx).where(one(organizationId, id)).for('update', { of: violations }))[0],

  /** Locked always in the same order, so that two who change several at once wait for each other. */
  findAllForUpdate: (tx: Transaction, organizationId: string, ids: string[]): Promise<WithTask[]> =>
    withTask(tx)
      .where(and(eq(violations.organizationId, organizationId), inArray(violations.id, ids)))
      .orderBy(asc(violations.id))
      .for('update', { of: violations }),

  findAll: async (tx: ReadHandle, organizationId: string, ids: string[]): Promise<WithTask[]> => {
    if (ids.length === 0) return []
    const found = await selectAll(tx, { organizationId, ids })
    const byId = new Map(found.map(each => [each.violation.id, each]))
    return ids.flatMap(id => byId.get(id) ?? [])
  },

  ofAnalyses: (tx: ReadHandle, organizationId: string, analysisIds: string[]): Promise<WithTask[]> =>
    analysisIds.length === 0
      ? Promise.resolve([])
      : selectOfAnalyses(tx, { organizationId, ids: analysisIds }),

  /** What an analysis looked at or listened to, and at which site. */
  analyzed: async (tx: ReadHandle, organizationId: string, analysisId: string) =>
    (
      await tx
        .select({ medium: getTableColumns(media), siteId: analyses.siteId, area: analyses.area })
        .from(analyses)
        .innerJoin(media, eq(media.id, analyses.mediaId))
        .where(and(eq(analyses.organizationId, organizationId), eq(analyses.id, analysisId)))
    )[0],

  /** The same change to each of them. */
  update: async (
    tx: Transaction,
    organizationId: string,
    ids: string[],
    changes: Partial<StoredViolation>,
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

  changesOf: (tx: ReadHandle, organizationId: string, violationIds: string[]) =>
    tx
      .select({ change: violationChanges, task: { id: tasks.id } })
      .from(violationChanges)
      .leftJoin(tasks, eq(tasks.id, violationChanges.taskId))
      .where(
        and(
          eq(violationChanges.organizationId, organizationId),
          inArray(violationChanges.violationId, violationIds),
        ),
      )
      .orderBy(asc(violationChanges.position)),

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
    category: StoredViolation['category'],
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
