import { createHash } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { days, minutes } from '../../../platform/clock'
import { exportOf, fillOrganization } from '../../../testing/exports'
import { useCreated, useTestApp } from '../../../testing/harness'
import { colleagueOf, logIn, signUp } from '../../../testing/people'
import { ownedTables, tablesLeftOut } from '../../tables'
import { isOwned } from './export-rows.repository'
import { maintainOrganizationExports } from './organization-exports.jobs'

const app = useTestApp()
const ana = useCreated(() => signUp(app))
const eve = useCreated(() => signUp(app, { organization: 'Elsewhere Inc' }))
let made: Awaited<ReturnType<typeof fillOrganization>>
let others: Awaited<ReturnType<typeof fillOrganization>>
let exported: Awaited<ReturnType<typeof exportOf>>
let text = ''
beforeAll(async () => {
  made = await fillOrganization(app, ana, 'ours')
  await app.analysisWorker.wake()
})
beforeAll(async () => {
  others = await fillOrganization(app, eve, 'theirs')
  exported = await exportOf(app, ana)
  text = [...exported.entries]
    .filter(([name]) => !name.startsWith('files/'))
    .map(([, bytes]) => bytes.toString())
    .join('\n')
})

const rowsIn = (name: string) =>
  JSON.parse(String(exported.entries.get(`data/${name}.json`))) as Record<string, unknown>[]
async function maintain() {
  await app.db.transaction(tx => app.jobs.enqueue(tx, maintainOrganizationExports, {}))
  await app.jobs.runDueJobs()
}

