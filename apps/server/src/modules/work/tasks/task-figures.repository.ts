import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { taskChanges, tasks } from './tasks.tables'

type Between = { from: Date; to: Date; today: string; userId: string }
const counted = (condition: unknown) => sql<number>`count(*) filter (where ${condition})::int`

export const taskFiguresRepository = {
  /** How many tasks were completed in a time; and of the open ones, how many are late and how many somebody's own. */
  between: async (tx: ReadHandle, organizationId: string, { from, to, today, userId }: Between) => {
    const [completed] = await tx
      .select({ count: sql<number>`count(distinct ${taskChanges.taskId})::int` })
      .from(taskChanges)
      .where(
        and(
          eq(taskChanges.organizationId, organizationId),
          sql`${taskChanges.createdAt} >= ${from} and ${taskChanges.createdAt} < ${to}`,
          eq(taskChanges.field, 'status'),
          inArray(taskChanges.to, ['completed', 'closed']),
        ),
      )
    const [open] = await tx
      .select({
        overdue: counted(sql`${tasks.dueDate} < ${today}`),
        yours: counted(eq(tasks.assignee, userId)),
      })
      .from(tasks)
      .where(and(eq(tasks.organizationId, organizationId), inArray(tasks.status, ['open', 'in_progress'])))
    return {
      completed: completed?.count ?? 0,
      overdue: open?.overdue ?? 0,
      yours: open?.yours ?? 0,
    }
  },
}
