import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { freshDatabase } from '../../testing/database'

/** Those of the list engine, which any table can use, and those of our tables. */
const folders = ['../../../../../packages/list-engine/sql/', '../../../sql/'].map(
  path => new URL(path, import.meta.url),
)

const written = Object.fromEntries(
  folders.flatMap(folder =>
    readdirSync(folder).map(file => [file.replace('.sql', ''), readFileSync(new URL(file, folder), 'utf8')]),
  ),
)

test('the files in sql are the functions that the migrations leave behind', async () => {
  const client = new pg.Client({ connectionString: await freshDatabase(inject('server')) })
  await client.connect()
  const { rows } = await client.query<{ name: string; text: string }>(`
    select proname as name, pg_get_functiondef(p.oid) as text from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`)
  await client.end()
  expect(rows.length).toBeGreaterThan(20)
  const migrated = Object.fromEntries(rows.map(({ name, text }) => [name, `${text.trimEnd()};\n`]))
  expect(written).toEqual(migrated)
})
