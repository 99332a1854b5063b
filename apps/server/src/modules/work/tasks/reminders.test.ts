import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, logIn, type Person, signUp } from '../../../testing/people'
import { remindOfTasks } from './reminders.service'

const app = useTestApp()

async function remind() {
  await app.db.transaction(tx => app.jobs.enqueue(tx, remindOfTasks, {}))
  return app.emailsOfNotifications()
}
const emailsTo = async (person: Person) => (await remind()).filter(({ to }) => to === person.email)
const notices = async (person: Person) =>
  (await (await logIn(app, person.email)).call(contract.listNotifications, { query: {} })).data.items
    .map(({ kind }) => kind)
    .filter(kind => kind.startsWith('task_due') || kind === 'task_overdue')

test('the assignee hears the day before and once more after, once each, in their language', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  await ben.call(contract.savePreferences, { body: { language: 'de' } })
  const { id } = (
    await ana.call(contract.createTask, {
      body: { title: 'Kante sichern', dueDate: '2026-11-18', assignee: ben.id },
    })
  ).data
  const before = (await emailsTo(ben)).length
  expect(await notices(ben)).toEqual([])

  app.passTime(days(1))
  await remind()
  const reminded = await emailsTo(ben)
  expect(reminded).toHaveLength(before + 1)
  expect(reminded.at(-1)).toMatchObject({ link: `http://plumbline.test/tasks/${id}` })
  expect(reminded.at(-1)?.text).toContain('ist morgen, am 18. November 2026, fällig')
  expect(await notices(ben)).toEqual(['task_due_tomorrow'])

  app.passTime(days(2))
  await remind()
  await remind()
  expect(await notices(ben)).toEqual(['task_overdue', 'task_due_tomorrow'])
  expect(await emailsTo(ben)).toHaveLength(before + 2)

  const late = await logIn(app, ana.email)
  await late.call(contract.updateTask, { params: { id }, body: { dueDate: '2026-11-20' } })
  await remind()
  expect((await notices(ben)).filter(kind => kind === 'task_due_tomorrow')).toHaveLength(2)
})

test('nobody is reminded of what is completed, unassigned or theirs to ignore by mail', async () => {
  const today = app.clock.at.toISOString().slice(0, 10)
  const tomorrow = new Date(app.clock.at.getTime() + days(1)).toISOString().slice(0, 10)
  const ana = await signUp(app)
  await ana.call(contract.savePreferences, { body: { emailNotifications: false } })
  const create = async (body: object) =>
    (await ana.send(contract.createTask, { body: { title: 'x', ...body } })).data
  await create({ dueDate: tomorrow })
  await create({ dueDate: today, assignee: ana.id })
  const done = await create({ dueDate: tomorrow, assignee: ana.id })
  for (const status of ['in_progress', 'closed'] as const)
    await ana.call(contract.updateTask, { params: { id: done.id }, body: { status } })
  const before = (await emailsTo(ana)).length
  expect(await notices(ana)).toEqual([])
  await create({ dueDate: tomorrow, assignee: ana.id })
  expect(await emailsTo(ana)).toHaveLength(before)
  expect(await notices(ana)).toEqual(['task_due_tomorrow'])
})
