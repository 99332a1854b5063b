import type { Transaction } from '../../platform/db/client'
import { clientErrors, events } from '../../schema/events.tables'

export const eventsRepository = {
  insert: async (tx: Transaction, event: typeof events.$inferInsert) => {
    await tx.insert(events).values(event)
  },

  insertClientError: async (tx: Transaction, error: typeof clientErrors.$inferInsert) => {
    await tx.insert(clientErrors).values(error)
  },
}
