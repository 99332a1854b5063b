import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ReadHandle } from '../../../../platform/db/client'
import { users } from '../../../identity/users/users.tables'
import { tasks } from '../../../work/tasks/tasks.tables'

export const reportTasksRepository = {
  /** What a report prints of the tasks of some violations, oldest first. */
  ofViolations: (tx: ReadHandle, organizationId: string, violationIds: string[]) =>
    tx
      .select({
        violationId: tasks.violationId,
        title: tasks.title,
        status: tasks.status,
        priority: tasks.priority,
        dueDate: tasks.dueDate,
        steps: tasks.steps,
        assignee: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      })
      .from(tasks)
      .leftJoin(users, eq(users.id, tasks.assignee))
      .where(and(eq(tasks.organizationId, organizationId), inArray(tasks.violationId, violationIds)))
      .orderBy(asc(tasks.createdAt)),
}
