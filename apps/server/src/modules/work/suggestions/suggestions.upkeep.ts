import { insertInBatches } from '../../../platform/db/batches'
import type { Transaction } from '../../../platform/db/client'
import { taskSuggestions } from './suggestions.tables'

export type NewSuggestion = typeof taskSuggestions.$inferInsert

export const insertSuggestions = (tx: Transaction, rows: readonly NewSuggestion[]) =>
  insertInBatches(rows, batch => tx.insert(taskSuggestions).values(batch))
