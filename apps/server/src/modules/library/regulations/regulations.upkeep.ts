import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { isBefore, type OldRows } from '../../../platform/db/old-rows'
import { regulationImports, regulationLibraries } from './regulations.tables'

/** The library has the organization's id and no reference to it. */
export async function deleteLibrary(tx: Transaction, organizationId: string) {
  await tx.delete(regulationLibraries).where(eq(regulationLibraries.id, organizationId))
}

export const oldImports: OldRows = {
  table: regulationImports,
  keptDays: 365,
  isOld: isBefore(regulationImports.finishedAt),
}
