import * as contract from '@plumbline/contract'
import { ACCESS_LOG_KEPT_DAYS } from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { useCreated, useTestApp } from '../../../testing/harness'
import { colleagueOf, logIn, type Person, signUp } from '../../../testing/people'
import { purgeAccessLog } from './access-log.feature'
import { AccessLog, type NewAccessEvent } from './access-log.service'

const app = useTestApp()
const ana = useCreated(() => signUp(app))
let ben: Person
let admin: Person

const record = (...events: NewAccessEvent[]) =>
  app.db.transaction(async tx => {
    for (const event of events) await new AccessLog(app).record(tx, event)
  })
const list = async (query: object) => (await admin.send(contract.listAccessEvents, { query })).data
const kindsIn = async (query: object) => (await list(query)).items.map(({ kind }) => kind)

beforeAll(async () => {
  ben = await colleagueOf(app, ana, 'manager')
  await app.db.pool.query('delete from access_events')
  const { organizationId } = ana
  await record({ kind: 'login', userId: ben.id, details: { method: 'password' } })
  app.passTime(days(1))
  await record({
    kind: 'role_changed',
    userId: ana.id,
    subjectId: ben.id,
    organizationId,
    details: { from: 'user', to: 'manager' },
  })
  app.passTime(1000)
  await record({
    kind: 'invitation_created',
    userId: ana.id,
    organizationId,
    details: { email: '=1+1@site.example', role: 'user' },
  })
  admin = await logIn(app, ana.email)
  await app.db.pool.query(`delete from access_events where kind = 'login' and user_id = $1`, [ana.id])
})

describe('an admin finds who got in and who changed it', () => {
  test('newest first, with who did it and to whom', async () => {
    const { items, total } = await list({})
    expect(items.map(({ kind }) => kind)).toEqual(['invitation_created', 'role_changed', 'login'])
    expect(total).toBe(3)
    expect(items[1]).toMatchObject({
      userName: 'Ana María Ruiz',
      subjectName: 'Ben Okafor',
      details: { from: 'user', to: 'manager' },
    })
  })

  test.each([
    ['kind', { kind: 'login' }, ['login']],
    ['the days, both included', { from: '2026-11-16', to: '2026-11-16' }, ['login']],
    ['a day on', { from: '2026-11-18' }, []],
  ])('by %s', async (_, query, expected) => {
    expect(await kindsIn(query)).toEqual(expected)
  })

  test('by person, whether they did it or it happened to them', async () => {
    expect(await kindsIn({ person: ben.id })).toEqual(['role_changed', 'login'])
    expect(await kindsIn({ person: ana.id })).toEqual(['invitation_created', 'role_changed'])
  })

  test('as a file without formulas, and whoever takes it out is in the log', async () => {
    const { text, headers } = await admin.call(contract.exportAccessEvents, { query: { person: ana.id } })
    expect(headers['content-disposition']).toContain('plumbline-access-log-2026-11-17.csv')
    expect(text).toMatch(/^\uFEFFTime \(UTC\),Event,Person,Affected person,Network address,Details,ID\r\n/)
    expect(text).toContain('email: =1+1@site.example')
    expect(text).not.toMatch(/(^|,|\n|")=1/)
    expect((await list({ kind: 'export_downloaded' })).items).toMatchObject([
      { userId: ana.id, address: '127.0.0.1', details: { data: 'access_log' } },
    ])
  })
})

test('names that somebody made up are no formulas in the file either, wherever a line starts', async () => {
  const { organizationId } = ana
  await record(
    { kind: 'passkey_added', userId: ben.id, organizationId, details: { name: 'Phone\n=1+1' } },
    {
      kind: 'api_key_revoked',
      userId: null,
      actor: '=HYPERLINK("http://evil.example")',
      organizationId,
      details: { name: '\r\n\t@SUM(1)', prefix: '-1' },
    },
  )
  const { text } = await admin.call(contract.exportAccessEvents, { query: {} })
  expect(text).toContain(`"name: Phone\n'=1+1"`)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(text).toContain(`'\t@SUM(1)`)
  await app.db.pool.query(`delete from access_events where kind in ('passkey_added', 'api_key_revoked')`)
})

test('a login is in the log of every organization that the person is in', async () => {
  const other = await signUp(app)
  await app.db.pool.query('insert into memberships values ($1, $2, $3, now())', [
    other.organizationId,
    ben.id,
    'user',
  ])
  await record({ kind: 'passkey_added', userId: ben.id, details: { name: 'Phone' } })
  for (const person of [admin, other])
    expect(
      (await person.call(contract.listAccessEvents, { query: { kind: 'passkey_added' } })).data.total,
    ).toBe(1)
})

test('nobody else reads it: signed out, managers, workers, other organizations', async () => {
  const stranger = await signUp(app)
  const worker = await colleagueOf(app, admin)
  const manager = await logIn(app, ben.email)
  const { data } = await stranger.call(contract.listAccessEvents, { query: { person: ana.id } })
  expect(data.items).toEqual([])
  for (const endpoint of [contract.listAccessEvents, contract.exportAccessEvents]) {
    expect((await app.call(endpoint, { query: {} })).status).toBe(401)
    for (const person of [worker, manager])
      expect((await person.call(endpoint, { query: {} })).status).toBe(403)
  }
})

test.each([
  ['kind', 'tea'],
  ['person', 'me'],
  ['from', 'yesterday'],
  ['sort', 'oldest'],
])('a %s that is none is rejected', async (field, value) => {
  const { status, fields } = await admin.send(contract.listAccessEvents, { query: { [field]: value } })
  expect([status, fields[0]?.field]).toEqual([400, field])
})

test('what is older than a year is deleted; attempts of nobody known after a month', async () => {
  await record({ kind: 'login_failed', userId: null, details: { reason: 'wrong_password' } })
  const purge = async () => {
    await app.db.transaction(tx => app.jobs.enqueue(tx, purgeAccessLog, {}))
    await app.jobs.runDueJobs()
    const { rows } = await app.db.pool.query<{ count: number; unowned: number }>(
      `select count(*)::int, count(*) filter (where organization_id is null)::int as unowned
       from access_events where created_at < $1`,
      [new Date(app.clock.at.getTime() - days(1))],
    )
    return rows[0]
  }
  app.passTime(days(31))
  expect(await purge()).toMatchObject({ count: expect.any(Number), unowned: 0 })
  expect((await purge())?.count).toBeGreaterThan(3)
  app.passTime(days(ACCESS_LOG_KEPT_DAYS))
  expect(await purge()).toEqual({ count: 0, unowned: 0 })
})
