import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freshDatabase, migrations } from '../../testing/database'
import { migrate } from './migrate'

const ids = {
  user: randomUUID(),
  organization: randomUUID(),
  media: randomUUID(),
  analysis: randomUUID(),
  found: randomUUID(),
  written: randomUUID(),
}
const left = { code: 'location.left', params: {}, text: 'left of the picture' }
const own = { code: 'own', params: {}, text: 'Stair B' }

let pool: pg.Pool
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await freshDatabase(inject('server'), { migrated: false }) })
  await migrate(pool, migrations, { upTo: '0011_regulation_verification' })
  const { user, organization, media, analysis, found, written } = ids
  await pool.query(
    `insert into organizations (id, name, industry, company_size, created_at)
     values ('${organization}', 'Ruiz', 'construction', 'small', now());
     insert into users (id, email, password_hash, first_name, worksite, region, terms_accepted_at, created_at)
     values ('${user}', 'ana@site.example', 'x', 'Ana', ' Harbor 4 ', 'uk', now(), now());
     insert into memberships (organization_id, user_id, role, joined_at)
     values ('${organization}', '${user}', 'admin', now());
     insert into media (id, organization_id, kind, content_type, file_name, byte_size, sha256, created_at)
     values ('${media}', '${organization}', 'image', 'image/jpeg', 'a.jpg', 1, 'abc', now());
     insert into analyses (id, organization_id, media_id, capture_source, status, stage, not_before, credit, created_at)
     values ('${analysis}', '${organization}', '${media}', 'upload', 'completed', 'storing', now(), 'spent', now())`,
  )
  const violation = `insert into violations (id, organization_id, category, type, description, location, messages,
      severity, status, regulation_codes, remediation_steps, bounding_boxes, detected_at, updated_at)
    values ($1, $2, 'Falls', 'Open edge', '', $3, $4, 'High', 'Open', '{}', '[]', '[]', now(), now())`
  await pool.query(violation, [found, organization, left.text, { location: left }])
  await pool.query(violation, [written, organization, own.text, { location: own }])
  for (const [violationId, worksite] of [
    [found, left.text],
    [null, ''],
    [null, 'Gate 7'],
  ])
    await pool.query(
      `insert into tasks (id, organization_id, violation_id, title, description, status, priority, worksite, steps,
         notes, tags, created_at, updated_at)
       values ($1, $2, $3, 'Fix', '', 'open', 'low', $4, '[]', '[]', '{}', now(), now())`,
      [randomUUID(), organization, violationId, worksite],
    )
  await migrate(pool, migrations)
})
afterAll(() => pool.end())

const rowsOf = async (query: string) => (await pool.query(query)).rows

test('an organization gets a site from what its admin wrote at sign-up', async () => {
  expect(await rowsOf('select name, country, state, industry, ppe, version from sites')).toEqual([
    {
      name: 'Harbor 4',
      country: 'GB',
      state: null,
      industry: 'construction',
      ppe: { hardHat: 'always', highVisibility: 'posted', eyes: 'posted', ears: 'posted', feet: 'always' },
      version: 1,
    },
  ])
})

test('uploads and violations belong to it, and the tallies know', async () => {
  expect(await rowsOf('select count(*)::int from analyses join sites on sites.id = site_id')).toEqual([
    { count: 1 },
  ])
  expect(
    await rowsOf('select sum(amount)::int from violation_tallies where site_id = (select id from sites)'),
  ).toEqual([{ sum: 2 }])
})

test('a position in the picture is no location any more; what a person wrote stays', async () => {
  expect(
    await rowsOf(`select location, messages->'position' as position, messages ? 'location' as old from violations
      order by location`),
  ).toEqual([
    { location: '', position: left, old: false },
    { location: 'Stair B', position: null, old: false },
  ])
})

test('a task keeps the worksite that a person wrote', async () => {
  expect(await rowsOf('select worksite, site_id is null as apart from tasks order by worksite')).toEqual([
    { worksite: 'Gate 7', apart: true },
    { worksite: 'Harbor 4', apart: false },
    { worksite: 'Harbor 4', apart: false },
  ])
})
