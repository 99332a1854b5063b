import type { ErrorCode, ImportSummary } from '@plumbline/contract'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { regulationImports as imports } from '../../../schema/regulations.tables'

export type StoredImport = typeof imports.$inferSelect

const ofOrganization = (organizationId: string, id: string) =>
  and(eq(imports.organizationId, organizationId), eq(imports.id, id))
const unfinished = inArray(imports.state, ['queued', 'running'])
/** All but the rows that were read, which may be megabytes. */
const { entries: _, ...shown } = getTableColumns(imports)
export type ShownImport = Omit<StoredImport, 'entries'>

export const importRepository = {
  insert: async (tx: Transaction, started: typeof imports.$inferInsert) => {
    await tx.insert(imports).values(started)
  },

  find: async (tx: Transaction, organizationId: string, id: string): Promise<ShownImport | undefined> =>
    (await tx.select(shown).from(imports).where(ofOrganization(organizationId, id)))[0],

  /** Nothing once it has ended: work that is asked for twice is done once. */
  begin: async (tx: Transaction, organizationId: string, id: string): Promise<StoredImport | undefined> =>
    (
      await tx
        .update(imports)
        .set({ state: 'running', rowsDone: 0 })
        .where(and(ofOrganization(organizationId, id), unfinished))
        .returning()
    )[0],

  progress: async (tx: Transaction, organizationId: string, id: string, rowsDone: number, now: Date) => {
    // Nobody needs to find this again after a crash, so nobody waits for the disk.
    await tx.execute(sql`set local synchronous_commit = off`)
    await tx
      .update(imports)
      .set({ rowsDone, updatedAt: now })
      .where(and(ofOrganization(organizationId, id), unfinished))
  },

  end: async (
    tx: Transaction,
    organizationId: string,
    id: string,
    how: {
      state: 'completed' | 'failed'
      errorCode: ErrorCode | null
      summary?: ImportSummary
      rowsDone?: number
      now: Date
    },
  ) => {
    const { now, ...changes } = how
    await tx
      .update(imports)
      .set({ ...changes, entries: null, updatedAt: now, finishedAt: now })
      .where(and(ofOrganization(organizationId, id), unfinished))
  },
}
