import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { type DeleteBatch, idsOf, insertInBatches } from '../../../platform/db/batches'
import type { Transaction } from '../../../platform/db/client'
import { fixes } from '../fixes/fixes.tables'
import { taskChanges, tasks } from './tasks.tables'

export type NewTask = typeof tasks.$inferInsert
export type NewTaskChange = typeof taskChanges.$inferInsert

export async function insertTasks(
  tx: Transaction,
  rows: { tasks: readonly NewTask[]; taskChanges: readonly NewTaskChange[] },
) {
  await insertInBatches(rows.tasks, batch => tx.insert(tasks).values(batch))
  await insertInBatches(rows.taskChanges, batch => tx.insert(taskChanges).values(batch))
}

/** Completed tasks with their fixes, whose photos are left to the caller. */
export const deleteCompleted: DeleteBatch = async (tx, organizationId, before, limit) => {
  const isDone = inArray(tasks.status, ['completed', 'closed'])
  const ids = idsOf(
    await tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(eq(tasks.organizationId, organizationId), isDone, lt(tasks.updatedAt, before)))
      .limit(limit),
  )
  if (ids.length === 0) return { rows: 0, mediaIds: [] }
  const photos = await tx.select({ id: fixes.mediaId }).from(fixes).where(inArray(fixes.taskId, ids))
  await tx.delete(tasks).where(inArray(tasks.id, ids))
  return { rows: ids.length, mediaIds: idsOf(photos) }
}

/** The history of tasks names people, and not by an id. */
export async function deleteNameFromTasks(tx: Transaction, organizationId: string, name: string) {
  const { userName, from, to } = taskChanges
  const without = (column: typeof userName | typeof from | typeof to) =>
    sql`case when ${column} = ${name} then '' else ${column} end`
  await tx
    .update(taskChanges)
    .set({ userName: without(userName), from: without(from), to: without(to) })
    .where(and(eq(taskChanges.organizationId, organizationId), sql`${name} in (${userName}, ${from}, ${to})`))
}
