import { weekdays } from '@plumbline/contract'
import { dayOf } from '@plumbline/domain'
import * as z from 'zod'
import { days, later } from '../../../platform/clock'
import { handler, job } from '../../../platform/jobs/jobs'
import type { BillingService } from '../../billing/billing/billing.service'
import type { ViolationListsService } from '../../findings/violations/list/violation-list.service'
import type { NotificationEmailsDeps } from '../../integrations/notifications/notification-emails.service'
import type { NotificationPreferencesService } from '../../integrations/notifications/notification-preferences.service'
import type { TaskListsService } from '../../work/tasks/task-lists.service'
import { type Week, weeklySummaryEmail } from './weekly-summary.email'
import { weeklySummaryRepository as summaries } from './weekly-summary.repository'

export const queueSummaries = job('weekly-summary.queue', z.unknown())
const sendSummary = job(
  'weekly-summary.send',
  z.object({
    userId: z.uuid(),
    organizationId: z.uuid(),
    timeZone: z.string(),
    to: z.iso.datetime(),
    // Jobs from before people could choose have none.
    frequency: z.enum(['daily', 'weekly', 'monthly']).default('weekly'),
  }),
)

/** In the recipient's morning. */
const HOUR = 7
const BATCH_SIZE = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

export type WeeklySummariesDeps = Omit<NotificationEmailsDeps, 'preferences'> & {
  billing: BillingService
  notificationPreferences: NotificationPreferencesService
  violationLists: ViolationListsService
  taskLists: TaskListsService
}

type WeekOf = { organizationId: string; userId: string; from: Date; to: Date; today: string }

/** The date, the weekday and the hour somewhere. */
function localTime(at: Date, timeZone: string) {
  const options = { timeZone, hourCycle: 'h23', weekday: 'long', hour: 'numeric' } as const
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(at)
  const partOf = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return {
    date: new Intl.DateTimeFormat('en-CA', { timeZone }).format(at),
    weekday: weekdays.find(day => day === partOf('weekday').toLowerCase()),
    hour: Number(partOf('hour')),
  }
}

type Frequency = z.infer<typeof sendSummary.data>['frequency']
type LocalTime = ReturnType<typeof localTime>

/** Every day, on the day of the week, or on the first such day of the month. */
function isDue({ date, weekday }: LocalTime, frequency: Frequency, day: string): boolean {
  if (frequency === 'daily') return true
  if (weekday !== day) return false
  return frequency === 'weekly' || Number(date.slice(-2)) <= 7
}

/** How many days a summary tells of: those since the one before. */
function daysOf(frequency: Frequency, date: string): number {
  if (frequency === 'daily') return 1
  if (frequency === 'weekly') return 7
  // Four weeks ago it was the same weekday, and the first of its month unless that was after the seventh.
  const fourWeeksAgo = later(new Date(`${date}T00:00:00Z`), -days(28))
  return fourWeeksAgo.getUTCDate() <= 7 ? 28 : 35
}

export class WeeklySummaries {
  private readonly deps: WeeklySummariesDeps
  constructor(deps: WeeklySummariesDeps) {
    this.deps = deps
  }

  /** Looks at everyone every hour, since it is always morning somewhere. */
  async queueDue() {
    const { db, clock, notificationPreferences } = this.deps
    const now = clock.now()
    for (let after = FIRST_ID; ; ) {
      const recipients = await notificationPreferences.summaryRecipients(db.read, {
        after,
        limit: BATCH_SIZE,
      })
      for (const { userId, organizationId, timeZone, sentOn, ...wanted } of recipients) {
        const local = localTime(now, timeZone)
        const frequency = wanted.frequency ?? 'weekly'
        const { date, hour } = local
        if (isDue(local, frequency, wanted.day ?? 'monday') && hour >= HOUR && sentOn !== date)
          await this.queue({ userId, organizationId, timeZone, to: now.toISOString(), frequency }, date)
      }
      const last = recipients.at(-1)
      if (!last || recipients.length < BATCH_SIZE) return
      after = last.userId
    }
  }

  private queue(summary: z.infer<typeof sendSummary.data>, date: string) {
    const { db, jobs, notificationPreferences } = this.deps
    return db.transaction(async tx => {
      await notificationPreferences.markSummarySent(tx, summary.userId, date)
      await jobs.enqueue(tx, sendSummary, summary)
    })
  }

  async send({ userId, organizationId, timeZone, to, frequency }: z.infer<typeof sendSummary.data>) {
    const { db, billing, users, mailer, appUrl, notificationPreferences } = this.deps
    const user = await users.find(db.read, userId)
    const organization = await summaries.organizationName(db.read, organizationId)
    // They may have been removed since it was queued.
    if (!user || !organization || !(await users.isMember(db.read, userId, organizationId))) return
    const end = new Date(to)
    const start = later(end, -days(daysOf(frequency, localTime(end, timeZone).date)))
    const today = dayOf(end, await billing.timeZoneOf(db.read, organizationId))
    const week = await this.week({ organizationId, userId, from: start, to: end, today })
    // A time in which nothing happened and nothing is open isn't worth an email.
    if (Object.values(week).every(count => count === 0)) return
    const dates = new Intl.DateTimeFormat(user.language, { month: 'long', day: 'numeric', timeZone })
    const unsubscribeUrl = await db.transaction(tx =>
      notificationPreferences.unsubscribeUrl(tx, userId, 'weekly_summary'),
    )
    const email = weeklySummaryEmail({
      week,
      frequency,
      from: dates.format(start),
      to: dates.format(end),
      recipient: { name: user.firstName, email: user.email },
      organization,
      appUrl,
      unsubscribeUrl,
    })
    await mailer.send(user.email, user.language, email)
  }

  private async week({ organizationId, userId, from, to, today }: WeekOf): Promise<Week> {
    const { db, violationLists, taskLists } = this.deps
    return {
      ...(await violationLists.figuresBetween(db.read, organizationId, { from, to })),
      ...(await taskLists.figuresBetween(db.read, organizationId, { from, to, today, userId })),
    }
  }
}

export const summariesHandlers = (weekly: WeeklySummaries) => [
  handler(queueSummaries, () => weekly.queueDue(), '3 * * * *'),
  handler(sendSummary, data => weekly.send(data)),
]
