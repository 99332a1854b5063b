import type { Task, TaskStatus } from '@plumbline/contract'
import { dayOf } from '@plumbline/domain'
import { jsonRows } from '@plumbline/list-engine/json-rows'
import type { PageSource } from '@plumbline/list-engine/paging'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, between, desc, eq, getTableColumns, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { days, later } from '../../../platform/clock'
import type { Transaction } from '../../../platform/db/client'
import { timeZoneOf } from '../../billing/billing/billing.lookups'
import {
  lockViolations,
  summaryOf,
  type ViolationSummary,
} from '../../findings/violations/violations.lookups'
import { memberships } from '../../identity/organizations/organizations.tables'
import { sites } from '../../identity/sites/sites.tables'
import { users } from '../../identity/users/users.tables'
import { fixes } from '../fixes/fixes.tables'
import { tasks } from './tasks.tables'

const { search, tab, dueOrder, urgency, ...stored } = getTableColumns(tasks)

export type StoredTask = Omit<typeof tasks.$inferSelect, 'search' | 'tab' | 'dueOrder' | 'urgency'>
type Named = { firstName: string; lastName: string; email: string } | null
export type WithViolation = {
  task: StoredTask
  siteName: string | null
  violation: ViolationSummary | null
  assignee: Named
  reporter: Named
}

const assignees = alias(users, 'assignees')
const reporters = alias(users, 'reporters')
const stillOpen: TaskStatus[] = ['open', 'in_progress']

const fields = {
  task: stored,
  siteName: sites.name,
  violation: summaryOf(tasks.violationId),
  assignee: { firstName: assignees.firstName, lastName: assignees.lastName, email: assignees.email },
  reporter: { firstName: reporters.firstName, lastName: reporters.lastName, email: reporters.email },
}
const withViolation = (tx: ReadHandle) =>
  tx
    .select(fields)
    .from(tasks)
    .leftJoin(sites, eq(sites.id, tasks.siteId))
    .leftJoin(assignees, eq(assignees.id, tasks.assignee))
    .leftJoin(reporters, eq(reporters.id, tasks.reporter))

/** What a list of tasks shows, and where it comes from. */
export const taskRows: Pick<PageSource<WithViolation>, 'rows' | 'select'> = {
  rows: jsonRows<WithViolation>(fields),
  select: (db, row, where, order) =>
    db
      .select({ row })
      .from(tasks)
      .leftJoin(sites, eq(sites.id, tasks.siteId))
      .leftJoin(assignees, eq(assignees.id, tasks.assignee))
      .leftJoin(reporters, eq(reporters.id, tasks.reporter))
      .where(where)
      .orderBy(...order)
      .as('page'),
}

const one = (organizationId: string, id: string) =>
  and(eq(tasks.organizationId, organizationId), eq(tasks.id, id))
const openOf = (organizationId: string, violationId: string) =>
  and(
    eq(tasks.organizationId, organizationId),
    eq(tasks.violationId, violationId),
    inArray(tasks.status, stillOpen),
  )

const isAssignedToMember = sql`exists (select from ${memberships}
  where ${memberships.userId} = ${tasks.assignee} and ${memberships.organizationId} = ${tasks.organizationId})`

