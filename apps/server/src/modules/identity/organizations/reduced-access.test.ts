import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { listen } from '../../../testing/live'
import {
  newAccount as account,
  colleagueOf,
  confirmAddress,
  invitationToken,
  logIn,
  type Person,
} from '../../../testing/people'
import { signUpConfirmed, signUpOn } from '../../../testing/plans'
import { approve, highViolation, submitted } from '../../../testing/suggestions'
import { createTask } from '../../../testing/tasks'
import { photo, upload } from '../../../testing/uploads'
import { remindOfTasks } from '../../work/tasks/reminders.service'

const app = useTestApp()
const someone = () => `${randomUUID()}@site.example`

async function team() {
  const ana = await signUpConfirmed(app)
  return { ana, ben: await colleagueOf(app, ana, 'manager') }
}
const invite = (person: Person, email: string, role: contract.Role) =>
  person.call(contract.invite, { body: { email, role } })
const setRole = (admin: Person, person: Person, role: contract.Role) =>
  admin.call(contract.updateMember, { params: { id: person.id }, body: { role } })
const remove = (admin: Person, person: Person) =>
  admin.call(contract.removeMember, { params: { id: person.id } })
const accept = (token: string) => app.call(contract.acceptInvitation, { body: { token, account } })
const openInvitations = async (admin: Person) =>
  (await admin.call(contract.listInvitations, {})).data.map(({ email }) => email)

describe('invitations', () => {
  test('of somebody who was removed are revoked, so that nobody comes back through their own', async () => {
    const { ana, ben } = await team()
    const [own, others] = [someone(), someone()]
    await invite(ben, own, 'manager')
    await invite(ana, others, 'user')
    const token = await invitationToken(app, own)
    await remove(ana, ben)
    expect((await accept(token)).code).toBe('link_invalid')
    expect(await openInvitations(ana)).toEqual([others])
  })

  test('are good for as much as the inviter may offer when they are accepted', async () => {
    const { ana, ben } = await team()
    await setRole(ana, ben, 'admin')
    const emails = [someone(), someone(), someone()] as const
    await invite(ben, emails[0], 'admin')
    await invite(ben, emails[1], 'manager')
    await setRole(ana, ben, 'manager')
    expect(await openInvitations(ana)).toEqual([emails[1]])
    // Also one that is sent while the role is being taken away.
    await invite(ben, emails[2], 'user')
    const tokens = [await invitationToken(app, emails[1]), await invitationToken(app, emails[2])] as const
    await app.db.pool.query(
      `update memberships set role = 'user' where organization_id = $1 and user_id = $2`,
      [ana.organizationId, ben.id],
    )
    expect((await accept(tokens[0])).code).toBe('link_invalid')
    expect((await accept(tokens[1])).code).toBe('link_invalid')
  })

  test('go with the account of whoever sent them', async () => {
    const { ana, ben } = await team()
    const email = someone()
    await invite(ben, email, 'user')
    const token = await invitationToken(app, email)
    await app.db.pool.query('delete from users where id = $1', [ben.id])
    expect((await accept(token)).code).toBe('link_invalid')
    expect((await ana.call(contract.listMembers, {})).data).toHaveLength(1)
  })

  test('of an admin are neither lowered nor revoked by a manager', async () => {
    const { ana, ben } = await team()
    const [asAdmin, asManager] = [someone(), someone()]
    await invite(ana, asAdmin, 'admin')
    const { data } = await invite(ana, asManager, 'manager')
    const token = await invitationToken(app, asAdmin)
    expect((await invite(ben, asAdmin, 'user')).status).toBe(403)
    expect((await invite(ben, asManager, 'user')).status).toBe(403)
    expect((await ben.call(contract.revokeInvitation, { params: { id: data.id } })).status).toBe(403)
    expect((await invite(ben, asManager, 'manager')).status).toBe(201)
    const joined = await accept(token)
    expect(joined.data).toMatchObject({ state: 'joined', role: 'admin' })
  })

  test('need a confirmed address, and reach one person a few times a day', async () => {
    const ana = await signUpOn(app, 'pro')
    const email = someone()
    expect((await invite(ana, email, 'user')).code).toBe('address_unverified')
    await confirmAddress(app, ana)
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++) statuses.push((await invite(ana, email, 'user')).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    const other = await signUpConfirmed(app)
    expect((await invite(other, email, 'user')).status).toBe(201)
    expect((await app.emails()).filter(({ to }) => to === email)).toHaveLength(6)
  })
})

