import type pg from 'pg'
import type { Logger } from 'pino'
import { isDatabaseLost } from './database-errors'
import { migrate } from './migrate'

type Steps = { pool: pg.Pool; migrations: string; log: Logger; afterwards: () => Promise<void> }

const MAX_PAUSE_MS = 10_000

/** Migrates and starts what needs the database, trying again for as long as it cannot be reached. */
export async function migrateAndStart(
  { pool, migrations, log, afterwards }: Steps,
  pause = 500,
): Promise<void> {
  try {
    const applied = await migrate(pool, migrations)
    if (applied.length > 0) log.info({ applied }, 'database migrated')
    await afterwards()
  } catch (error) {
    if (!isDatabaseLost(error)) throw error
    log.warn(
      { reason: error instanceof Error ? error.message : '', pause },
      'the database cannot be reached yet',
    )
    await new Promise(resolve => setTimeout(resolve, pause))
    return migrateAndStart({ pool, migrations, log, afterwards }, Math.min(pause * 2, MAX_PAUSE_MS))
  }
}
