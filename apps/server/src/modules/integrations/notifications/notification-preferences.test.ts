import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'

const app = useTestApp()

const preferencesOf = async (person: Person) =>
  (await person.call(contract.getNotificationPreferences, {})).data
const kindOf = async (person: Person, wanted: contract.PreferenceKind) =>
  (await preferencesOf(person)).kinds.find(({ kind }) => kind === wanted)
const turn = (person: Person, kind: contract.PreferenceKind, channel: string, enabled: boolean) =>
  person.send(contract.saveNotificationPreferences, { body: { changes: [{ kind, channel, enabled }] } })

test('everyone starts with the defaults, and every kind is listed once', async () => {
  const ana = await signUp(app)
  const { kinds, summary } = await preferencesOf(ana)
  expect(kinds.map(({ kind }) => kind)).toEqual(
    contract.preferenceKinds.filter(kind => !contract.fixedKinds.includes(kind)),
  )
  expect(kinds.find(({ kind }) => kind === 'task_assigned')).toMatchObject({
    inApp: true,
    email: true,
    push: true,
  })
  expect(kinds.find(({ kind }) => kind === 'weekly_summary')).toMatchObject({
    inApp: null,
    email: true,
    push: null,
  })
  expect(summary).toEqual({ frequency: 'weekly', day: 'monday', timeZone: 'UTC' })
})

test('nobody has a switch for what never reaches them', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  const offered = (await preferencesOf(ben)).kinds.map(({ kind }) => kind)
  expect(offered).toContain('task_assigned')
  for (const kind of ['violation_alert', 'usage_limit', 'sales_inquiry'] as const)
    expect(offered).not.toContain(kind)
})

test('a switch is saved for the person alone, and the last word on it counts', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  await ana.call(contract.saveNotificationPreferences, {
    body: {
      changes: [
        { kind: 'mentioned', channel: 'email', enabled: true },
        { kind: 'mentioned', channel: 'email', enabled: false },
        { kind: 'member_joined', channel: 'push', enabled: true },
      ],
      summaryDay: 'friday',
      timeZone: 'America/Chicago',
    },
  })
  expect(await kindOf(ana, 'mentioned')).toMatchObject({ inApp: true, email: false, push: true })
  expect(await kindOf(ana, 'member_joined')).toMatchObject({ push: true, email: false })
  expect((await preferencesOf(ana)).summary).toEqual({
    frequency: 'weekly',
    day: 'friday',
    timeZone: 'America/Chicago',
  })
  expect(await kindOf(ben, 'mentioned')).toMatchObject({ email: true })
  await turn(ana, 'mentioned', 'email', true)
  expect(await kindOf(ana, 'mentioned')).toMatchObject({ email: true })
})

test('what is turned off in the app is not listed there', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  await turn(ben, 'task_assigned', 'inApp', false)
  await ana.call(contract.createTask, { body: { title: 'Quiet', assignee: ben.id } })
  expect((await ben.call(contract.listNotifications, { query: {} })).data.items).toEqual([])
  await turn(ben, 'task_assigned', 'inApp', true)
  await ana.call(contract.createTask, { body: { title: 'Loud', assignee: ben.id } })
  const { items } = (await ben.call(contract.listNotifications, { query: {} })).data
  expect(items.map(({ data }) => data.title)).toEqual(['Loud'])
})

test.each([
  ['a kind that does not exist', { changes: [{ kind: 'gossip', channel: 'email', enabled: true }] }],
  [
    'a channel the kind is not offered on',
    { changes: [{ kind: 'weekly_summary', channel: 'push', enabled: true }] },
  ],
  ['an answer that is neither', { changes: [{ kind: 'mentioned', channel: 'email', enabled: 'yes' }] }],
  ['a day that does not exist', { summaryDay: 'someday' }],
  ['a time zone that does not exist', { timeZone: 'Mars/Phobos' }],
  ['a field of another call', { emailNotifications: true }],
])('%s is rejected and nothing is changed', async (_, body) => {
  const ana = await signUp(app)
  const before = await preferencesOf(ana)
  expect((await ana.send(contract.saveNotificationPreferences, { body })).status).toBe(400)
  expect(await preferencesOf(ana)).toEqual(before)
})

test('preferences need a session', async () => {
  expect((await app.call(contract.getNotificationPreferences, {})).status).toBe(401)
  expect((await app.send(contract.saveNotificationPreferences, { body: {} })).status).toBe(401)
})
