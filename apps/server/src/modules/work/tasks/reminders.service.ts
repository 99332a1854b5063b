import * as z from 'zod'
import { type Clock, dayOf, days, later } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { groupBy } from '../../../platform/group-by'
import { job } from '../../../platform/jobs/jobs'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import type { WebhooksService } from '../../integrations/webhooks/webhooks.service'
import { present } from './present-task'
import { tasksRepository as tasks } from './tasks.repository'

type Kind = 'task_due_tomorrow' | 'task_overdue'

export const remindOfTasks = job('tasks.remind', z.unknown())

/** Tasks handled in one transaction. */
const BATCH_SIZE = 200

export type RemindersDeps = {
  db: Database
  clock: Clock
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
    const tomorrow = dayOf(later(now, days(1)))
    while ((await this.notifyAssignees('task_due_tomorrow', tomorrow)) === BATCH_SIZE);
    while ((await this.notifyAssignees('task_overdue', dayOf(now))) === BATCH_SIZE);
    while ((await this.publishOverdue(dayOf(now))) === BATCH_SIZE);
  }

  /** Webhooks hear of every overdue task, also of those that nobody is assigned to. */
  private publishOverdue(day: string): Promise<number> {
    return this.deps.db.transaction(async tx => {
      const claimed = await tasks.claimUnreminded(tx, 'overduePublishedFor', day, BATCH_SIZE)
      for (const [organizationId, overdue] of groupBy(claimed, task => task.organizationId))
        await this.publish(
          tx,
          organizationId,
          overdue.map(({ id }) => id),
          day,
        )
      return claimed.length
    })
  }

  private publish(tx: Transaction, organizationId: string, ids: string[], day: string) {
    const author = { organizationId, userId: null }
    return this.deps.webhooks.publish(tx, author, 'task.overdue', ids, async () =>
      (await tasks.findAll(tx, organizationId, ids)).map(found => present(found, day)),
    )
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
  }
}
