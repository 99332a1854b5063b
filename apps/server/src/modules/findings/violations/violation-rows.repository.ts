import { jsonRows } from '@plumbline/list-engine/json-rows'
import type { PageSource } from '@plumbline/list-engine/paging'
import { prepared } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { pictureOf } from '../../capture/media/media.lookups'
import { sites } from '../../identity/sites/sites.tables'
import { users } from '../../identity/users/users.tables'
import type { ViolationInContext } from './violation-record'
import { violationChanges, violations } from './violations.tables'

/** What is known of the tasks of a violation, as parts of a statement. */
export type TaskLinks = {
  /** The first one that is still open; where all are done, the first of them. */
  firstOf: (violationId: SQLWrapper) => SQL<string | null>
  /** By when the first open one is to be done. */
  dueDateOf: (violationId: SQLWrapper) => SQL<string | null>
  /** Null for one that was deleted. */
  existing: (taskId: SQLWrapper) => SQL<string | null>
  hasOpen: (violationId: SQLWrapper) => SQL<boolean>
}

const { search, danger, ...stored } = getTableColumns(violations)

const one = (organizationId: string, id: string) =>
  and(eq(violations.organizationId, organizationId), eq(violations.id, id))

const fieldsWith = (tasks: TaskLinks) => ({
  violation: stored,
  siteName: sites.name,
  picture: pictureOf(violations.mediaId),
  assignee: { firstName: users.firstName, lastName: users.lastName, email: users.email },
  taskId: tasks.firstOf(violations.id),
  dueDate: tasks.dueDateOf(violations.id),
})

/** Violations with what is shown beside them, each read in one statement. */
export function violationRows(tasks: TaskLinks) {
  const fields = fieldsWith(tasks)
  const withContext = (tx: ReadHandle) =>
    tx
      .select(fields)
      .from(violations)
      .leftJoin(sites, eq(sites.id, violations.siteId))
      .leftJoin(users, eq(users.id, violations.assignee))

  /** What a list of violations shows, and where it comes from. */
  const source: Pick<PageSource<ViolationInContext>, 'rows' | 'select'> = {
    rows: jsonRows<ViolationInContext>(fields),
    select: (db, row, where, order) =>
      db
        .select({ row })
        .from(violations)
        .leftJoin(sites, eq(sites.id, violations.siteId))
        .leftJoin(users, eq(users.id, violations.assignee))
        .where(where)
        .orderBy(...order)
        .as('page'),
  }

  const selectAll = prepared('violations_by_ids', db =>
    withContext(db).where(
      and(
        eq(violations.organizationId, sql.placeholder('organizationId')),
        sql`${violations.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    ),
  )

  /** The most severe first, then as found; what people added later comes after what is as severe. */
  const selectOfAnalyses = prepared('violations_of_analyses', db =>
    withContext(db)
      .where(
        and(
          eq(violations.organizationId, sql.placeholder('organizationId')),
          sql`${violations.analysisId} = any(${sql.placeholder('ids')}::uuid[])`,
        ),
      )
      .orderBy(desc(violations.danger), asc(violations.detectedAt), desc(violations.id)),
  )

  return {
    source,

    find: async (
      tx: ReadHandle,
      organizationId: string,
      id: string,
    ): Promise<ViolationInContext | undefined> => (await withContext(tx).where(one(organizationId, id)))[0],

    /** The same, and nobody else changes it until this transaction ends. */
    findForUpdate: async (tx: Transaction, organizationId: string, id: string) =>
      (await withContext(tx).where(one(organizationId, id)).for('update', { of: violations }))[0],

    /** Locked always in the same order, so that two who change several at once wait for each other. */
    findAllForUpdate: (
      tx: Transaction,
      organizationId: string,
      ids: string[],
    ): Promise<ViolationInContext[]> =>
      withContext(tx)
        .where(and(eq(violations.organizationId, organizationId), inArray(violations.id, ids)))
        .orderBy(asc(violations.id))
        .for('update', { of: violations }),

    findAll: async (tx: ReadHandle, organizationId: string, ids: string[]): Promise<ViolationInContext[]> => {
      if (ids.length === 0) return []
      const found = await selectAll(tx, { organizationId, ids })
      const byId = new Map(found.map(each => [each.violation.id, each]))
      return ids.flatMap(id => byId.get(id) ?? [])
    },

    ofAnalyses: (
      tx: ReadHandle,
      organizationId: string,
      analysisIds: string[],
    ): Promise<ViolationInContext[]> =>
      analysisIds.length === 0
        ? Promise.resolve([])
        : selectOfAnalyses(tx, { organizationId, ids: analysisIds }),

    changesOf: (tx: ReadHandle, organizationId: string, violationIds: string[]) =>
      tx
        .select({ change: violationChanges, taskId: tasks.existing(violationChanges.taskId) })
        .from(violationChanges)
        .where(
          and(
            eq(violationChanges.organizationId, organizationId),
            inArray(violationChanges.violationId, violationIds),
          ),
        )
        .orderBy(asc(violationChanges.position)),
  }
}

export type ViolationRows = ReturnType<typeof violationRows>
