import type { Transaction } from '../../../platform/db/client'
import { clientErrors, events } from './events.tables'

export const eventsRepository = {
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
