import * as z from 'zod'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { groupBy } from '../../../platform/group-by'
import { job } from '../../../platform/jobs/jobs'
import type { BillingService } from '../../billing/billing/billing.service'
import type { UsersService } from '../../identity/users/users.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import type { WebhooksService } from '../../integrations/webhooks/webhooks.service'
import { aboutTask } from './about-task'
import { present } from './present-task'
import { tasksRepository as tasks } from './tasks.repository'

type Kind = 'task_due_tomorrow' | 'task_overdue'

export const remindOfTasks = job('tasks.remind', z.unknown())

/** Tasks handled in one transaction. */
const BATCH_SIZE = 200

export type RemindersDeps = {
  db: Database
  clock: Clock
  billing: BillingService
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
    while ((await this.notifyAssignees('task_due_tomorrow')) === BATCH_SIZE);
    while ((await this.notifyAssignees('task_overdue')) === BATCH_SIZE);
    while ((await this.publishOverdue()) === BATCH_SIZE);
  }

  /** Webhooks hear of every overdue task, also of those that nobody is assigned to. */
  private publishOverdue(): Promise<number> {
    const { db, clock } = this.deps
    return db.transaction(async tx => {
      const claimed = await tasks.claimUnreminded(tx, 'overduePublishedFor', clock.now(), BATCH_SIZE)
      for (const [organizationId, overdue] of groupBy(claimed, task => task.organizationId))
        await this.publish(
          tx,
          organizationId,
          overdue.map(({ id }) => id),
        )
      return claimed.length
    })
  }

  private publish(tx: Transaction, organizationId: string, ids: string[]) {
    const { billing, webhooks } = this.deps
    const author = { organizationId, userId: null }
    return webhooks.publish(tx, author, 'task.overdue', ids, async () => {
      const today = await billing.today(tx, organizationId)
      return (await tasks.findAll(tx, organizationId, ids)).map(found =>
        present(found, { today, formatter: null }),
      )
    })
  }

  private notifyAssignees(kind: Kind): Promise<number> {
    const { db, clock } = this.deps
    const mark = kind === 'task_due_tomorrow' ? 'remindedFor' : 'overdueNoticeFor'
    return db.transaction(async tx => {
      const claimed = await tasks.claimUnreminded(tx, mark, clock.now(), BATCH_SIZE)
      for (const { id: taskId, organizationId, assignee: userId } of claimed)
        if (userId) await this.notify(tx, kind, { taskId, userId, organizationId })
      return claimed.length
    })
  }

  private async notify(
    tx: Transaction,
    kind: Kind,
    told: { taskId: string; userId: string; organizationId: string },
  ) {
    const { users, notifications } = this.deps
    const data = await aboutTask(users, tx, told)
    const { organizationId, userId, taskId } = told
    if (data) await notifications.notify(tx, organizationId, userId, { kind, data, href: `/tasks/${taskId}` })
  }
}
