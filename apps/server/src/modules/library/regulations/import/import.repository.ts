import type { ErrorCode, ImportSummary } from '@plumbline/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../platform/db/client'
import { regulationImportBatches as batches, regulationImports as imports } from '../regulations.tables'

export type StoredImport = typeof imports.$inferSelect

const ofOrganization = (organizationId: string, id: string) =>
  and(eq(imports.organizationId, organizationId), eq(imports.id, id))
const batchesOf = ({ organizationId, id }: Owned) =>
  and(eq(batches.organizationId, organizationId), eq(batches.importId, id))
const unfinished = inArray(imports.state, ['queued', 'running'])
type Owned = { organizationId: string; id: string }

export const importRepository = {
  insert: async (tx: Transaction, started: typeof imports.$inferInsert) => {
    await tx.insert(imports).values(started)
  },

  find: async (tx: Transaction, organizationId: string, id: string): Promise<StoredImport | undefined> =>
    (await tx.select().from(imports).where(ofOrganization(organizationId, id)))[0],

  insertBatch: async (tx: Transaction, { organizationId, id }: Owned, position: number, rows: string) => {
    await tx.insert(batches).values({ organizationId, importId: id, position, rows })
  },

  findBatch: async (tx: Transaction, owned: Owned, position: number): Promise<string | undefined> => {
    const isIt = and(batchesOf(owned), eq(batches.position, position))
    return (await tx.select({ rows: batches.rows }).from(batches).where(isIt))[0]?.rows
  },

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
      .set({ ...changes, updatedAt: now, finishedAt: now })
      .where(and(ofOrganization(organizationId, id), unfinished))
    await tx.delete(batches).where(batchesOf({ organizationId, id }))
  },
}
