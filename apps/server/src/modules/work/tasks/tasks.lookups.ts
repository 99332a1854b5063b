import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import { outer } from '../../../platform/db/columns'
import { personName, type SpreadsheetQuery } from '../../../platform/db/spreadsheet-query'
import { users } from '../../identity/users/users.tables'
import { tasks, taskTallies } from './tasks.tables'

/** How many tasks an organization has. */
export const taskAmount = (organizationId: SQLWrapper) => sql<number>`(
  select coalesce(sum(amount), 0)::int from ${taskTallies} t
  where t.organization_id = ${outer(organizationId)})`

/** What violations know of their tasks. */
export const taskLinks = {
  /** The first one that is still open; where all are done, the first of them. */
  firstOf: (violationId: SQLWrapper) => sql<string | null>`(
    select t.id from ${tasks} t where t.violation_id = ${outer(violationId)}
    order by t.tab = 'completed', t.created_at limit 1)`,

  /** By when the first open one is to be done. */
  dueDateOf: (violationId: SQLWrapper) => sql<string | null>`(
    select t.due_date::text from ${tasks} t where t.violation_id = ${outer(violationId)} and t.tab <> 'completed'
    order by t.created_at, t.id limit 1)`,

  /** Null for one that was deleted. */
  existing: (taskId: SQLWrapper) => sql<string | null>`(
    select t.id from ${tasks} t where t.id = ${outer(taskId)})`,

  hasOpen: (violationId: SQLWrapper) => sql<boolean>`exists (
    select from ${tasks} t where t.violation_id = ${outer(violationId)} and t.tab <> 'completed')`,
}

export const hasTask = async (tx: ReadHandle, organizationId: string, id: string): Promise<boolean> =>
  (await tx.$count(tasks, and(eq(tasks.organizationId, organizationId), eq(tasks.id, id)))) > 0

/** What a report prints of the tasks of some violations, oldest first. */
export const tasksOfViolations = (tx: ReadHandle, organizationId: string, violationIds: string[]) =>
  tx
    .select({
      violationId: tasks.violationId,
      title: tasks.title,
      description: tasks.description,
      messages: tasks.messages,
      status: tasks.status,
      priority: tasks.priority,
      dueDate: tasks.dueDate,
      steps: tasks.steps,
      assignee: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(tasks)
    .leftJoin(users, eq(users.id, tasks.assignee))
    .where(and(eq(tasks.organizationId, organizationId), inArray(tasks.violationId, violationIds)))
    .orderBy(asc(tasks.createdAt))

/** What a spreadsheet shows of the comments on tasks. */
export const commentsSheet: SpreadsheetQuery = `select tasks.title as task, note ->> 'created_at' as time,
      coalesce(${personName('users')}, note ->> 'user_name') as author, note ->> 'text' as comment, tasks.id
    from tasks cross join jsonb_array_elements(notes) as note
      left join users on users.id = (note ->> 'user_id')::uuid
    where tasks.organization_id = :organization order by tasks.created_at desc, tasks.id, time`
