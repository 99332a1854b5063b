import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { days, hours } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, logIn, type Person, signUp } from '../../../testing/people'
import { queueSummaries } from './weekly-summary.service'

const app = useTestApp()

/** The summaries a person has got so far, once everyone who is due now has theirs. */
async function summariesOf(person: Person) {
  await app.db.transaction(tx => app.jobs.enqueue(tx, queueSummaries, {}))
  return (await app.emails()).filter(
    ({ to, raw }) => to === person.email && raw.includes('unsubscribe/weekly_summary.'),
  )
}

const setDay = (person: Person, body: { summaryDay: 'wednesday'; timeZone: string }) =>
  person.call(contract.saveNotificationPreferences, { body })

const edge = { type: 'Open edge', description: 'No guardrail.', location: 'Level 3', severity: 'High' }

test('a summary comes once, on the chosen day at seven where the person is, with the week’s figures', async () => {
  // Monday 08:00 UTC.
  app.clock.at = new Date('2026-11-16T08:00:00Z')
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana)
  await setDay(ben, { summaryDay: 'wednesday', timeZone: 'America/Los_Angeles' })
  await ana.send(contract.createViolation, { body: edge })
  await ana.send(contract.createViolation, { body: { ...edge, severity: 'Low' } })
  await ana.call(contract.createTask, { body: { title: 'Late', assignee: ben.id, dueDate: '2026-11-17' } })
  const done = (await ana.call(contract.createTask, { body: { title: 'Done' } })).data
  for (const status of ['in_progress', 'completed'] as const)
    await ana.call(contract.updateTask, { params: { id: done.id }, body: { status } })
  expect(await summariesOf(ben)).toEqual([])

  // Wednesday 06:00 in Los Angeles.
  app.clock.at = new Date('2026-11-18T14:00:00Z')
  expect(await summariesOf(ben)).toEqual([])
  app.passTime(hours(1))
  const [email, ...more] = await summariesOf(ben)
  expect(more).toEqual([])
  expect(email?.subject).toContain('Your week at Ruiz Construction')
  for (const line of [
    '2 new violations',
    '1 of them is high severity',
    '1 task completed',
    '1 task overdue',
    '1 open task assigned to you',
  ])
    expect(email?.text).toContain(`- ${line}`)
  expect(email?.text).not.toMatch(/\bresolved/)

  app.passTime(hours(3))
  expect(await summariesOf(ben)).toHaveLength(1)
  app.passTime(days(7))
  expect(await summariesOf(ben)).toHaveLength(2)
})

test('whoever turned it off, has nothing to read or never confirmed the address gets none', async () => {
  app.clock.at = new Date('2026-11-30T12:00:00Z')
  const ana = await signUp(app)
  const [off, muted] = [await colleagueOf(app, ana), await colleagueOf(app, ana)]
  const idle = await colleagueOf(app, await signUp(app))
  await off.call(contract.saveNotificationPreferences, {
    body: { changes: [{ kind: 'weekly_summary', channel: 'email', enabled: false }] },
  })
  await muted.call(contract.savePreferences, { body: { emailNotifications: false } })
  await ana.send(contract.createViolation, { body: edge })
  for (const person of [ana, off, muted, idle]) expect(await summariesOf(person)).toEqual([])
  const other = await logIn(app, off.email)
  await other.call(contract.saveNotificationPreferences, {
    body: { changes: [{ kind: 'weekly_summary', channel: 'email', enabled: true }] },
  })
  app.passTime(hours(1))
  expect(await summariesOf(off)).toHaveLength(1)
})

test('it comes every day, on the first such day of the month, or never, as the person chose', async () => {
  // Monday, the second of the month.
  app.clock.at = new Date('2026-11-02T06:00:00Z')
  const ana = await signUp(app)
  const people = { daily: ana, weekly: ana, monthly: ana, never: ana }
  for (const summaryFrequency of contract.summaryFrequencies) {
    const person = await colleagueOf(app, ana)
    people[summaryFrequency] = person
    const { data } = await person.call(contract.saveNotificationPreferences, {
      body: { summaryFrequency, summaryDay: 'monday', timeZone: 'UTC' },
    })
    expect(data.summary.frequency).toBe(summaryFrequency)
  }
  await ana.send(contract.createViolation, { body: edge })
  await ana.call(contract.createTask, { body: { title: 'Late', dueDate: '2026-11-02' } })
  const counts: Record<string, number[]> = {}
  // Monday 2, Tuesday 3, Monday 9, Monday 7 of December.
  for (const day of ['2026-11-02', '2026-11-03', '2026-11-09', '2026-12-07']) {
    app.clock.at = new Date(`${day}T08:00:00Z`)
    for (const [frequency, person] of Object.entries(people))
      counts[frequency] = [...(counts[frequency] ?? []), (await summariesOf(person)).length]
  }
  expect(counts).toEqual({
    daily: [1, 2, 3, 4],
    weekly: [1, 1, 2, 3],
    monthly: [1, 1, 1, 2],
    never: [0, 0, 0, 0],
  })
  const subjects = (await summariesOf(people.monthly)).map(({ subject }) => subject)
  expect(subjects[1]).toBe('Your month at Ruiz Construction: November 2 to December 7')
  expect((await summariesOf(people.daily))[0]?.subject).toContain('Your day at Ruiz Construction')
})
