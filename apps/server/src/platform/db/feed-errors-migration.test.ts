import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { freshDatabase, migrations } from '../../testing/database'
import { migrate } from './migrate'

let pool: pg.Pool
afterAll(() => pool.end())

test('feeds keep their last error under its new code', async () => {
  pool = new pg.Pool({ connectionString: await freshDatabase(inject('server'), { migrated: false }) })
  await migrate(pool, migrations, { upTo: '0017_capture' })
  const organization = randomUUID()
  await pool.query(
    `insert into organizations (id, name, industry, company_size, created_at)
     values ('${organization}', 'Ruiz', 'construction', 'small', now())`,
  )
  const codes = ['refused', 'address_refused', 'gone', null]
  for (const [position, code] of codes.entries())
    await pool.query(
      `insert into feed_sources (organization_id, id, name, url, enabled, position, last_error)
       values ($1, $2, 'Feed', 'https://feeds.example', true, $3, $4)`,
      [organization, `custom-${position}`, position, code],
    )
  await migrate(pool, migrations)
  const { rows } = await pool.query('select last_error from feed_sources order by position')
  expect(rows.map(({ last_error }) => last_error)).toEqual([
    'access_denied',
    'address_not_allowed',
    'gone',
    null,
  ])
})
