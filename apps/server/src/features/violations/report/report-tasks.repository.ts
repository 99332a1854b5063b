import { and, asc, eq } from 'drizzle-orm'
import type { ReadHandle } from '../../../platform/db/client'
import { tasks } from '../../../schema/tasks.tables'
import { users } from '../../../schema/users.tables'

export const reportTasksRepository = {
  /** What a report prints of the tasks of a violation, oldest first. */
  ofViolation: (tx: ReadHandle, organizationId: string, violationId: string) =>
    tx
      .select({
        title: tasks.title,
        status: tasks.status,
        priority: tasks.priority,
        dueDate: tasks.dueDate,
        steps: tasks.steps,
        assignee: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      })
      .from(tasks)
      .leftJoin(users, eq(users.id, tasks.assignee))
      .where(and(eq(tasks.organizationId, organizationId), eq(tasks.violationId, violationId)))
      .orderBy(asc(tasks.createdAt)),
}
