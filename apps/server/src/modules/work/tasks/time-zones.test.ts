import * as contract from '@plumbline/contract'
import { dayAfter } from '@plumbline/domain'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { logIn, type Person } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { submitted } from '../../../testing/suggestions'
import { remindOfTasks } from './reminders.service'

const app = useTestApp()

/** Half an hour before midnight in the west and half an hour after it in the east, UTC has another day than they. */
const places = [
  ['America/Los_Angeles', '2026-11-16T07:30:00Z', '2026-11-15'],
  ['Asia/Tokyo', '2026-11-17T15:30:00Z', '2026-11-18'],
] as const

async function at(timeZone: string, instant: string) {
  app.clock.at = new Date(instant)
  return signUpOn(app, 'premium', { timeZone })
}

const report = async (person: Person, severity: contract.Severity) =>
  (await person.call(contract.createViolation, { body: { type: 'Missing guardrail', severity } })).data
const csvOf = async (person: Person) => (await person.send(contract.exportTasks, { query: {} })).text

test.each(places)('in %s every door proposes a date from its own today', async (timeZone, instant, today) => {
  const ana = await at(timeZone, instant)
  expect((await ana.call(contract.me, {})).data.user.timeZone).toBe(timeZone)
  for (const [severity, due] of [
    ['High', 3],
    ['Medium', 7],
    ['Low', 14],
  ] as const) {
    const violation = await report(ana, severity)
    const day = dayAfter(today, due)
    expect((await submitted(ana, violation.id)).dueDate).toBe(day)
    const plan = (await ana.call(contract.generatePlan, { body: { violation_id: violation.id } })).data
    expect(plan.actions[0]?.due).toBe(today)
    expect(plan.actions.at(-1)?.due).toBe(day)
    const body = { title: 'Fix', violationId: violation.id }
    expect((await ana.call(contract.createTask, { body })).data.dueDate).toBe(day)
  }
  const own = (await ana.call(contract.createTask, { body: { title: 'Own' } })).data
  expect(own.dueDate).toBe(dayAfter(today, 7))
})

test.each(places)(
  'in %s what is due today is overdue tomorrow, everywhere',
  async (timeZone, instant, today) => {
    const ana = await at(timeZone, instant)
    const body = { title: 'Fix', priority: 'high', assignee: ana.id } as const
    const { id } = (await ana.call(contract.createTask, { body: { ...body, dueDate: today } })).data
    const overdueEverywhere = async (person: Person) => {
      const { data: listed } = await person.call(contract.listTasks, { query: {} })
      const { data: late } = await person.call(contract.listTasks, { query: { overdue: '1' } })
      const { data: due } = await person.call(contract.dashboardToday, {})
      const { data: sites } = await person.call(contract.dashboardSites, { query: {} })
      const { data: alerts } = await person.call(contract.dashboardAlerts, {})
      const { data: summary } = await person.call(contract.dashboardSummary, {})
      return {
        one: (await person.call(contract.getTask, { params: { id } })).data.overdue,
        listed: listed.items.map(({ overdue }) => overdue),
        late: late.total,
        dueToday: due.mine.dueToday,
        dueLate: due.mine.overdue,
        sites: sites.reduce((sum, { overdueTasks }) => sum + overdueTasks, 0),
        alerts: alerts.items.filter(({ kind }) => kind === 'overdue_high_task').length,
        summary: summary.summary.includes('overdue'),
        csv: (await csvOf(person)).includes('Yes'),
      }
    }
    const isLate = (late: boolean) => ({
      one: late,
      listed: [late],
      late: Number(late),
      dueToday: Number(!late),
      dueLate: Number(late),
      sites: Number(late),
      alerts: Number(late),
      summary: late,
      csv: late,
    })
    expect(await overdueEverywhere(ana)).toEqual(isLate(false))
    app.passTime(24 * 3_600_000)
    expect(await overdueEverywhere(await logIn(app, ana.email))).toEqual(isLate(true))
  },
)

test.each(places)(
  'in %s people are reminded the day before, not when UTC says so',
  async (timeZone, instant, today) => {
    const ana = await at(timeZone, instant)
    const create = (title: string, dueDate: string) =>
      ana.call(contract.createTask, { body: { title, dueDate, assignee: ana.id } })
    await create('Today', today)
    await create('Tomorrow', dayAfter(today, 1))
    await create('Later', dayAfter(today, 2))
    await app.db.transaction(tx => app.jobs.enqueue(tx, remindOfTasks, {}))
    await app.emailsOfNotifications()
    const { data } = await ana.call(contract.listNotifications, { query: {} })
    const told = data.items
      .filter(({ kind }) => kind.startsWith('task_'))
      .map(({ kind, data }) => [kind, data.title])
    expect(told).toEqual([['task_due_tomorrow', 'Tomorrow']])
  },
)
