import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { freshDatabase, migrations } from '../../testing/database'
import { migrate } from './migrate'

/** The last migration of every release, oldest first. A release adds its line when it is cut. */
const releases = { '1.3.0': '0000_foundation', '1.4.0': '0048_detector_state' }

const pools: pg.Pool[] = []
afterEach(() => Promise.all(pools.splice(0).map(pool => pool.end())))

async function emptyDatabase() {
  const pool = new pg.Pool({ connectionString: await freshDatabase(inject('server'), { migrated: false }) })
  pools.push(pool)
  return pool
}

async function shapeOf(pool: pg.Pool) {
  const { rows } = await pool.query(
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  )
  return rows
}

test('an empty database gets every table, and a second run changes nothing', async () => {
  const pool = await emptyDatabase()
  const steps = readdirSync(migrations).filter(file => file.endsWith('.sql')).length
  expect(await migrate(pool, migrations)).toHaveLength(steps)
  expect(await migrate(pool, migrations)).toEqual([])
  expect((await shapeOf(pool)).map(column => column.table_name)).toContain('users')
})

test.each(Object.entries(releases))(
  'a database of release %s comes to the same shape and keeps its rows',
  async (_, last) => {
    const [fresh, old] = [await emptyDatabase(), await emptyDatabase()]
    await migrate(fresh, migrations)
    await migrate(old, migrations, { upTo: last })
    await old.query(
      `insert into users (id, email, password_hash, first_name, terms_accepted_at, created_at)
     values ($1, 'kept@site.example', 'x', 'Kept', now(), now())`,
      [randomUUID()],
    )
    await migrate(old, migrations)
    expect(await shapeOf(old)).toEqual(await shapeOf(fresh))
    expect((await old.query('select email from users')).rows).toEqual([{ email: 'kept@site.example' }])
  },
)

test('frames, once told by an empty hash, get the video they were taken from', async () => {
  const pool = await emptyDatabase()
  await migrate(pool, migrations, { upTo: '0009_message_columns' })
  const [organization, video, frame, upload, analysis] = Array.from({ length: 5 }, () => randomUUID())
  await pool.query(
    `insert into organizations (id, name, industry, company_size, created_at)
     values ($1, 'Ruiz', 'construction', 'small', now())`,
    [organization],
  )
  await pool.query(
    `insert into media (id, organization_id, kind, content_type, file_name, byte_size, sha256, created_at)
     values ($1, $4, 'video', 'video/mp4', 'a.mp4', 1, 'abc', now()),
       ($2, $4, 'image', 'image/jpeg', 'a.mp4', 1, '', now()), ($3, $4, 'image', 'image/png', 'b.png', 1, 'def', now())`,
    [video, frame, upload, organization],
  )
  await pool.query(
    `insert into analyses (id, organization_id, media_id, capture_source, status, stage, not_before, credit, created_at)
     values ($1, $2, $3, 'upload', 'completed', 'storing', now(), 'spent', now())`,
    [analysis, organization, video],
  )
  await pool.query(
    `insert into violations (id, organization_id, analysis_id, media_id, category, type, description, location,
       severity, status, regulation_codes, remediation_steps, bounding_boxes, detected_at, updated_at)
     values ($1, $2, $3, $4, 'Falls', 'Open edge', '', '', 'High', 'Open', '{}', '[]', '[]', now(), now())`,
    [randomUUID(), organization, analysis, frame],
  )
  await migrate(pool, migrations)
  const { rows } = await pool.query('select id, source_id, sha256 from media order by file_name, kind desc')
  expect(rows).toEqual([
    { id: video, source_id: null, sha256: 'abc' },
    { id: frame, source_id: video, sha256: null },
    { id: upload, source_id: null, sha256: 'def' },
  ])
})

test('two processes that start together migrate once', async () => {
  const pool = await emptyDatabase()
  const applied = await Promise.all([migrate(pool, migrations), migrate(pool, migrations)])
  expect(applied.flat()).toEqual([...new Set(applied.flat())])
})

