import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { freshDatabase, migrations } from '../../testing/database'
import { migrate } from './migrate'

/** The last migration of every release, oldest first. A release adds its line when it is cut. */
const releases = { '1.3.0': '0000_foundation', '1.4.0': '0001_analysis' }

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
