import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contract from '@plumbline/contract'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { freshDatabase, migrations } from '../../testing/database'
import { testApp } from '../../testing/harness'
import { hashPassword } from '../secrets'
import { migrate } from './migrate'

const PASSWORD = 'scaffold-ladder-harness-1'
const [organizationId, admin, colleague] = [randomUUID(), randomUUID(), randomUUID()]

let database: string
let pool: pg.Pool

/** A database as version 1.3.0 left it: two people, one invited, in an organization on a paid plan. */
beforeEach(async () => {
  database = await freshDatabase(inject('server'), { migrated: false })
  pool = new pg.Pool({ connectionString: database })
  await migrate(pool, migrations, { upTo: '0000_foundation' })
  await pool.query(
    `insert into organizations (id, name, industry, company_size, created_at)
     values ($1, 'Ruiz Framing', 'construction', 'small', '2026-11-15T08:00:00Z')`,
    [organizationId],
  )
  await pool.query(
    `insert into users (id, email, email_verified_at, password_hash, first_name, last_name, title, language,
       current_organization_id, onboarded_at, terms_accepted_at, created_at)
     select id::uuid, email, now(), $4, first_name, 'Ruiz', 'Foreman', 'es', $3, now(), now(), now()
     from (values ($1, 'ana@site.example', 'Ana'), ($2, 'ben@site.example', 'Ben')) as people (id, email, first_name)`,
    [admin, colleague, organizationId, await hashPassword(PASSWORD)],
  )
  await pool.query(
    `insert into memberships (organization_id, user_id, role, joined_at)
     values ($1, $2, 'admin', now()), ($1, $3, 'user', now())`,
    [organizationId, admin, colleague],
  )
  await pool.query(
    `insert into subscriptions (organization_id, plan, status, started_at, analyses_remaining, questions_remaining)
     values ($1, 'premium', 'active', '2026-11-15T08:00:00Z', 200, 45)`,
    [organizationId],
  )
  await pool.query(
    `insert into invitations (id, organization_id, email, role, invited_by, token_hash, created_at, expires_at)
     values ($1, $2, 'cal@site.example', 'user', $3, 'abc', '2026-11-15T09:00:00Z', '2026-11-22T09:00:00Z')`,
    [randomUUID(), organizationId, admin],
  )
})
afterEach(() => pool.end())

async function whatAnaFinds() {
  const app = await testApp({}, database)
  try {
    const login = await app.call(contract.login, { body: { email: 'ana@site.example', password: PASSWORD } })
    const who = { token: 'token' in login.data ? login.data.token : '' }
    const me = await app.call(contract.me, {}, who)
    const members = await app.call(contract.listMembers, {}, who)
    const invitations = await app.call(contract.listInvitations, {}, who)
    const created = await app.call(contract.createTask, { body: { title: 'Fence the edge' } }, who)
    return { login, me, members, invitations, created }
  } finally {
    await app.close()
  }
}

function expectEverything({
  login,
  me,
  members,
  invitations,
  created,
}: Awaited<ReturnType<typeof whatAnaFinds>>) {
  expect([login, members, invitations, created].map(({ status, code }) => code ?? status)).toEqual([
    200, 200, 200, 201,
  ])
  expect(me.data.user).toMatchObject({
    name: 'Ana Ruiz',
    title: 'Foreman',
    language: 'es',
    organization: 'Ruiz Framing',
    role: 'admin',
    subscriptionTier: 'premium',
    remaining_uploads: 200,
    remaining_questions: 45,
  })
  expect(members.data.map(({ email }) => email).toSorted()).toEqual(['ana@site.example', 'ben@site.example'])
  expect(invitations.data.map(({ email }) => email)).toEqual(['cal@site.example'])
}

test('people of 1.3.0 log in after the upgrade, find what they had, and use what is new', async () => {
  await migrate(pool, migrations)
  expectEverything(await whatAnaFinds())
})

test('an upgrade that stops between two migrations names the file, and the next start completes it', async () => {
  const damaged = mkdtempSync(join(tmpdir(), 'plumbline-migrations-'))
  cpSync(migrations, damaged, { recursive: true })
  writeFileSync(join(damaged, '0020_fixes.sql'), 'create table half (id int); select lost_connection();')
  await expect(migrate(pool, damaged)).rejects.toThrow('Migration 0020_fixes failed')
  rmSync(damaged, { recursive: true })
  const { rows } = await pool.query('select tag from migrations order by tag desc limit 1')
  expect(rows).toEqual([{ tag: '0019_task_history' }])
  await migrate(pool, migrations)
  expectEverything(await whatAnaFinds())
})
