import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

type Step = { idx: number; tag: string }

/** All processes take this lock, so that only one of them migrates at a time. The number has no meaning. */
const MIGRATION_LOCK = 748_120_391

function stepsIn(folder: string): Step[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: Step[] }
  return journal.entries.toSorted((a, b) => a.idx - b.idx)
}

/**
 * Applies each migration that the database doesn't have yet, each in its own transaction. There's no way back.
 * `upTo` stops after that migration, so that a test can start from an earlier release.
 */
export async function migrate(pool: pg.Pool, folder: string, { upTo }: { upTo?: string } = {}) {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists migrations (tag text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ tag: string }>('select tag from migrations')
    const seen = new Set(rows.map(row => row.tag))
    const applied: string[] = []
    for (const { tag } of stepsIn(folder)) {
      if (!seen.has(tag)) {
        await applyStep(client, tag, readFileSync(join(folder, `${tag}.sql`), 'utf8'))
        applied.push(tag)
      }
      if (tag === upTo) break
    }
    return applied
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}

async function applyStep(client: pg.PoolClient, tag: string, sql: string) {
  await client.query('begin')
  try {
    await client.query(sql.replaceAll('--> statement-breakpoint', ''))
    await client.query('insert into migrations (tag) values ($1)', [tag])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${tag} failed and was undone`, { cause: error })
  }
}
