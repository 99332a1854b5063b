import type pg from 'pg'
import type { Logger } from 'pino'
import { isDatabaseLost, isReadOnly } from './database-errors'
import { migrate } from './migrate'

/** How far a process is: calls can be served once the database is migrated. */
export type StartPhase = 'connecting' | 'migrating' | 'migrated'

type Steps = {
  pool: pg.Pool
  migrations: string
  release: string
  log: Logger
  onPhase?: (phase: StartPhase) => void
  afterwards: () => Promise<void>
}

const MAX_PAUSE_MS = 10_000

/** Migrates and starts what needs the database, trying again for as long as it can't be reached or takes no changes. */
export async function migrateAndStart(steps: Steps, pause = 500): Promise<void> {
  const { pool, migrations, release, log, onPhase, afterwards } = steps
  try {
    const onPending = () => {
      log.info('the database is being migrated, here or by another process')
      onPhase?.('migrating')
    }
    const applied = await migrate(pool, migrations, { onPending, release })
    if (applied.length > 0) log.info({ applied }, 'database migrated')
    onPhase?.('migrated')
    await afterwards()
  } catch (error) {
    if (!isDatabaseLost(error) && !isReadOnly(error)) throw error
    log.warn(
      { reason: error instanceof Error ? error.message : '', pause },
      'the database cannot be reached or takes no changes yet',
    )
    await new Promise(resolve => setTimeout(resolve, pause))
    return migrateAndStart(steps, Math.min(pause * 2, MAX_PAUSE_MS))
  }
}
