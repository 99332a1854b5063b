import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { minutes } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { sendDueEmails } from './notification-emails.service'

const app = useTestApp()

const assign = (from: Person, to: Person, title: string) =>
  from.call(contract.createTask, { body: { title, assignee: to.id } })

const about = (emails: Awaited<ReturnType<typeof app.emails>>, person: Person) =>
  emails.filter(({ to, raw }) => to === person.email && raw.includes('List-Unsubscribe:'))

async function emailsNow(person: Person) {
  await app.db.transaction(tx => app.jobs.enqueue(tx, sendDueEmails, {}))
  return about(await app.emails(), person)
}
const emailsLater = async (person: Person) => about(await app.emailsOfNotifications(), person)

const unsubscribePath = (raw: string) =>
  new URL(raw.replace(/\n\s+/g, '').match(/^List-Unsubscribe: ?<(.+?)>/m)?.[1] ?? '').pathname

test('an assignment is emailed with a link to the task, in the language of the assignee', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  await ben.call(contract.savePreferences, { body: { language: 'es' } })
  const { id } = (await assign(ana, ben, 'Guard the edge')).data
  const [email, ...more] = await emailsLater(ben)
  expect(more).toEqual([])
  expect(email?.link).toBe(`http://plumbline.test/tasks/${id}`)
  expect(email?.text).toContain('le asignó la tarea “Guard the edge”')
  expect(email?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('twenty-five assignments within minutes are one email, which lists twenty and counts the rest', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  for (let each = 1; each <= 25; each++) {
    await assign(ana, ben, `Task ${each}`)
    app.passTime(minutes(0.1))
    expect(await emailsNow(ben)).toEqual([])
  }
  const emails = await emailsLater(ben)
  expect(emails.map(({ subject }) => subject)).toEqual(['Task assigned: 25 updates'])
  expect(emails[0]?.text.match(/^- Ana María Ruiz assigned you a task: Task \d+$/gm)).toHaveLength(20)
  expect(emails[0]?.text).toContain('and 5 more')
})

test('a burst that does not end is emailed after ten minutes', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  let sent = 0
  for (let minute = 0; minute <= 11 && sent === 0; minute++) {
    await assign(ana, ben, `Minute ${minute}`)
    sent = (await emailsNow(ben)).length
    if (sent === 0) app.passTime(minutes(1))
    else expect(minute).toBe(10)
  }
  expect(sent).toBe(1)
})

test('what is turned off is not emailed, also when it is turned off while it waits', async () => {
  const ana = await signUp(app)
  const [ben, cleo, dan] = [
    await colleagueOf(app, ana),
    await colleagueOf(app, ana),
    await colleagueOf(app, ana),
  ]
  const changes = [{ kind: 'task_assigned' as const, channel: 'email' as const, enabled: false }]
  await ben.call(contract.saveNotificationPreferences, { body: { changes } })
  for (const person of [ben, cleo, dan]) await assign(ana, person, 'Quiet')
  await cleo.call(contract.saveNotificationPreferences, { body: { changes } })
  await dan.call(contract.savePreferences, { body: { emailNotifications: false } })
  for (const person of [ben, cleo, dan]) expect(await emailsLater(person)).toEqual([])
  expect((await ben.call(contract.listNotifications, { query: {} })).data.unread).toBe(1)
})

test('whoever left the organization before it was sent gets no email', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  await assign(ana, ben, 'Too late')
  await ana.call(contract.removeMember, { params: { id: ben.id } })
  expect(await emailsLater(ben)).toEqual([])
})

test('an address that was never confirmed gets no notifications', async () => {
  const ana = await signUp(app)
  await colleagueOf(app, ana)
  await ana.call(contract.saveNotificationPreferences, {
    body: { changes: [{ kind: 'member_joined', channel: 'email', enabled: true }] },
  })
  await colleagueOf(app, ana)
  expect(await emailsLater(ana)).toEqual([])
})

test('one click turns off this kind of email and no other, without signing in', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  await assign(ana, ben, 'First')
  const [email] = await emailsLater(ben)
  const url = unsubscribePath(email?.raw ?? '')
  const kindsOff = async () =>
    (await ben.call(contract.getNotificationPreferences, {})).data.kinds
      .filter(({ kind, email }) => email === false && contract.defaultPreferences[kind].email)
      .map(({ kind }) => kind)

  const opened = await app.http.inject({ method: 'GET', url })
  expect([opened.statusCode, opened.headers.location]).toEqual([302, url.replace('/api/notifications', '')])
  expect(await kindsOff()).toEqual([])

  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const clicked = await app.http.inject({
    method: 'POST',
    url,
    headers,
    payload: 'List-Unsubscribe=One-Click',
  })
  expect([clicked.statusCode, clicked.json().data]).toEqual([200, { kind: 'task_assigned' }])
  expect(await kindsOff()).toEqual(['task_assigned'])
  expect((await app.http.inject({ method: 'POST', url })).statusCode).toBe(200)
  const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const asParts = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await app.http.inject({ method: 'POST', url, headers: asParts, payload: parts })).statusCode).toBe(
    200,
  )

  await assign(ana, ben, 'Second')
  expect(await emailsLater(ben)).toHaveLength(1)
})

test('a forged link changes nothing', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  await assign(ana, ben, 'First')
  const url = unsubscribePath((await emailsLater(ben))[0]?.raw ?? '')
  const before = (await ben.call(contract.getNotificationPreferences, {})).data
  const forged = [
    url.replace('task_assigned', 'task_overdue'),
    url.replace(ben.id, ana.id),
    url.slice(0, -1),
    url.replace(/\.[^.]+$/, ''),
    '/api/notifications/unsubscribe/x',
  ]
  for (const each of forged)
    expect((await app.http.inject({ method: 'POST', url: each })).statusCode, each).toBe(404)
  expect((await ben.call(contract.getNotificationPreferences, {})).data).toEqual(before)
})
