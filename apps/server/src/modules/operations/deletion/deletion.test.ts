import * as contract from '@plumbline/contract'
import { describe, expect, test, vi } from 'vitest'
import { days } from '../../../platform/clock'
import { apiKeyBody } from '../../../testing/api-keys'
import { useTestApp } from '../../../testing/harness'
import { finishCheckout, startedCheckout } from '../../../testing/payments'
import { allowUsers, colleagueOf, logIn, PASSWORD, type Person, signUp } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { nextCode, setUpApp } from '../../../testing/two-factor'
import { photo, upload } from '../../../testing/uploads'
import { TestProvider } from '../../billing/payments/test-provider'
import { embedLibrary } from '../../library/regulations/library/library.service'
import { deleteDue } from './deletion.jobs'

const app = useTestApp()

async function pass(count: number) {
  app.passTime(days(count))
  await app.db.transaction(tx => app.jobs.enqueue(tx, deleteDue, {}))
  await app.jobs.runDueJobs()
}

const askToDelete = (person: Person, password = PASSWORD) =>
  person.call(contract.requestAccountDeletion, { body: { password } })
const askToDeleteAll = (person: Person, name = 'Ruiz Construction') =>
  person.call(contract.requestOrganizationDeletion, { body: { name, password: PASSWORD } })
const canLogIn = async ({ email }: Person) =>
  (await app.call(contract.login, { body: { email, password: PASSWORD } })).status === 200

