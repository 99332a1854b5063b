import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { installation } from './installation.tables'

const ONLY_ROW = 1

export const productUpdatesRepository = {
  /** The version that people were told of last. Two processes that start together wait for each other. */
  lockAnnounced: async (tx: Transaction): Promise<string | undefined> =>
    (
      await tx
        .select({ version: installation.announcedVersion })
        .from(installation)
        .where(eq(installation.id, ONLY_ROW))
        .for('update')
    )[0]?.version,

  /** False where another process was first. */
  insertAnnounced: async (tx: Transaction, announcedVersion: string, announcedAt: Date) =>
    (
      await tx
        .insert(installation)
        .values({ id: ONLY_ROW, announcedVersion, announcedAt })
        .onConflictDoNothing()
        .returning()
    ).length > 0,

  updateAnnounced: async (tx: Transaction, announcedVersion: string, announcedAt: Date) => {
    await tx.update(installation).set({ announcedVersion, announcedAt }).where(eq(installation.id, ONLY_ROW))
  },
}
