import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client'
import { regulationLibraries, regulations } from './regulations.tables'

export type StoredRegulation = typeof regulations.$inferSelect
export type NewStoredRegulation = typeof regulations.$inferInsert

/** The library that belongs to no organisation. */
export const builtInLibrary = '00000000-0000-0000-0000-000000000000'

export const regulationsRepository = {
  /** The next number of a library. Other writers of the same library wait until this transaction ends. */
  nextVersion: async (tx: Transaction, library: string): Promise<number> => {
    const [row] = await tx
      .insert(regulationLibraries)
      .values({ id: library, version: 1 })
      .onConflictDoUpdate({
        target: regulationLibraries.id,
        set: { version: sql`${regulationLibraries.version} + 1` },
      })
      .returning({ version: regulationLibraries.version })
    return row?.version ?? 1
  },

  /** Codes that an organisation sees, own and built-in, as their keys. */
  codeKeys: async (tx: Transaction, organizationId: string): Promise<string[]> => {
    const own = and(eq(regulations.organizationId, organizationId), sql`deleted_at is null`)
    const replaced = tx
      .select({ id: regulations.replaces })
      .from(regulations)
      .where(and(eq(regulations.organizationId, organizationId), sql`replaces is not null`))
    const found = await tx
      .select({ key: regulations.codeKey })
      .from(regulations)
      .where(sql`(${own}) or (organization_id is null and deleted_at is null and id not in ${replaced})`)
    return found.map(({ key }) => key)
  },
}