/** Every table, also those of the job queue, that has the text anywhere in a row. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await app.db.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await app.db.pool.query(
      `select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`,
      [text],
    )
    if (rowCount) found.push(name)
  }
  return found
}

describe('an account', () => {
  test('is deleted after 14 days; asking twice changes nothing', async () => {
    const ana = await signUp(app)
    const ben = await colleagueOf(app, ana)
    const { data, status } = await askToDelete(ben)
    expect([status, data.deletesAt]).toEqual([200, new Date(app.clock.at.getTime() + days(14)).toISOString()])
    await pass(3)
    const again = await logIn(app, ben.email)
    expect((await askToDelete(again)).data).toEqual(data)
    expect((await again.call(contract.me, {})).data.user.deletesAt).toBe(data.deletesAt)
    const emails = (await app.emails()).filter(
      ({ to, subject }) => to === ben.email && subject.includes('will be deleted'),
    )
    expect(emails).toHaveLength(1)
    await pass(10)
    expect(await canLogIn(ben)).toBe(true)
    await pass(1)
    expect(await tablesWith(ben.email)).toEqual([])
    expect(await canLogIn(ben)).toBe(false)
    expect(await canLogIn(ana)).toBe(true)
  })

  test('takes nothing of others with it, whatever the person is called', async () => {
    const [stranger, ana] = [await signUp(app), await signUp(app)]
    await app.db.transaction(tx =>
      app.jobs.enqueue(tx, embedLibrary, { library: stranger.organizationId }, { afterSeconds: 36_000 }),
    )
    const waiting = async () =>
      (
        await app.db.pool.query(`select from jobs.job where data ->> 'library' = $1 and state = 'created'`, [
          stranger.organizationId,
        ])
      ).rowCount
    const emails = async () => (await app.emails()).filter(({ to }) => to === stranger.email).length
    expect([await waiting(), (await emails()) > 0]).toEqual([1, true])
    const before = await emails()
    for (const name of [stranger.organizationId, 'Subject']) {
      const person = await colleagueOf(app, ana)
      await app.db.pool.query("update users set first_name = $1, last_name = '' where id = $2", [
        name,
        person.id,
      ])
      await askToDelete(person)
    }
    await pass(14)
    expect([await waiting(), (await emails()) >= before]).toEqual([1, true])
  })

  test('ends the API keys of whoever made them', async () => {
    const ana = await signUpOn(app, 'enterprise')
    const cid = await colleagueOf(app, ana, 'admin')
    const { data } = await cid.call(contract.createApiKey, {
      body: apiKeyBody,
    })
    expect(data.key).toBeTruthy()
    await askToDelete(cid)
    await pass(14)
    const later = await logIn(app, ana.email)
    expect((await later.call(contract.listApiKeys, {})).data).toEqual([])
  })

  test('stays where the person changes their mind', async () => {
    const ana = await signUp(app)
    await askToDelete(ana)
    const { user } = (await ana.call(contract.cancelAccountDeletion, {})).data
    expect(user.deletesAt).toBeNull()
    await pass(30)
    expect(await canLogIn(ana)).toBe(true)
  })

  test('needs the password', async () => {
    const ana = await signUp(app)
    const { status, code, fields } = await askToDelete(ana, 'not mine')
    expect([status, code, fields[0]?.field]).toEqual([400, 'wrong_password', 'password'])
    expect((await ana.call(contract.me, {})).data.user.deletesAt).toBeNull()
  })

  test('of the only admin stays until somebody else is one, also while the others leave', async () => {
    const ana = await signUp(app)
    const ben = await colleagueOf(app, ana)
    const { status, code, body } = await askToDelete(ana)
    expect([status, code, body.params]).toEqual([409, 'sole_admin', { organization: 'Ruiz Construction' }])
    const promote = (person: Person, role: 'admin' | 'user') =>
      ana.call(contract.updateMember, { params: { id: person.id }, body: { role } })
    await promote(ben, 'admin')
    expect((await askToDelete(ana)).status).toBe(200)
    // Ana doesn't count as an admin any more.
    expect((await promote(ben, 'user')).code).toBe('last_admin')
  })

  test('takes an organization with it that nobody else is in', async () => {
    const eva = await signUp(app)
    await eva.call(contract.createViolation, { body: { type: 'Open edge', severity: 'High' } })
    await askToDelete(eva)
    await pass(14)
    expect(await tablesWith(eva.organizationId)).toEqual([])
  })
})

describe('an organization', () => {
  const MARKER = 'Zyxwvut-7'

  test('is gone after 30 days with every row and file, and nothing of another is', async () => {
    const ana = await signUp(app, { organization: MARKER, name: `Ana ${MARKER}`, worksite: MARKER })
    const other = await signUp(app)
    const ben = await colleagueOf(app, ana, 'admin')
    const guest = await signUp(app)
    await app.db.pool.query(
      `insert into memberships (organization_id, user_id, role, joined_at) values ($1, $2, 'user', now())`,
      [ana.organizationId, guest.id],
    )
    await guest.call(contract.savePreferences, { body: { organizationId: ana.organizationId } })
    for (const person of [ana, other]) {
      const type = person === ana ? MARKER : 'Open edge'
      const { data } = await person.call(contract.createViolation, { body: { type, severity: 'High' } })
      await person.call(contract.createTask, { body: { title: type, violationId: data.id } })
      await upload(app, person, { file: await photo(), name: `${type}.jpg` })
    }
    await ana.call(contract.assistantChat, { body: { message: `${MARKER}: how deep is a trench?` } })
    await app.jobs.runDueJobs()
    const filesOf = ({ organizationId }: Person) =>
      app.filesIn('media').filter(path => path.includes(organizationId))
    expect([filesOf(ana).length > 0, filesOf(other).length > 0]).toEqual([true, true])

    const { data } = await askToDeleteAll(ana, MARKER)
    await pass(29)
    expect((await askToDeleteAll(await logIn(app, ben.email), MARKER)).data).toEqual(data)
    expect(filesOf(ana).length).toBeGreaterThan(0)
    await pass(1)

    expect(filesOf(ana)).toEqual([])
    for (const text of [MARKER, ana.organizationId, ana.email, ben.email])
      expect([text, await tablesWith(text)]).toEqual([text, []])
    expect(filesOf(other).length).toBeGreaterThan(0)
    const again = await logIn(app, other.email)
    expect((await again.call(contract.listTasks, { query: {} })).data.items).toHaveLength(1)
    const { user } = (await (await logIn(app, guest.email)).call(contract.me, {})).data
    expect(user.organizationId).toBe(guest.organizationId)
  })

  test('tells its members, whatever they turned off, and again when it stays', async () => {
    const ana = await signUp(app)
    const ben = await colleagueOf(app, ana)
    await ben.call(contract.savePreferences, { body: { emailNotifications: false } })
    await askToDeleteAll(ana)
    await askToDeleteAll(ana)
    const user = (await ben.call(contract.me, {})).data.user
    expect(user.organizationDeletesAt).toBe(new Date(app.clock.at.getTime() + days(30)).toISOString())
    await ana.call(contract.cancelOrganizationDeletion, {})
    await ana.call(contract.cancelOrganizationDeletion, {})
    const { items } = (await ben.call(contract.listNotifications, { query: {} })).data
    expect(items.map(({ kind }) => kind).toSorted()).toEqual([
      'organization_deletion',
      'organization_deletion_canceled',
    ])
    const subjects = (await app.emails()).filter(({ to }) => to === ben.email).map(({ subject }) => subject)
    expect(subjects.filter(subject => subject.includes('Ruiz Construction')).slice(-2)).toEqual([
      expect.stringMatching(/^Ruiz Construction will be deleted on \w+ \d+, \d{4}$/),
      'Ruiz Construction stays',
    ])
    await pass(40)
    expect(await canLogIn(ben)).toBe(true)
  })

  test('needs its name, an admin, and no plan that goes on being paid', async () => {
    const ana = await signUp(app)
    await allowUsers(app, ana)
    const { status, fields } = await askToDeleteAll(ana, 'ruiz construction')
    expect([status, fields[0]]).toMatchObject([400, { field: 'name', code: 'organization_name_wrong' }])
    const manager = await colleagueOf(app, ana, 'manager')
    expect((await askToDeleteAll(manager)).status).toBe(403)
    expect((await manager.call(contract.cancelOrganizationDeletion, {})).status).toBe(403)
    const anybody = { body: { name: 'x', password: PASSWORD } }
    expect((await app.call(contract.requestOrganizationDeletion, anybody)).status).toBe(401)
  })

  test('needs the password, and a code where there is an app: an open session is not enough', async () => {
    const ana = await signUp(app)
    const ask = (proof: { password: string; code?: string }) =>
      ana.call(contract.requestOrganizationDeletion, { body: { name: 'Ruiz Construction', ...proof } })
    const wrong = await ask({ password: 'not the one' })
    expect([wrong.code, wrong.fields[0]]).toMatchObject([
      'wrong_password',
      { field: 'password', code: 'password_wrong' },
    ])
    const { secret } = await setUpApp(app, ana)
    const withoutCode = await ask({ password: PASSWORD })
    expect([withoutCode.code, withoutCode.fields[0]]).toMatchObject([
      'code_wrong',
      { field: 'code', code: 'code_required' },
    ])
    expect((await ana.call(contract.me, {})).data.user.organizationDeletesAt).toBeNull()
    // A name that is wrong doesn't use up the code.
    const code = nextCode(app, secret)
    const misspelled = { body: { name: 'Ruiz', password: PASSWORD, code } }
    expect((await ana.call(contract.requestOrganizationDeletion, misspelled)).code).toBe('invalid')
    expect((await ask({ password: PASSWORD, code })).status).toBe(200)
  })
})

test.each([
  ['an organization', askToDeleteAll, 30],
  ['the account of the only person in it', askToDelete, 14],
])('a plan taken up again before %s is deleted is no longer charged', async (_, ask, waiting) => {
  const ana = await signUp(app)
  await finishCheckout(ana, await startedCheckout(ana))
  await ana.call(contract.billingCancel, {})
  await ask(ana)
  await ana.call(contract.billingResume, {})
  const cancel = vi.spyOn(TestProvider.prototype, 'cancelAtPeriodEnd')
  await pass(waiting - 1)
  expect(cancel).not.toHaveBeenCalled()
  await pass(1)
  expect(cancel).toHaveBeenCalledTimes(1)
  expect(await canLogIn(ana)).toBe(false)
  cancel.mockRestore()
})

test('an organization whose plan cannot be canceled waits for the next day, and holds up no other', async () => {
  const [ana, eva] = [await signUp(app), await signUp(app)]
  await finishCheckout(ana, await startedCheckout(ana))
  await ana.call(contract.billingCancel, {})
  for (const person of [ana, eva]) await askToDeleteAll(person)
  await ana.call(contract.billingResume, {})
  const cancel = vi.spyOn(TestProvider.prototype, 'cancelAtPeriodEnd').mockRejectedValue(new Error('down'))
  await pass(30)
  expect([await canLogIn(ana), await canLogIn(eva)]).toEqual([true, false])
  cancel.mockRestore()
  await pass(1)
  expect(await canLogIn(ana)).toBe(false)
})