test('a step that fails is undone whole and says which it was', async () => {
  const pool = await emptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-migrations-'))
  cpSync(migrations, folder, { recursive: true })
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: object[]
  }
  journal.entries.push({ idx: 999, tag: '0999_broken' })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
  writeFileSync(
    join(folder, '0999_broken.sql'),
    'create table half_done (id int); select no_such_function();',
  )
  await expect(migrate(pool, folder)).rejects.toThrow('Migration 0999_broken failed')
  expect((await shapeOf(pool)).map(column => column.table_name)).not.toContain('half_done')
})

/** The migrations with one more at the end. */
function withOneMore(sql: string) {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-migrations-'))
  cpSync(migrations, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: object[] }
  const more = [...entries, { idx: entries.length, tag: '9999_next' }]
  writeFileSync(journal, JSON.stringify({ ...rest, entries: more }))
  writeFileSync(join(folder, '9999_next.sql'), sql)
  return folder
}

test('a migration may take longer than the statement of a request', async () => {
  const { options } = await emptyDatabase()
  const hasty = new pg.Pool({ ...options, statement_timeout: 500 })
  pools.push(hasty)
  await migrate(hasty, migrations, { upTo: '0000_foundation' })
  const folder = withOneMore('select pg_sleep(0.8)')
  // One migrates, the other waits for it for as long.
  const applied = await Promise.all([migrate(hasty, folder), migrate(hasty, folder)])
  expect(applied.flat().filter(tag => tag === '9999_next')).toHaveLength(1)
  expect((await hasty.query(`select current_setting('statement_timeout') as value`)).rows).toEqual([
    { value: '500ms' },
  ])
})

test('a migration that waits for a table lets others use it, and gets its turn', async () => {
  const pool = await emptyDatabase()
  await migrate(pool, migrations)
  const busy = await pool.connect()
  await busy.query('begin')
  await busy.query('select from users')
  const migrating = migrate(pool, withOneMore('alter table users add column next text'))
  const waits = async () =>
    (await pool.query(`select from pg_locks where not granted and relation = 'users'::regclass`)).rowCount
  await expect.poll(waits).toBe(1)
  // It would wait for as long as the transaction is open, were the migration to insist.
  await pool.query('select from users')
  await busy.query('commit')
  busy.release()
  expect(await migrating).toEqual(['9999_next'])
})

test('a database that has every migration can be started on although it takes no changes', async () => {
  const pool = await emptyDatabase()
  await migrate(pool, migrations)
  const reader = new pg.Pool({ ...pool.options, options: '-c default_transaction_read_only=on' })
  pools.push(reader)
  expect(await migrate(reader, migrations)).toEqual([])
  await expect(migrate(reader, withOneMore('select 1'))).rejects.toThrow('read-only')
})

test('a release starts on what the next one left, and on nothing later', async () => {
  const pool = await emptyDatabase()
  await migrate(pool, withOneMore('select 1'), { release: '2.7.0' })
  for (const release of ['2.7.0', '2.6.3', '2.8.0', '3.0.0'])
    expect(await migrate(pool, migrations, { release })).toEqual([])
  for (const release of ['2.5.9', '1.9.0'])
    await expect(migrate(pool, migrations, { release })).rejects.toThrow(
      `The database was upgraded by Plumbline 2.7.0, and this is ${release}, which can't use it: start 2.7.0, or restore a backup from before the upgrade.`,
    )
})

test('an older backup that was restored over newer tables is named as such', async () => {
  const pool = await emptyDatabase()
  await migrate(pool, migrations)
  // What such a restore leaves: the newer tables, and the older list of migrations.
  await pool.query(`delete from migrations where tag >= '0052'`)
  await expect(migrate(pool, migrations)).rejects.toThrow(
    /^Migration 0052_tag_reviews failed because relation "\w+" already exists: a backup was probably restored over a newer database\. Restore it into an empty one\.$/,
  )
})
