import * as z from 'zod'
import { type Clock, days, later } from '../../platform/clock'
import type { Database, Transaction } from '../../platform/db/client'
import { groupBy } from '../../platform/group-by'
import { type Jobs, job } from '../../platform/jobs/jobs'
import type { Mailer } from '../../platform/mail/mailer'
import type { NotificationsService } from '../notifications/notifications.service'
import { fullName, type UsersService } from '../users/users.service'
import type { WebhooksService } from '../webhooks/webhooks.service'
import { isoDate, present } from './present-task'
import { reminderEmails } from './tasks.emails'
import { tasksRepository as tasks } from './tasks.repository'

const kinds = ['task_due_tomorrow', 'task_overdue'] as const
type Kind = (typeof kinds)[number]

export const remindOfTasks = job('tasks.remind', z.unknown())
export const sendTaskEmail = job(
  'tasks.send-email',
  z.object({
    kind: z.enum(kinds),
    taskId: z.uuid(),
    userId: z.uuid(),
    title: z.string(),
    due: z.iso.date(),
  }),
)

/** Tasks handled in one transaction. */
const BATCH_SIZE = 200

export type RemindersDeps = {
  db: Database
  clock: Clock
  jobs: Jobs
  mailer: Mailer
  appUrl: string
  users: UsersService
  notifications: NotificationsService
  webhooks: WebhooksService
}

/** Reminds the assignee the day before a task is due and again when the date has passed, once each. */
export class TaskReminders {
  private readonly deps: RemindersDeps
  constructor(deps: RemindersDeps) {
    this.deps = deps
  }

  async remind() {
    const now = this.deps.clock.now()
    const tomorrow = isoDate(later(now, days(1)))
    while ((await this.notifyAssignees('task_due_tomorrow', tomorrow)) === BATCH_SIZE);
    while ((await this.notifyAssignees('task_overdue', isoDate(now))) === BATCH_SIZE);
    while ((await this.publishOverdue(isoDate(now))) === BATCH_SIZE);
  }

  /** Webhooks hear of every overdue task, also of those that nobody is assigned to. */
  private publishOverdue(day: string): Promise<number> {
    return this.deps.db.transaction(async tx => {
      const claimed = await tasks.claimUnreminded(tx, 'overduePublishedFor', day, BATCH_SIZE)
      for (const [organizationId, overdue] of groupBy(claimed, task => task.organizationId))
        await this.deps.webhooks.publish(tx, organizationId, 'task.overdue', async () =>
          (
            await tasks.findAll(
              tx,
              organizationId,
              overdue.map(({ id }) => id),
            )
          ).map(found => present(found, day)),
        )
      return claimed.length
    })
  }

  private notifyAssignees(kind: Kind, day: string): Promise<number> {
    const mark = kind === 'task_due_tomorrow' ? 'remindedFor' : 'overdueNoticeFor'
    return this.deps.db.transaction(async tx => {
      const claimed = await tasks.claimUnreminded(tx, mark, day, BATCH_SIZE)
      for (const { id, organizationId, assignee, title, dueDate } of claimed)
        if (assignee && dueDate)
          await this.notify(tx, organizationId, { kind, taskId: id, userId: assignee, title, due: dueDate })
      return claimed.length
    })
  }

  private async notify(
    tx: Transaction,
    organizationId: string,
    reminder: { kind: Kind; taskId: string; userId: string; title: string; due: string },
  ) {
    const { kind, taskId, userId, title, due } = reminder
    await this.deps.notifications.notify(tx, organizationId, userId, {
      kind,
      data: { title, due },
      href: `/tasks/${taskId}`,
    })
    const user = await this.deps.users.find(tx, userId)
    if (user?.emailNotifications) await this.deps.jobs.enqueue(tx, sendTaskEmail, reminder)
  }

  async send({ kind, taskId, userId, title, due }: z.infer<typeof sendTaskEmail.data>) {
    const user = await this.deps.users.find(this.deps.db.read, userId)
    if (!user) return
    const dates = new Intl.DateTimeFormat(user.language, { dateStyle: 'long', timeZone: 'UTC' })
    const email = reminderEmails[kind]({
      name: fullName(user),
      title,
      due: dates.format(new Date(due)),
      link: `${this.deps.appUrl}/tasks/${taskId}`,
    })
    await this.deps.mailer.send(user.email, user.language, email)
  }
}
