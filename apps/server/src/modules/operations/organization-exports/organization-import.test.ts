import { createHash, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { tokenFor } from '../../../testing/error-case-steps'
import { exportOf, fillOrganization } from '../../../testing/exports'
import { type TestApp, useCreated, useTestApp } from '../../../testing/harness'
import { logIn, type Person, signUp } from '../../../testing/people'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { writeZip } from '../../../testing/zip'
import { ArchiveReader } from './archive-reader'

const from = useTestApp()
const to = useTestApp()
const ana = useCreated(() => signUp(from))
const folder = temporaryFolder('import')
let entries: Map<string, Buffer>
let path = ''
beforeAll(async () => {
  await fillOrganization(from, ana, 'ours')
  const exported = await exportOf(from, ana)
  entries = exported.entries
  path = save('export.zip', exported.bytes)
})

function save(name: string, bytes: Buffer) {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}

const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The export with some entries changed, and checksums that fit. */
async function changed(name: string, changes: Record<string, string | undefined>) {
  const all = new Map(entries)
  for (const [key, text] of Object.entries(changes))
    if (text === undefined) all.delete(key)
    else all.set(key, Buffer.from(text))
  all.delete('checksums.sha256')
  const checksums = [...all].map(([key, bytes]) => `${sum(bytes)}  ${key}\n`).join('')
  return save(name, await writeZip([...all, ['checksums.sha256', Buffer.from(checksums)]]))
}

/** Rows as they are in an export. */
const written = (rows: object[]) => `[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]\n`

/** The rows of a table, each changed. */
function rowsWith(table: string, change: (row: Record<string, unknown>) => object) {
  const rows: Record<string, unknown>[] = JSON.parse(String(entries.get(`data/${table}.json`)))
  return written(rows.map(change))
}

const manifest = (change: object) =>
  JSON.stringify({ ...JSON.parse(String(entries.get('manifest.json'))), ...change })

/** With a password of their own, as everyone sets it after an import. */
async function signIn(app: TestApp, email: string) {
  await app.call(contract.forgotPassword, { body: { email } })
  const token = await tokenFor(app, email, /password/i)
  const password = 'another good passphrase'
  await app.call(contract.updatePassword, { body: { token, password } })
  return logIn(app, email, password)
}

const lists: [string, (person: Person) => Promise<{ data: unknown }>][] = [
  ['the organization', person => person.call(contract.getOrganization, {})],
  ['members', person => person.call(contract.listMembers, {})],
  ['invitations', person => person.call(contract.listInvitations, {})],
  ['sites', person => person.call(contract.listSites, { query: {} })],
  ['results', person => person.call(contract.listResults, { query: {} })],
  ['violations', person => person.call(contract.listViolations, { query: {} })],
  ['tasks', person => person.call(contract.listTasks, { query: {} })],
  ['regulations', person => person.call(contract.listRegulations, { query: { q: 'ours-1' } })],
  ['conversations', person => person.call(contract.listConversations, { query: {} })],
]

describe('an import into an empty installation', () => {
  let imported: Person
  let original: Person
  beforeAll(async () => {
    to.clock.at = from.clock.now()
    await to.importOrganization(path)
    // As whoever runs the installation does: an import brings no plan.
    await to.db.pool.query("update subscriptions set plan = 'pro'")
    imported = await signIn(to, ana.email)
    original = await logIn(from, ana.email)
  })

  test.each(lists)('gives the same list: %s', async (_, list) => {
    const [there, here] = [await list(original), await list(imported)]
    expect(there.data).toBeDefined()
    expect(here.data).toEqual(there.data)
  })

  test('gives the same pictures', async () => {
    const { rows } = await from.db.pool.query('select id from media where organization_id = $1', [
      ana.organizationId,
    ])
    const stored = (app: TestApp) =>
      app
        .filesIn('media')
        .filter(file => file.includes(rows[0].id))
        .map(file => file.split('/').at(-1))
        .toSorted()
    expect(stored(to)).toEqual(stored(from))
    expect(stored(to)).toContain('original')
  })

  test('lets nobody in with what they had before, and sends nothing', async () => {
    const stranger = await to.send(contract.login, {
      body: { email: ana.email, password: 'a good passphrase' },
    })
    expect(stranger.status).toBe(401)
    const hooks = (await imported.call(contract.listWebhooks, {})).data
    expect(hooks.map(({ enabled }) => enabled)).toEqual([false])
    const { rows } = await to.db.pool.query(
      `select secret from webhooks union all select email from users where email like '%.invalid'`,
    )
    expect(rows.map(({ secret }) => secret)).toEqual([
      expect.stringMatching(/^whsec_[\w+/=]{40,}$/),
      expect.stringMatching(/@former-member\.invalid$/),
    ])
  })

  test('goes on counting where the organization was', async () => {
    const { data } = await imported.call(contract.createTask, { body: { title: 'One more' } })
    await imported.call(contract.updateTask, { params: { id: data.id }, body: { status: 'in_progress' } })
    const history = await imported.call(contract.taskHistory, { params: { id: data.id } })
    expect(history.status).toBe(200)
    await imported.call(contract.deleteTask, { params: { id: data.id } })
  })

  test('is not done twice', async () => {
    const before = to.filesIn('media').length
    await expect(to.importOrganization(path)).rejects.toThrow(
      'This installation already has this organization.',
    )
    expect(to.filesIn('media').length).toBe(before)
  })
})

describe('an import changes nothing where', () => {
  const empty = useTestApp()
  const rejected = async (file: string, message: string | RegExp) => {
    await expect(empty.importOrganization(file)).rejects.toThrow(message)
    const { rows } = await empty.db.pool.query('select 1 from organizations')
    expect([rows.length, empty.filesIn('media')]).toEqual([0, []])
  }

  test('there is no file, or no ZIP file', async () => {
    await rejected(join(folder, 'nothing.zip'), 'There is no file')
    await rejected(save('text.zip', Buffer.from('plumbline')), "This isn't a ZIP file")
    const bytes = await writeZip([['manifest.json', Buffer.from('{}')]])
    await rejected(save('other.zip', bytes), "isn't an export")
  })

  test('a file was changed, is missing or was added', async () => {
    const touched = new Map(entries).set('data/tasks.json', Buffer.from('[]\n'))
    await rejected(save('touched.zip', await writeZip(touched)), 'data/tasks.json was changed')
    const less = new Map(entries)
    less.delete('data/tasks.json')
    await rejected(save('less.zip', await writeZip(less)), 'The export has no data/tasks.json')
    const more = new Map(entries).set('csv/more.csv', Buffer.from('x'))
    await rejected(save('more.zip', await writeZip(more)), "csv/more.csv isn't listed")
  })

  test('a path leads elsewhere', async () => {
    for (const name of ['files/a/original', 'evil/a.json', `files/${ana.id}/../x`.replace('..', '.hidden')])
      await rejected(await changed('path.zip', { [name]: 'x' }), 'is no part of an export')
    const bytes = await writeZip([...entries, ['xx/evil.json', Buffer.from('x')]])
    const slipped = Buffer.from(bytes.toString('latin1').replaceAll('xx/evil', '../evil').slice(0), 'latin1')
    await rejected(save('slip.zip', slipped), /invalid|no part of an export/i)
  })

  test('it is of another format or a later release', async () => {
    await rejected(
      await changed('format.zip', { 'manifest.json': manifest({ formatVersion: 2 }) }),
      'format 2',
    )
    const tables = [{ name: 'tasks', columns: ['id', 'mood'], rows: 0 }]
    const later = manifest({ tables, product: '9.0.0' })
    await rejected(await changed('later.zip', { 'manifest.json': later }), 'from Plumbline 9.0.0')
  })

  test('it holds rows of another organization', async () => {
    const tasks = String(entries.get('data/tasks.json')).replaceAll(
      `"organization_id":"${ana.organizationId}"`,
      '"organization_id":"00000000-0000-4000-8000-000000000000"',
    )
    await rejected(await changed('foreign.zip', { 'data/tasks.json': tasks }), 'rows of another organization')
  })

  test('somebody has an account here already', async () => {
    const [first, ...others] = JSON.parse(String(entries.get('data/users.json')))
    const twin = { ...first, id: '00000000-0000-4000-8000-000000000001' }
    const users = written([first, ...others, twin])
    await rejected(await changed('twin.zip', { 'data/users.json': users }), 'already here: Key (email)')
  })
})

describe('an import into an installation in use', () => {
  const used = useTestApp()
  const first = useCreated(() => signUp(used))

  test('makes nobody a member who is not in it', async () => {
    const memberships = rowsWith('memberships', row =>
      row.role === 'admin' ? row : { ...row, user_id: first.id },
    )
    const file = await changed('member.zip', { 'data/memberships.json': memberships })
    await expect(used.importOrganization(file)).rejects.toThrow('rows of another organization')
  })

  test('makes nobody its operator, and serves no file as a page', async () => {
    const memberships = rowsWith('memberships', row => ({ ...row, joined_at: '1971-01-01T00:00:00Z' }))
    const [picture] = JSON.parse(String(entries.get('data/media.json')))
    const media = ['text/html', 'image/svg+xml', 'text/javascript', 'image/jpeg'].map((type, index) => ({
      ...picture,
      id: index === 0 ? picture.id : randomUUID(),
      display_type: type,
      sha256: null,
    }))
    const subscriptions = rowsWith('subscriptions', row => ({
      ...row,
      plan: 'enterprise',
      user_limit: 100_000,
      site_limit: 100_000,
      analyses_remaining: null,
      extra_analyses: 100_000,
      renews_at: '2020-01-01T00:00:00Z',
      time_zone: 'Nowhere/At all',
    }))
    const [payer] = JSON.parse(subscriptions)
    const account = {
      organization_id: payer.organization_id,
      provider: 'stripe',
      customer_id: 'cus_somebody',
    }
    const claims = {
      'data/memberships.json': memberships,
      'data/media.json': written(media),
      ...Object.fromEntries(media.map(({ id }) => [`files/${id}/display`, '<script>alert(1)</script>'])),
      'data/subscriptions.json': subscriptions,
      'data/payment_accounts.json': written([account]),
    }
    await used.importOrganization(await changed('claims.zip', claims))
    const imported = await signIn(used, ana.email)
    const { rows: admins } = await used.db.pool.query(
      `select user_id from memberships where role = 'admin' order by joined_at`,
    )
    expect(admins.map(({ user_id }) => user_id)).toEqual([first.id, ana.id])
    const served = await Promise.all(
      media.map(({ id }) => imported.send(contract.getMedia, { params: { id }, query: { size: 'display' } })),
    )
    expect(served.map(({ status }) => status)).toEqual([404, 404, 404, 200])
    expect(served.at(-1)?.headers['content-type']).toBe('image/jpeg')
  })

  test('gives it no plan, no seats and nothing that was paid for', async () => {
    const { rows } = await used.db.pool.query(
      `select plan, user_limit, site_limit, analyses_remaining, extra_analyses, renews_at, time_zone,
         (select count(*)::int from payment_accounts) accounts,
         (select count(*)::int from usage_ledger where organization_id = $1) entries
       from subscriptions where organization_id = $1`,
      [ana.organizationId],
    )
    expect(rows).toEqual([
      {
        plan: 'free',
        user_limit: null,
        site_limit: null,
        analyses_remaining: 0,
        extra_analyses: 0,
        renews_at: null,
        time_zone: 'UTC',
        accounts: 0,
        entries: 0,
      },
    ])
  })
})

test('what would unpack to far more than its size is not read', async () => {
  const bomb = await writeZip([['data/tasks.json', Buffer.alloc(30_000_000)]])
  await expect(ArchiveReader.open(save('bomb.zip', bomb), { floorBytes: 1_000_000 })).rejects.toThrow(
    'far more',
  )
})
