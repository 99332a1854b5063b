import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isLockTimeout } from './database-errors'

type Step = { idx: number; tag: string }

/** All processes take this lock, so that only one of them migrates at a time. The number has no meaning. */
const MIGRATION_LOCK = 748_120_391
const LOCK_TIMEOUT_MS = 2_000
const LOCK_PAUSE_MS = 500
const MAX_LOCK_ATTEMPTS = 100

function stepsIn(folder: string): Step[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: Step[] }
  return journal.entries.toSorted((a, b) => a.idx - b.idx)
}

type MigrateOptions = {
  /** Stops after that migration, so that a test can start from an earlier release. */
  upTo?: string
  /** Called once it is certain that something has to be applied, here or by a process that is at it already. */
  onPending?: () => void
}

/**
 * Applies each migration that the database doesn't have yet, each in its own transaction. There's no way back. A
 * database that has them all isn't written to, so that a process can start on one that takes no changes.
 */
export async function migrate(pool: pg.Pool, folder: string, { upTo, onPending }: MigrateOptions = {}) {
  const steps = stepsIn(folder)
  const wanted = steps.slice(0, upTo ? steps.findIndex(({ tag }) => tag === upTo) + 1 : steps.length)
  const client = await pool.connect()
  const pending = async () => {
    const seen = await appliedIn(client)
    return wanted.filter(({ tag }) => !seen.has(tag))
  }
  try {
    if ((await pending()).length === 0) return []
    onPending?.()
    // Waiting for another process, and changing a large table, takes longer than any statement of a request.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists migrations (tag text primary key, applied_at timestamptz not null default now())',
    )
    const applied: string[] = []
    for (const { tag } of await pending()) {
      await applyStep(client, tag, readFileSync(join(folder, `${tag}.sql`), 'utf8'))
      applied.push(tag)
    }
    return applied
  } finally {
    // The lock and the settings end with the connection.
    client.release(true)
  }
}

async function appliedIn(client: pg.PoolClient): Promise<Set<string>> {
  const { rows: known } = await client.query<{ isThere: boolean }>(
    `select to_regclass('migrations') is not null as "isThere"`,
  )
  if (!known[0]?.isThere) return new Set()
  const { rows } = await client.query<{ tag: string }>('select tag from migrations')
  return new Set(rows.map(({ tag }) => tag))
}

/**
 * A change to a table waits for the transactions that use it, and whoever comes later waits for the change. So it waits
 * for a moment only, lets the others pass, and tries again.
 */
async function applyStep(client: pg.PoolClient, tag: string, sql: string) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryStep(client, tag, sql)
    } catch (error) {
      if (!isLockTimeout(error) || attempt === MAX_LOCK_ATTEMPTS)
        throw new Error(`Migration ${tag} failed and was undone`, { cause: error })
      await pause(LOCK_PAUSE_MS)
    }
  }
}

async function tryStep(client: pg.PoolClient, tag: string, sql: string) {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT_MS}ms'`)
    await client.query(sql.replaceAll('--> statement-breakpoint', ''))
    await client.query('insert into migrations (tag) values ($1)', [tag])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
