import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { violations } from '../../findings/violations/violations.tables'
import { taskSuggestions } from '../../work/suggestions/suggestions.tables'
import { tasks } from '../../work/tasks/tasks.tables'
import { clientErrors, events } from './events.tables'

type About = {
  violation_id?: string | undefined
  task_id?: string | undefined
  suggestion_id?: string | undefined
  isOfSuggestion: boolean
}

export const eventsRepository = {
  /** Whether the records that an event names belong to the organization. */
  isAboutOwn: async (
    tx: Transaction,
    organizationId: string,
    { violation_id, task_id, suggestion_id, isOfSuggestion }: About,
  ) => {
    const countTasks = (id: string) =>
      tx.$count(tasks, and(eq(tasks.id, id), eq(tasks.organizationId, organizationId)))
    const countSuggestions = (id: string) =>
      tx.$count(
        taskSuggestions,
        and(eq(taskSuggestions.id, id), eq(taskSuggestions.organizationId, organizationId)),
      )
    const counts = await Promise.all([
      violation_id &&
        tx.$count(
          violations,
          and(eq(violations.id, violation_id), eq(violations.organizationId, organizationId)),
        ),
      task_id && ((await countTasks(task_id)) || (isOfSuggestion ? await countSuggestions(task_id) : 0)),
      suggestion_id && countSuggestions(suggestion_id),
    ])
    return counts.every(count => count !== 0)
  },

  insert: async (tx: Transaction, event: typeof events.$inferInsert) => {
    await tx.insert(events).values(event)
  },

  insertAll: async (tx: Transaction, rows: (typeof events.$inferInsert)[]) => {
    if (rows.length > 0) await tx.insert(events).values(rows)
  },

  insertClientError: async (tx: Transaction, error: typeof clientErrors.$inferInsert) => {
    await tx.insert(clientErrors).values(error)
  },
}
