import * as z from 'zod'
import { type Clock, days, later } from '../../platform/clock'
import type { Database, Transaction } from '../../platform/db/client'
import { type Jobs, job } from '../../platform/jobs/jobs'
import type { Mailer } from '../../platform/mail/mailer'
import type { NotificationsService } from '../notifications/notifications.service'
import { fullName, type UsersService } from '../users/users.service'
import { isoDate } from './present-task'
import { tasksRepository as tasks } from './tasks.repository'

const kinds = ['task_due_tomorrow', 'task_overdue'] as const
type Kind = (typeof kinds)[number]

export const remindOfTasks = job('tasks.remind', z.unknown())
export const sendTaskEmail = job(
  'tasks.send-letter',
  z.object({
    kind: z.enum(kinds),
    taskId: z.uuid(),
    userId: z.uuid(),
    title: z.string(),
    due: z.iso.date(),
  }),
)

/** In one transaction; the next batch follows at once. */
const BATCH = 200

export type RemindersDeps = {
  db: Database
  clock: Clock
  jobs: Jobs
  mailer: Mailer
  appUrl: string
  users: UsersService
  notifications: NotificationsService
}

/** Tells the assignee the day before a task is due, and once more when the date has passed: once each. */
export class TaskReminders {
  private readonly deps: RemindersDeps
  constructor(deps: RemindersDeps) {
    this.deps = deps
  }

  async remind() {
    const now = this.deps.clock.now()
    const tomorrow = isoDate(later(now, days(1)))
    while ((await this.tell('task_due_tomorrow', tomorrow)) === BATCH);
    while ((await this.tell('task_overdue', isoDate(now))) === BATCH);
  }

  private tell(kind: Kind, day: string): Promise<number> {
    const mark = kind === 'task_due_tomorrow' ? 'remindedFor' : 'overdueNoticeFor'
    return this.deps.db.transaction(async tx => {
      const untold = await tasks.claimToTell(tx, mark, day, BATCH)
      for (const { id, organizationId, assignee, title, dueDate } of untold)
        if (assignee && dueDate)
          await this.notify(tx, organizationId, { kind, taskId: id, userId: assignee, title, due: dueDate })
      return untold.length
    })
  }

  private async notify(
    tx: Transaction,
    organizationId: string,
    told: { kind: Kind; taskId: string; userId: string; title: string; due: string },
  ) {
    const { kind, taskId, userId, title, due } = told
    await this.deps.notifications.notify(tx, organizationId, userId, {
      kind,
      data: { title, due },
      href: `/tasks/${taskId}`,
    })
    const user = await this.deps.users.find(tx, userId)
    if (user?.emailNotifications) await this.deps.jobs.enqueue(tx, sendTaskEmail, told)
  }

  async send({ kind, taskId, userId, title, due }: z.infer<typeof sendTaskEmail.data>) {
    const user = await this.deps.users.find(this.deps.db.read, userId)
    if (!user) return
    const written = new Intl.DateTimeFormat(user.language, { dateStyle: 'long', timeZone: 'UTC' })
    await this.deps.mailer.send(user.email, user.language, {
      kind,
      name: fullName(user),
      title,
      due: written.format(new Date(due)),
      link: `${this.deps.appUrl}/tasks/${taskId}`,
    })
  }
}