describe('tasks', () => {
  const due = () => new Date(app.clock.at.getTime() + days(1)).toISOString().slice(0, 10)

  test('that are open wait for somebody else, and say so in their history', async () => {
    const { ana, ben } = await team()
    const { data: violation } = await ana.call(contract.createViolation, {
      body: { type: 'Open edge', severity: 'High' },
    })
    const open = await createTask(ana, {
      title: 'Fence it',
      assignee: ben.id,
      violationId: violation.id,
      dueDate: due(),
    })
    const done = await createTask(ana, { title: 'Sweep', assignee: ben.id })
    await ana.call(contract.updateTask, { params: { id: done.id }, body: { status: 'completed' } })
    await remove(ana, ben)

    const task = async (id: string) => (await ana.call(contract.getTask, { params: { id } })).data
    expect((await task(open.id)).assignee).toBeNull()
    expect((await task(done.id)).assignee).toBe(ben.id)
    const history = (await ana.call(contract.taskHistory, { params: { id: open.id } })).data
    expect(history.at(-1)).toMatchObject({ field: 'assignee', from: 'Ben Okafor', to: null, userId: ana.id })
    const { data: after } = await ana.call(contract.getViolation, { params: { id: violation.id } })
    expect(after.assignee).toBeNull()
  })

  test('send nothing to somebody who has left, whatever still names them', async () => {
    const { ana, ben } = await team()
    const task = await createTask(ana, { title: 'Fence it', assignee: ben.id, dueDate: due() })
    await app.emailsOfNotifications()
    await createTask(ana, { title: 'Waiting to be emailed', assignee: ben.id })
    await remove(ana, ben)
    // As it was before tasks were unassigned.
    await app.db.pool.query(`update tasks set assignee = $2, title = 'CONFIDENTIAL' where id = $1`, [
      task.id,
      ben.id,
    ])
    await app.db.transaction(tx => app.jobs.enqueue(tx, remindOfTasks, {}))
    const sent = (await app.emailsOfNotifications()).filter(({ to }) => to === ben.email)
    expect(sent.filter(({ raw }) => /CONFIDENTIAL|Waiting to be emailed/.test(raw))).toEqual([])
    const { rows } = await app.db.pool.query(
      `select 1 from notifications where user_id = $1 and data::text like '%CONFIDENTIAL%'`,
      [ben.id],
    )
    expect(rows).toEqual([])
    // Nor is the reminder used up: whoever takes the task over gets it.
    const { rows: reminded } = await app.db.pool.query('select reminded_for from tasks where id = $1', [
      task.id,
    ])
    expect(reminded).toEqual([{ reminded_for: null }])
  })

  test('that wait to be emailed are dropped at once, and decisions are no news for somebody who has left', async () => {
    const { ana, ben } = await team()
    await createTask(ana, { title: 'Fence it', assignee: ben.id })
    const suggestion = await submitted(ben, (await highViolation(ben)).id)
    await remove(ana, ben)
    const { rows: waiting } = await app.db.pool.query('select from waiting_emails where user_id = $1', [
      ben.id,
    ])
    expect(waiting).toEqual([])
    const { rows: before } = await app.db.pool.query('select id from notifications where user_id = $1', [
      ben.id,
    ])
    expect((await approve(ana, suggestion.id)).status).toBe(200)
    const { rows: after } = await app.db.pool.query('select id from notifications where user_id = $1', [
      ben.id,
    ])
    expect(after).toEqual(before)
  })
})

describe('the stream of an analysis', () => {
  async function follow(person: Person, id: string) {
    const origin = await listen(app)
    const stream = { ended: false }
    const request = get(`${origin}/api/analysis/events/${id}`, {
      headers: { authorization: `Bearer ${person.token}` },
      agent: false,
    })
    const opened = new Promise<number>(resolve => {
      request.on('response', response => {
        resolve(response.statusCode ?? 0)
        response.resume().on('close', () => {
          stream.ended = true
        })
      })
    })
    expect(await opened).toBe(200)
    return stream
  }
  const end = async (stream: { ended: boolean }) => expect.poll(() => stream.ended).toBe(true)

  test('ends with the session and with the membership', async () => {
    const { ana, ben } = await team()
    const { data } = await upload(app, ana, { file: await photo(), name: 'site.jpg' })
    const [anas, bens, again] = await Promise.all([
      follow(ana, data.id),
      follow(ben, data.id),
      logIn(app, ben.email).then(person => follow(person, data.id)),
    ])
    await ben.call(contract.logout, {})
    await end(bens)
    expect([anas.ended, again.ended]).toEqual([false, false])
    await remove(ana, ben)
    await end(again)
    expect(anas.ended).toBe(false)
    await ana.call(contract.cancelAnalysis, { params: { id: data.id } })
    await end(anas)
  })
})

test('the access log has who was removed, lowered, invited and revoked', async () => {
  const { ana, ben } = await team()
  const email = someone()
  await invite(ben, email, 'user')
  await setRole(ana, ben, 'user')
  await remove(ana, ben)
  const { items } = (await ana.call(contract.listAccessEvents, { query: {} })).data
  // The clock stands still, so their order says nothing.
  const kinds = items.map(({ kind, details }) => `${kind} ${details.role ?? details.to ?? ''}`.trim())
  expect(kinds.filter(kind => !kind.startsWith('login')).toSorted()).toEqual([
    'invitation_accepted manager',
    'invitation_created manager',
    'invitation_created user',
    'invitation_revoked user',
    'member_removed user',
    'role_changed user',
  ])
})