describe('the tables', () => {
  test('are all that belong to an organization or its people, or are left out for a reason', async () => {
    const { rows } = await app.db.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('organization_id', 'user_id')
       union
       select conrelid::regclass::text from pg_constraint
       where contype = 'f' and confrelid in ('organizations'::regclass, 'users'::regclass, 'sessions'::regclass)`,
    )
    const known = new Set([...ownedTables.map(({ name }) => name), ...Object.keys(tablesLeftOut)])
    expect(rows.map(({ name }) => name).filter(name => !known.has(name))).toEqual([])
    expect(rows.length).toBeGreaterThan(35)
  })

  test('come before those that refer to them', async () => {
    const { rows } = await app.db.pool.query<{ from: string; to: string }>(
      `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
       where contype = 'f' and conrelid <> confrelid`,
    )
    const names = ownedTables.map(({ name }) => name)
    const late = rows.filter(
      ({ from, to }) => names.includes(from) && names.indexOf(to) > names.indexOf(from),
    )
    expect(late).toEqual([])
  })
})

describe('an export', () => {
  test('holds every row of the organization, in full', async () => {
    let filled = 0
    for (const table of ownedTables) {
      const { rows } = await app.db.pool.query<{ row: Record<string, unknown> }>(
        `select to_json(t) as row from ${table.name} t where ${isOwned(table, ana.organizationId)}`,
      )
      const found = rowsIn(table.name)
      if (found.length > 0) filled++
      // The export and what was written after it.
      const later = { notifications: 1, events: 1, access_events: 1, waiting_emails: 1 }[table.name] ?? 0
      expect(found.length, table.name).toBeGreaterThanOrEqual(rows.length - later)
      const all = rows.map(({ row }) => row)
      for (const row of found) expect(all).toContainEqual(expect.objectContaining(row))
    }
    expect(filled).toBeGreaterThan(20)
  })

  test('holds every file, as it is stored', async () => {
    const stored = app.filesIn('media').filter(path => path.includes(`/${ana.organizationId}/`))
    const files = [...exported.entries].filter(([name]) => name.startsWith('files/'))
    expect(files.length).toBe(stored.filter(path => !path.includes('/exports/')).length)
    expect(files.map(([name]) => name.split('/')[2]).toSorted()).toEqual([
      'display.jpg',
      'original.jpg',
      'thumbnail.jpg',
    ])
  })

  test('holds nothing of another organization', async () => {
    for (const table of ownedTables) {
      const { rows } = await app.db.pool.query<{ row: { id?: unknown } }>(
        `select to_json(t) as row from ${table.name} t where ${isOwned(table, eve.organizationId)}`,
      )
      for (const { row } of rows)
        if (typeof row.id === 'string' && row.id.length === 36) expect(text).not.toContain(row.id)
    }
    expect(text).not.toMatch(/theirs|Elsewhere/)
    expect(others.violation.id).toBeDefined()
  })

  test('holds no secrets', async () => {
    const { rows } = await app.db.pool.query(
      `select password_hash as secret from users union select secret from webhooks where secret is not null
       union select token_hash from invitations where token_hash is not null
       union select unsubscribe_key from notification_settings`,
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const { secret } of rows) expect(text).not.toContain(secret)
    expect(rowsIn('users').flatMap(Object.keys)).not.toContain('current_organization_id')
  })

  test('knows people who have left by name only', () => {
    expect(rowsIn('former_members')).toEqual([{ id: made.former.id, first_name: 'Ben', last_name: 'Okafor' }])
    expect(rowsIn('users').map(({ id }) => id)).not.toContain(made.former.id)
    expect(String(exported.entries.get('csv/members.csv'))).not.toContain(made.former.email)
  })

  test('has spreadsheets that open safely', () => {
    const sheet = (name: string) => String(exported.entries.get(`csv/${name}.csv`))
    expect(sheet('members')).toMatch(/^\uFEFFName,Email,Job title,Role,Joined \(UTC\)\r\n/)
    expect(sheet('tasks')).toContain(`"'=Fence ours"`)
    expect(sheet('comments')).toContain(`"On it\n'=ours"`)
    expect(sheet('violations')).toContain('Open edge ours')
    expect(sheet('regulations')).toContain('Guard ours,ours-1,')
    expect(sheet('activity')).toContain('ours.opened')
    expect(sheet('conversations')).toContain('How high is a guardrail?')
    const names = ['analyses', 'files', 'sites', 'suggestions']
    for (const name of names) expect(sheet(name)).toMatch(/^\uFEFF.*ID/)
  })

  test('says what is in it, with checksums of everything', () => {
    const manifest = JSON.parse(String(exported.entries.get('manifest.json')))
    expect(manifest).toMatchObject({
      format: 'plumbline-organization',
      organizationId: ana.organizationId,
      files: 3,
    })
    expect(manifest.omittedColumns).toContain('users.password_hash')
    const lines = String(exported.entries.get('checksums.sha256')).trim().split('\n')
    expect(lines.length).toBe(exported.entries.size - 1)
    for (const line of lines) {
      const [sum, name = ''] = line.split('  ')
      expect(
        createHash('sha256')
          .update(exported.entries.get(name) ?? '')
          .digest('hex'),
      ).toBe(sum)
    }
    expect(String(exported.entries.get('README.txt'))).toContain(
      'Everything your organization has in Plumbline.',
    )
  })
})

describe('who gets it, and for how long', () => {
  test('the admin is notified, and each download is on record', async () => {
    const { data } = await ana.call(contract.listNotifications, { query: { kind: 'export_ready' } })
    expect(data.items[0]).toMatchObject({ href: '/settings?tab=data', data: { days: '7' } })
    const { data: activity } = await ana.call(contract.listEvents, { query: { event: 'export.downloaded' } })
    expect(activity.items[0]).toMatchObject({ userId: ana.id, data: { export_id: exported.id } })
    const [listed] = (await ana.call(contract.listOrganizationExports, {})).data
    expect(listed).toMatchObject({ id: exported.id, status: 'ready', progress: 1, files: 3 })
    expect(listed?.byteSize).toBe(exported.bytes.length)
  })

  test('nobody else can see, download or delete it', async () => {
    const manager = await colleagueOf(app, ana, 'manager')
    const params = { id: exported.id }
    expect((await manager.call(contract.downloadOrganizationExport, { params })).status).toBe(403)
    expect((await eve.call(contract.downloadOrganizationExport, { params })).status).toBe(404)
    expect((await eve.call(contract.deleteOrganizationExport, { params })).status).toBe(404)
    expect((await eve.call(contract.listOrganizationExports, {})).data).toEqual([])
  })

  test('one is made at a time', async () => {
    const ben = await signUp(app)
    const first = await ben.call(contract.createOrganizationExport, {})
    expect([first.status, first.data.status]).toEqual([202, 'queued'])
    const second = await ben.call(contract.createOrganizationExport, {})
    expect([second.status, second.code]).toEqual([409, 'export_running'])
    const params = { id: first.data.id }
    expect((await ben.call(contract.downloadOrganizationExport, { params })).status).toBe(404)
    expect((await ben.call(contract.deleteOrganizationExport, { params })).code).toBe('export_running')
    await app.jobs.runDueJobs()
    expect((await ben.call(contract.createOrganizationExport, {})).status).toBe(202)
    await app.jobs.runDueJobs()
  })

  test('one whose worker died is made by another, and given up after the third', async () => {
    const ben = await signUp(app)
    const { data } = await ben.call(contract.createOrganizationExport, {})
    const status = async () => (await ben.call(contract.listOrganizationExports, {})).data[0]?.status
    const die = (attempts: number) =>
      app.db.pool.query(
        `update organization_exports set status = 'running', attempts = $2, updated_at = $3 where id = $1`,
        [data.id, attempts, app.clock.now()],
      )
    await die(1)
    await app.jobs.runDueJobs()
    expect(await status()).toBe('running')
    app.passTime(minutes(6))
    await maintain()
    await app.jobs.runDueJobs()
    expect(await status()).toBe('ready')
    await die(3)
    app.passTime(minutes(6))
    await maintain()
    expect(await status()).toBe('failed')
  })

  test('somebody who is no admin any more gets nothing', async () => {
    const ben = await signUp(app)
    const admin = await colleagueOf(app, ben, 'admin')
    await admin.call(contract.createOrganizationExport, {})
    await ben.call(contract.updateMember, { params: { id: admin.id }, body: { role: 'user' } })
    await app.jobs.runDueJobs()
    expect((await ben.call(contract.listOrganizationExports, {})).data[0]?.status).toBe('failed')
  })

  test('somebody who is removed while it is made is not told of it', async () => {
    const ben = await signUp(app)
    const admin = await colleagueOf(app, ben, 'admin')
    await admin.call(contract.createOrganizationExport, {})
    // The export waits where it reads this table, until the admin is gone.
    const blocker = await app.db.pool.connect()
    await blocker.query('begin')
    await blocker.query('lock table fine_settings in access exclusive mode')
    const made = app.jobs.runDueJobs()
    const waiting = () =>
      blocker.query(`select from pg_locks where relation = 'fine_settings'::regclass and not granted`)
    await expect.poll(async () => (await waiting()).rowCount).toBe(1)
    expect((await ben.call(contract.removeMember, { params: { id: admin.id } })).status).toBe(200)
    await blocker.query('commit')
    blocker.release()
    await made
    expect((await ben.call(contract.listOrganizationExports, {})).data[0]?.status).toBe('ready')
    const { rows } = await app.db.pool.query('select kind from notifications where user_id = $1', [admin.id])
    expect(rows.map(({ kind }) => kind)).not.toContain('export_ready')
  })

  test('it is gone when it is deleted, and after seven days', async () => {
    const zips = () =>
      app.filesIn('media').filter(path => path.endsWith('.zip') && path.includes(ana.organizationId))
    const admin = await logIn(app, ana.email)
    const { id } = await exportOf(app, admin)
    expect(zips()).toHaveLength(2)
    expect((await admin.call(contract.deleteOrganizationExport, { params: { id } })).status).toBe(200)
    expect(zips()).toHaveLength(1)
    app.passTime(days(7))
    const later = await logIn(app, ana.email)
    expect((await later.call(contract.listOrganizationExports, {})).data).toEqual([])
    const params = { id: exported.id }
    expect((await later.call(contract.downloadOrganizationExport, { params })).status).toBe(404)
    await maintain()
    expect(zips()).toEqual([])
  })
})
