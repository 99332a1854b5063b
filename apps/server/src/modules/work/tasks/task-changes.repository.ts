import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { taskChanges } from './tasks.tables'

const of = (organizationId: string, taskId: string) =>
  and(eq(taskChanges.organizationId, organizationId), eq(taskChanges.taskId, taskId))

export const taskChangesRepository = {
  insert: async (tx: Transaction, changes: (typeof taskChanges.$inferInsert)[]) => {
    if (changes.length > 0) await tx.insert(taskChanges).values(changes)
  },

  list: (tx: ReadHandle, organizationId: string, taskId: string) =>
    tx.select().from(taskChanges).where(of(organizationId, taskId)).orderBy(asc(taskChanges.position)),

  /** Whether a person, and not the product, ever chose the priority it has. */
  isPriorityChosen: async (tx: ReadHandle, organizationId: string, taskId: string) =>
    (await tx.$count(
      taskChanges,
      and(of(organizationId, taskId), eq(taskChanges.field, 'priority'), ne(taskChanges.userName, '')),
    )) > 0,
}
