import { insertInBatches } from '../../../platform/db/batches'
import type { Transaction } from '../../../platform/db/client'
import { fixes } from './fixes.tables'

export type NewFix = typeof fixes.$inferInsert

export const insertFixes = (tx: Transaction, rows: readonly NewFix[]) =>
  insertInBatches(rows, batch => tx.insert(fixes).values(batch))