export const tasksRepository = {
  /** False where the same request has made a task already. */
  insert: async (tx: Transaction, task: typeof tasks.$inferInsert) => {
    const inserted = await tx
      .insert(tasks)
      .values(task)
      .onConflictDoNothing({ target: [tasks.organizationId, tasks.requestId] })
      .returning({ id: tasks.id })
    return inserted.length > 0
  },

  ofRequest: async (tx: ReadHandle, organizationId: string, requestId: string) =>
    (
      await withViolation(tx).where(
        and(eq(tasks.organizationId, organizationId), eq(tasks.requestId, requestId)),
      )
    )[0],

  findAll: (tx: ReadHandle, organizationId: string, ids: string[]): Promise<WithViolation[]> =>
    withViolation(tx)
      .where(and(eq(tasks.organizationId, organizationId), inArray(tasks.id, ids)))
      .orderBy(asc(tasks.dueDate), asc(tasks.id)),

  find: async (tx: ReadHandle, organizationId: string, id: string): Promise<WithViolation | undefined> =>
    (await withViolation(tx).where(one(organizationId, id)))[0],

  /**
   * The same, and nobody else changes it until this transaction ends. The violation is locked first, as it is where a
   * corrected severity goes on to the tasks: in the other order the two could wait for each other forever. It is locked
   * as for an update, which often follows: a weaker lock that has to become stronger has the same effect. So does one
   * that the task moves to, `violationId`; all in the order of their ids, as `violations.findAllForUpdate` does.
   */
  findForUpdate: async (
    tx: Transaction,
    organizationId: string,
    id: string,
    violationId: string | null = null,
  ) => {
    const current = tx.select({ id: tasks.violationId }).from(tasks).where(one(organizationId, id))
    const both = sql`(${violationId}::uuid, (${current}))`
    await lockViolations(tx, organizationId, both, 'no key update')
    return (await withViolation(tx).where(one(organizationId, id)).for('update', { of: tasks }))[0]
  },

  ofViolation: (tx: ReadHandle, organizationId: string, violationId: string): Promise<WithViolation[]> =>
    withViolation(tx)
      .where(and(eq(tasks.organizationId, organizationId), eq(tasks.violationId, violationId)))
      .orderBy(asc(tasks.createdAt)),

  update: async (tx: Transaction, organizationId: string, id: string, changes: Partial<StoredTask>) => {
    await tx
      .update(tasks)
      .set({ ...changes, version: sql`${tasks.version} + 1` })
      .where(one(organizationId, id))
  },

  /** Takes somebody off their open tasks. Violations are locked first, in order, as everywhere. */
  unassign: async (tx: Transaction, organizationId: string, assignee: string, now: Date) => {
    const theirs = and(
      eq(tasks.organizationId, organizationId),
      eq(tasks.assignee, assignee),
      inArray(tasks.status, stillOpen),
    )
    const concerned = tx.select({ id: tasks.violationId }).from(tasks).where(theirs)
    await lockViolations(tx, organizationId, concerned, 'update')
    return tx
      .update(tasks)
      .set({ assignee: null, updatedAt: now, version: sql`${tasks.version} + 1` })
      .where(theirs)
      .returning({ id: tasks.id, violationId: tasks.violationId })
  },

  /** One note more, whoever adds another at the same moment. */
  addNotes: async (tx: Transaction, organizationId: string, id: string, notes: Task['notes'], now: Date) => {
    await tx
      .update(tasks)
      .set({
        notes: sql`${tasks.notes} || ${JSON.stringify(notes)}::jsonb`,
        updatedAt: now,
        version: sql`${tasks.version} + 1`,
      })
      .where(one(organizationId, id))
  },

  remove: async (tx: Transaction, organizationId: string, id: string) => {
    await tx.delete(tasks).where(one(organizationId, id))
  },

  /** The open tasks of a violation; nobody else changes them until this transaction ends. */
  openForUpdate: (tx: Transaction, organizationId: string, violationId: string): Promise<WithViolation[]> =>
    withViolation(tx)
      .where(openOf(organizationId, violationId))
      .orderBy(asc(tasks.id))
      .for('update', { of: tasks }),

  /** Whether a photo of the fix was submitted and not sent back. */
  hasFix: async (tx: ReadHandle, organizationId: string, id: string): Promise<boolean> =>
    (await tx.$count(
      fixes,
      and(eq(fixes.organizationId, organizationId), eq(fixes.taskId, id), ne(fixes.review, 'sent_back')),
    )) > 0,

  hasPhotos: async (tx: ReadHandle, organizationId: string, id: string): Promise<boolean> =>
    (await tx.$count(fixes, and(eq(fixes.organizationId, organizationId), eq(fixes.taskId, id)))) > 0,

  /** Whether the last photo of the fix of a task waits for a decision. */
  isFixWaiting: async (tx: ReadHandle, organizationId: string, id: string): Promise<boolean> => {
    const [last] = await tx
      .select({ review: fixes.review })
      .from(fixes)
      .where(and(eq(fixes.organizationId, organizationId), eq(fixes.taskId, id)))
      .orderBy(desc(fixes.submittedAt), desc(fixes.id))
      .limit(1)
    return last?.review === 'waiting'
  },

  countOtherOpenOf: (tx: ReadHandle, organizationId: string, violationId: string, id: string) =>
    tx.$count(tasks, and(openOf(organizationId, violationId), ne(tasks.id, id))),

  /** Whom the first open task of a violation is assigned to. */
  firstAssignee: async (tx: ReadHandle, organizationId: string, violationId: string) =>
    (
      await tx
        .select({ assignee: tasks.assignee })
        .from(tasks)
        .where(openOf(organizationId, violationId))
        .orderBy(asc(tasks.createdAt), asc(tasks.id))
        .limit(1)
    )[0]?.assignee ?? null,

  /** Of those who are still members. */
  lastAssigneeAt: async (tx: ReadHandle, organizationId: string, siteId: string | null) =>
    (
      await tx
        .select({ assignee: tasks.assignee })
        .from(tasks)
        .innerJoin(
          memberships,
          and(eq(memberships.userId, tasks.assignee), eq(memberships.organizationId, tasks.organizationId)),
        )
        .where(
          and(
            eq(tasks.organizationId, organizationId),
            siteId ? eq(tasks.siteId, siteId) : isNull(tasks.siteId),
          ),
        )
        .orderBy(desc(tasks.createdAt), desc(tasks.id))
        .limit(1)
    )[0]?.assignee ?? null,

  /** Claims open tasks of all organizations that are due or overdue and whose assignee was not reminded yet. */
  claimUnreminded: async (
    tx: Transaction,
    what: 'remindedFor' | 'overdueNoticeFor' | 'overduePublishedFor',
    now: Date,
    limit: number,
  ) => {
    const today = sql`(${now.toISOString()}::timestamptz at time zone ${timeZoneOf(tasks.organizationId)})::date`
    // No zone is a whole day ahead of UTC: the index finds these, and the exact day leaves out the others.
    const inDays = (count: number) => dayOf(later(now, days(count)), 'UTC')
    const due =
      what === 'remindedFor'
        ? and(between(tasks.dueDate, inDays(0), inDays(2)), eq(tasks.dueDate, sql`${today} + 1`))
        : and(lt(tasks.dueDate, inDays(1)), lt(tasks.dueDate, today))
    const claimed = await tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(
        and(
          due,
          inArray(tasks.status, stillOpen),
          what === 'overduePublishedFor' ? undefined : isAssignedToMember,
          sql`${tasks[what]} is distinct from ${tasks.dueDate}`,
        ),
      )
      .limit(limit)
      .for('update', { skipLocked: true })
    if (claimed.length === 0) return []
    return tx
      .update(tasks)
      .set({ [what]: sql`${tasks.dueDate}` })
      .where(
        inArray(
          tasks.id,
          claimed.map(({ id }) => id),
        ),
      )
      .returning({
        id: tasks.id,
        organizationId: tasks.organizationId,
        assignee: tasks.assignee,
      })
  },
}
