import { and, asc, count, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../platform/db/client'
import { users } from '../users/users.tables'
import { violations } from '../violations/violations.tables'
import { tasks } from './tasks.tables'

type StoredTask = typeof tasks.$inferSelect
type Named = { firstName: string; lastName: string; email: string } | null
export type WithViolation = {
  task: StoredTask
  violation: { mediaId: string | null; type: string } | null
  assignee: Named
  reporter: Named
}

const assignees = alias(users, 'assignees')
const reporters = alias(users, 'reporters')

const withViolation = (tx: Transaction) =>
  tx
    .select({
      task: tasks,
      violation: { mediaId: violations.mediaId, type: violations.type },
      assignee: { firstName: assignees.firstName, lastName: assignees.lastName, email: assignees.email },
      reporter: { firstName: reporters.firstName, lastName: reporters.lastName, email: reporters.email },
    })
    .from(tasks)
    .leftJoin(violations, eq(violations.id, tasks.violationId))
    .leftJoin(assignees, eq(assignees.id, tasks.assignee))
    .leftJoin(reporters, eq(reporters.id, tasks.reporter))

export const tasksRepository = {
  insert: async (tx: Transaction, task: typeof tasks.$inferInsert) => {
    await tx.insert(tasks).values(task)
  },

  find: async (tx: Transaction, organizationId: string, id: string): Promise<WithViolation | undefined> =>
    (await withViolation(tx).where(and(eq(tasks.organizationId, organizationId), eq(tasks.id, id))))[0],

  ofViolation: (tx: Transaction, organizationId: string, violationId: string): Promise<WithViolation[]> =>
    withViolation(tx)
      .where(and(eq(tasks.organizationId, organizationId), eq(tasks.violationId, violationId)))
      .orderBy(asc(tasks.createdAt)),

  countByStatus: async (tx: Transaction, organizationId: string) => {
    const found = await tx
      .select({ status: tasks.status, amount: count() })
      .from(tasks)
      .where(eq(tasks.organizationId, organizationId))
      .groupBy(tasks.status)
    return Object.fromEntries(found.map(({ status, amount }) => [status, amount]))
  },
}
