import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { deleteOldRows } from '../../../platform/db/old-rows'
import { resealColumn } from '../../../platform/db/sealed-columns'

export const housekeepingRepository = {
  purge: deleteOldRows,
  reseal: resealColumn,

  /** By the clock of this process, as the limiter itself counts. */
  purgeRateLimits: async (tx: Transaction, now: number, limit: number): Promise<number> => {
    const { rowCount } = await tx.execute(
      sql`delete from rate_limits where key in (select key from rate_limits where expire < ${now} limit ${limit})`,
    )
    return rowCount ?? 0
  },
}
