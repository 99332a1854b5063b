import type pg from 'pg'
import { type MigrationState, readMigrationState } from './migrate'

export type DatabaseState = MigrationState & {
  /** Of PostgreSQL: 17. */
  version: number
}

export async function inspectDatabase(pool: pg.Pool, migrations: string): Promise<DatabaseState> {
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  return { version: rows[0]?.version ?? 0, ...(await readMigrationState(pool, migrations)) }
}
