import type { TaskNote, WebhookEvent } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Clock } from '../../../platform/clock'
import type { Transaction } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { BillingService } from '../../billing/billing/billing.service'
import type { ViolationsService } from '../../findings/violations/violations.service'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import { fullName, type UsersService } from '../../identity/users/users.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import type { WebhooksService } from '../../integrations/webhooks/webhooks.service'
import { aboutTask } from './about-task'
import { isOpen, present } from './present-task'
import { recordTaskChanges } from './task-history'
import { type StoredTask, tasksRepository as tasks } from './tasks.repository'

export type FollowUpsDeps = {
  billing: BillingService
  users: UsersService
  violations: ViolationsService
  organizations: OrganizationsService
  notifications: NotificationsService
  webhooks: WebhooksService
  clock: Clock
}

type Notice = 'task_assigned' | 'task_reopened' | 'mentioned'

/** What a change to a task means for others: those it concerns are notified, and its violation is kept in step. */
export class TaskFollowUps {
  private readonly deps: FollowUpsDeps
  constructor(deps: FollowUpsDeps) {
    this.deps = deps
  }

  async changed(tx: Transaction, member: Member, before: StoredTask, after: StoredTask) {
    const { violations } = this.deps
    if (after.violationId !== before.violationId) {
      if (before.violationId) await this.unlinked(tx, member, before, before.violationId)
      if (after.violationId) await this.linked(tx, member, after, after.violationId)
    }
    if (after.assignee !== before.assignee) await this.assigned(tx, member, after, before)
    else if (!isOpen(before.status) && isOpen(after.status))
      await this.notify(tx, member, after.assignee, 'task_reopened', after)
    if (after.assignee && after.assignee !== before.assignee)
      await this.publish(tx, member, 'task.assigned', after)
    if (after.status === 'completed' && before.status !== 'completed')
      await this.publish(tx, member, 'task.completed', after)
    if (!after.violationId) return
    if (after.status !== before.status)
      await violations.record(tx, member, after.violationId, [
        { field: 'taskStatus', from: before.status, to: after.status, taskId: after.id },
      ])
    await this.passOnAssignee(tx, member, after.violationId)
  }

  async created(tx: Transaction, member: Member, task: StoredTask) {
    await this.assigned(tx, member, task, null)
    await this.publish(tx, member, 'task.created', task)
    if (task.assignee) await this.publish(tx, member, 'task.assigned', task)
    if (task.violationId) await this.linked(tx, member, task, task.violationId)
  }

  async removed(tx: Transaction, member: Member, task: StoredTask) {
    if (task.violationId) await this.unlinked(tx, member, task, task.violationId)
  }

  async noted(tx: Transaction, member: Member, task: StoredTask, notes: readonly TaskNote[]) {
    for (const id of new Set(notes.flatMap(({ mentions = [] }) => mentions)))
      await this.notify(tx, member, id, 'mentioned', task)
  }

  /** Open tasks of somebody who left wait for another assignee. What they completed stays theirs. */
  async assigneeLeft(
    tx: Transaction,
    { organizationId, userId, by }: { organizationId: string; userId: string; by: string | null },
  ) {
    const { users, violations, clock } = this.deps
    const author = { organizationId, userId: by }
    const left = await users.find(tx, userId)
    const change = { from: left ? fullName(left) : null, to: null }
    for (const { id, violationId } of await tasks.unassign(tx, organizationId, userId, clock.now())) {
      await recordTaskChanges(this.deps, tx, author, id, [{ field: 'assignee', ...change }])
      if (!violationId) continue
      await violations.record(tx, author, violationId, [{ field: 'taskAssignee', ...change, taskId: id }])
      await this.passOnAssignee(tx, author, violationId)
    }
  }

  private async assigned(tx: Transaction, member: Member, task: StoredTask, before: StoredTask | null) {
    const { organizations, violations, users } = this.deps
    await this.notify(tx, member, task.assignee, 'task_assigned', task)
    if (!before || !task.violationId) return
    const to = task.assignee
      ? await organizations.findMember(tx, member.organizationId, task.assignee)
      : undefined
    const from = before.assignee ? await users.find(tx, before.assignee) : undefined
    await violations.record(tx, member, task.violationId, [
      {
        field: 'taskAssignee',
        from: from ? fullName(from) : null,
        to: to ? fullName(to) : null,
        taskId: task.id,
      },
    ])
  }

  /** Nobody is told of what they did themselves, or of the tasks of an organization they have left. */
  private async notify(
    tx: Transaction,
    member: Member,
    userId: string | null,
    kind: Notice,
    { id: taskId }: Pick<StoredTask, 'id'>,
  ) {
    const { organizations, notifications, users } = this.deps
    if (!userId || userId === member.userId) return
    if (!(await organizations.findMember(tx, member.organizationId, userId))) return
    const by = await users.find(tx, member.userId)
    const { organizationId } = member
    const about = await aboutTask(users, tx, { userId, organizationId, taskId })
    await notifications.notify(tx, member.organizationId, userId, {
      kind,
      data: { name: by ? fullName(by) : '', ...about },
      href: `/tasks/${taskId}`,
    })
  }

  /** As the task is when the change is written. */
  private publish(
    tx: Transaction,
    member: Member,
    event: Extract<WebhookEvent, `task.${string}`>,
    { organizationId, id }: Pick<StoredTask, 'id' | 'organizationId'>,
  ) {
    const { webhooks, billing } = this.deps
    return webhooks.publish(tx, member, event, [id], async () => {
      const found = await tasks.find(tx, organizationId, id)
      return found
        ? [present(found, { today: await billing.today(tx, organizationId), formatter: null })]
        : []
    })
  }

  private async linked(tx: Transaction, member: Member, task: StoredTask, violationId: string) {
    await this.deps.violations.record(tx, member, violationId, [
      { field: 'task', from: null, to: task.title, taskId: task.id },
    ])
    await this.passOnAssignee(tx, member, violationId)
  }

  private async unlinked(tx: Transaction, member: Member, task: StoredTask, violationId: string) {
    await this.deps.violations.record(tx, member, violationId, [
      { field: 'task', from: task.title, to: null, taskId: task.id },
    ])
    await this.passOnAssignee(tx, member, violationId)
  }

  private async passOnAssignee(
    tx: Transaction,
    { organizationId }: Pick<Member, 'organizationId'>,
    violationId: string,
  ) {
    const assignee = await tasks.firstAssignee(tx, organizationId, violationId)
    await this.deps.violations.assign(tx, organizationId, violationId, assignee)
  }

  /** Where a photo of the fix waits for a decision, whoever decides also resolves the violation. */
  async wasTheLast(
    tx: ReadHandle,
    { organizationId }: Member,
    before: StoredTask,
    { id, violationId, status }: StoredTask,
  ) {
    if (!violationId || !isOpen(before.status) || isOpen(status)) return false
    if (await tasks.isFixWaiting(tx, organizationId, id)) return false
    return this.isLastOpenOf(tx, organizationId, violationId, id)
  }

  async isLastOpenOf(tx: ReadHandle, organizationId: string, violationId: string, id: string) {
    if ((await tasks.countOtherOpenOf(tx, organizationId, violationId, id)) > 0) return false
    const { violation } = await this.deps.violations.findOr404(tx, organizationId, violationId)
    return violation.status !== 'Resolved'
  }
}
