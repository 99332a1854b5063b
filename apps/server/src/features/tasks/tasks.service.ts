import { randomUUID } from 'node:crypto'
import type {
  BodyOf,
  createTask,
  Regulation,
  ResponseOf,
  Task,
  updateTask,
  Violation,
} from '@plumbline/contract'
import { type Clock, hours, later } from '../../platform/clock'
import type { Database, ReadHandle, Transaction } from '../../platform/db/client'
import { AppError, notFound } from '../../platform/http/errors'
import type { Member } from '../../platform/http/member'
import type { NotificationsService } from '../notifications/notifications.service'
import type { OrganizationsService } from '../organizations/organizations.service'
import type { RegulationsService } from '../regulations/library/regulations.service'
import type { SitesService } from '../sites/sites.service'
import { fullName, type UsersService } from '../users/users.service'
import type { ViolationsService } from '../violations/violations.service'
import { newTask } from './new-task'
import { addedNotes } from './notes'
import { isOpen, isoDate, present } from './present-task'
import { changedFields } from './task-rules'
import { placeAfter, placeOfNew } from './task-site'
import { type StoredTask, tasksRepository as tasks, type WithViolation } from './tasks.repository'

export type TasksDeps = {
  db: Database
  clock: Clock
  users: UsersService
  violations: ViolationsService
  organizations: OrganizationsService
  notifications: NotificationsService
  regulations: RegulationsService
  sites: SitesService
}

export class TasksService {
  private readonly deps: TasksDeps
  constructor(deps: TasksDeps) {
    this.deps = deps
  }

  async create(member: Member, given: BodyOf<typeof createTask>): Promise<Task> {
    const { db, clock } = this.deps
    const violation = given.violationId
      ? await this.deps.violations.get(member, given.violationId)
      : undefined
    const now = clock.now()
    const id = randomUUID()
    this.rejectPastDate(given.dueDate)
    return db.transaction(async tx => {
      await this.requireMembers(tx, member, { assignee: given.assignee, reporter: given.reporter })
      const regulation = violation ? undefined : await this.regulationFor(tx, member, given)
      const place = await placeOfNew(tx, this.deps.sites, member.organizationId, given, violation)
      const task = newTask(member, id, given, { violation, regulation, place }, now)
      await tasks.insert(tx, task)
      await this.assigned(tx, member, task, null)
      if (task.violationId) await this.linked(tx, member, task, task.violationId)
      return this.present(await this.findOr404(tx, member, id))
    })
  }

  /** The regulation it is made from, by its id or by its code; the library is not open to every plan. */
  private async regulationFor(
    tx: Transaction,
    { organizationId }: Member,
    { regulationId, regulationCode }: BodyOf<typeof createTask>,
  ): Promise<Regulation | undefined> {
    const { regulations } = this.deps
    if (regulationId) {
      await regulations.requirePlan(tx, organizationId)
      const found = await regulations.find(tx, organizationId, regulationId)
      if (!found) throw notFound()
      return found
    }
    if (!regulationCode || !(await regulations.hasPlan(tx, organizationId))) return undefined
    return regulations.byCode(tx, organizationId, regulationCode)
  }

  async get(member: Member, id: string): Promise<Task> {
    return this.present(await this.findOr404(this.deps.db.read, member, id))
  }

  async ofViolation(member: Member, violationId: string): Promise<Task[]> {
    await this.deps.violations.get(member, violationId)
    return (await tasks.ofViolation(this.deps.db.read, member.organizationId, violationId)).map(task =>
      this.present(task),
    )
  }

  /**
   * A change made to another version than the present one is rejected, with the present one. A note alone is always
   * taken: it stands beside whatever else was changed.
   */
  update(
    member: Member,
    id: string,
    given: BodyOf<typeof updateTask>,
  ): Promise<ResponseOf<typeof updateTask>> {
    return this.deps.db.transaction(tx => this.change(tx, member, id, given))
  }

  private async change(
    tx: Transaction,
    member: Member,
    id: string,
    { version, note, notes, siteId, worksite, ...given }: BodyOf<typeof updateTask>,
  ): Promise<ResponseOf<typeof updateTask>> {
    const { clock, users, sites } = this.deps
    const found = await this.lockOr404(tx, member, id)
    const before = found.task
    const place = await placeAfter(tx, sites, member.organizationId, found, { siteId, worksite })
    const changes = { ...changedFields(before, given), ...place }
    const onlyNote = Object.keys(changes).length === 0 && notes === undefined
    if (!onlyNote && version !== undefined && version !== before.version)
      throw new AppError('version_conflict', { current: this.present(found) })
    const after = { ...before, ...changes }
    // An overdue task can be edited as long as it doesn't get a new date in the past.
    if (changes.dueDate !== undefined) this.rejectPastDate(changes.dueDate)
    await this.requireReferences(tx, member, changes)
    const now = clock.now()
    if (Object.keys(changes).length > 0)
      await tasks.update(tx, member.organizationId, id, { ...changes, updatedAt: now })
    const author = await users.find(tx, member.userId)
    const added = addedNotes(
      before.notes,
      { notes, note },
      {
        user_id: member.userId,
        user_name: author ? fullName(author) : '',
        created_at: now.toISOString(),
      },
    )
    if (added.length > 0) await tasks.addNotes(tx, member.organizationId, id, added, now)
    await this.tell(tx, member, before, after)
    return {
      ...this.present(await this.findOr404(tx, member, id)),
      violationCanBeResolved: await this.wasTheLast(tx, member, before, after),
    }
  }

