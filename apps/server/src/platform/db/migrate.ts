import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { alreadyThere, isLockTimeout } from './database-errors'
import { latestOf, tooNewFor } from './newer-release'

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
  /** The release of this program. What it applies is noted as that release's, and what is too new for it is rejected. */
  release?: string
}

/** What a database lacks, and which later release upgraded it to what this program doesn't know. */
export type MigrationState = { pending: string[]; upgradedBy: string | undefined }

export async function readMigrationState(pool: pg.Pool, folder: string): Promise<MigrationState> {
  const steps = stepsIn(folder)
  const client = await pool.connect()
  try {
    return stateOf(await appliedIn(client), steps, steps)
  } finally {
    client.release()
  }
}

function stateOf(applied: Map<string, string | null>, known: Step[], wanted: Step[]): MigrationState {
  const unknown = new Map(applied)
  for (const { tag } of known) unknown.delete(tag)
  const releases = [...unknown.values()].flatMap(release => release ?? [])
  return {
    pending: wanted.flatMap(({ tag }) => (applied.has(tag) ? [] : tag)),
    upgradedBy: latestOf(releases),
  }
}

/**
 * Applies each migration that the database doesn't have yet, each in its own transaction. There's no way back. A
 * database that has them all isn't written to, so that a process can start on one that takes no changes.
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  { upTo, onPending, release }: MigrateOptions = {},
) {
  const steps = stepsIn(folder)
  const wanted = steps.slice(0, upTo ? steps.findIndex(({ tag }) => tag === upTo) + 1 : steps.length)
  const client = await pool.connect()
  const pending = async () => {
    const state = stateOf(await appliedIn(client), steps, wanted)
    const tooNew = release && state.upgradedBy && tooNewFor(release, state.upgradedBy)
    if (tooNew) throw new Error(tooNew)
    return state.pending
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
    await client.query('alter table migrations add column if not exists release text')
    const applied: string[] = []
    for (const tag of await pending()) {
      await applyStep(client, { tag, release, sql: readFileSync(join(folder, `${tag}.sql`), 'utf8') })
      applied.push(tag)
    }
    return applied
  } finally {
    // The lock and the settings end with the connection.
    client.release(true)
  }
}

/** The migrations of a database, each with the release that applied it, where that was noted. */
async function appliedIn(client: pg.PoolClient): Promise<Map<string, string | null>> {
  const { rows: known } = await client.query<{ isThere: boolean }>(
    `select to_regclass('migrations') is not null as "isThere"`,
  )
  if (!known[0]?.isThere) return new Map()
  // By way of JSON, because the tables of earlier releases have no such column.
  const { rows } = await client.query<{ tag: string; release: string | null }>(
    `select tag, to_jsonb(migrations) ->> 'release' as release from migrations`,
  )
  return new Map(rows.map(({ tag, release }) => [tag, release]))
}

type Applying = { tag: string; sql: string; release: string | undefined }

/**
 * A change to a table waits for the transactions that use it, and whoever comes later waits for the change. So it waits
 * for a moment only, lets the others pass, and tries again.
 */
async function applyStep(client: pg.PoolClient, step: Applying) {
  const { tag } = step
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryStep(client, step)
    } catch (error) {
      const existing = alreadyThere(error)
      if (existing)
        throw new Error(
          `Migration ${tag} failed because ${existing}: a backup was probably restored over a newer database. Restore it into an empty one.`,
          { cause: error },
        )
      if (!isLockTimeout(error) || attempt === MAX_LOCK_ATTEMPTS)
        throw new Error(`Migration ${tag} failed and was undone`, { cause: error })
      await pause(LOCK_PAUSE_MS)
    }
  }
}

async function tryStep(client: pg.PoolClient, { tag, sql, release }: Applying) {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT_MS}ms'`)
    await client.query(sql.replaceAll('--> statement-breakpoint', ''))
    await client.query('insert into migrations (tag, release) values ($1, $2)', [tag, release])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
