import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { regulationLibraries } from './regulations.tables'

/** The library has the organization's id and no reference to it. */
export async function deleteLibrary(tx: Transaction, organizationId: string) {
  await tx.delete(regulationLibraries).where(eq(regulationLibraries.id, organizationId))
}