  /** From the violation's side: the same as giving the task that violation. */
  linkToViolation(member: Member, violationId: string, taskId: string): Promise<Violation> {
    return this.deps.db.transaction(async tx => {
      await this.change(tx, member, taskId, { violationId })
      return this.deps.violations.getWithin(tx, member, violationId)
    })
  }

  remove(member: Member, id: string): Promise<Record<string, never>> {
    return this.deps.db.transaction(async tx => {
      const { task } = await this.lockOr404(tx, member, id)
      await tasks.remove(tx, member.organizationId, id)
      if (task.violationId) await this.unlinked(tx, member, task, task.violationId)
      return {}
    })
  }

  /** Somewhere on Earth it is still yesterday; whoever is there may choose it as today. */
  private rejectPastDate(dueDate: string | null | undefined) {
    if (dueDate && dueDate < isoDate(later(this.deps.clock.now(), -hours(12))))
      throw new AppError('invalid', { fields: { dueDate: 'date_in_the_past' } })
  }

  /** Before anything is written: a foreign key would only say afterwards that an id is unknown. */
  private async requireReferences(
    tx: Transaction,
    member: Member,
    { assignee, violationId }: Partial<StoredTask>,
  ) {
    await this.requireMembers(tx, member, { assignee })
    if (violationId) await this.deps.violations.findOr404(tx, member.organizationId, violationId)
  }

  private async requireMembers(
    tx: Transaction,
    { organizationId }: Member,
    people: Record<string, string | null | undefined>,
  ) {
    for (const [field, id] of Object.entries(people))
      if (id && !(await this.deps.organizations.findMember(tx, organizationId, id)))
        throw new AppError('invalid', { fields: { [field]: 'not_a_member' } })
  }

  /** Tells those whom a change concerns: the new assignee, and the trail of the violation. */
  private async tell(tx: Transaction, member: Member, before: StoredTask, after: StoredTask) {
    const { violations } = this.deps
    if (after.violationId !== before.violationId) {
      if (before.violationId) await this.unlinked(tx, member, before, before.violationId)
      if (after.violationId) await this.linked(tx, member, after, after.violationId)
    }
    if (after.assignee !== before.assignee) await this.assigned(tx, member, after, before)
    if (!after.violationId) return
    if (after.status !== before.status)
      await violations.record(tx, member, after.violationId, [
        { field: 'taskStatus', from: before.status, to: after.status, taskId: after.id },
      ])
    await this.passOnAssignee(tx, member, after.violationId)
  }

  private async assigned(tx: Transaction, member: Member, task: StoredTask, before: StoredTask | null) {
    const { organizations, notifications, violations, users } = this.deps
    const to = task.assignee
      ? await organizations.findMember(tx, member.organizationId, task.assignee)
      : undefined
    if (to && to.id !== member.userId) {
      const by = await users.find(tx, member.userId)
      await notifications.notify(tx, member.organizationId, to.id, {
        kind: 'task_assigned',
        data: { name: by ? fullName(by) : '', title: task.title },
        href: `/tasks/${task.id}`,
      })
    }
    if (!before || !task.violationId) return
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

  private async passOnAssignee(tx: Transaction, { organizationId }: Member, violationId: string) {
    const assignee = await tasks.firstAssignee(tx, organizationId, violationId)
    await this.deps.violations.assign(tx, organizationId, violationId, assignee)
  }

  private async wasTheLast(tx: ReadHandle, member: Member, before: StoredTask, after: StoredTask) {
    if (!after.violationId || !isOpen(before.status) || isOpen(after.status)) return false
    if ((await tasks.countOpenOf(tx, member.organizationId, after.violationId)) > 0) return false
    const { violation } = await this.deps.violations.findOr404(tx, member.organizationId, after.violationId)
    return violation.status !== 'Resolved'
  }

  private async lockOr404(tx: Transaction, member: Member, id: string) {
    const found = await tasks.findForUpdate(tx, member.organizationId, id)
    if (!found) throw notFound()
    return found
  }

  private async findOr404(tx: ReadHandle, member: Member, id: string) {
    const found = await tasks.find(tx, member.organizationId, id)
    if (!found) throw notFound()
    return found
  }

  private present(found: WithViolation): Task {
    return present(found, isoDate(this.deps.clock.now()))
  }
}
