import { randomUUID } from 'node:crypto'
import type {
  BodyOf,
  createTask,
  Language,
  Regulation,
  ResponseOf,
  Task,
  TaskHistoryEntry,
  updateTask,
  Violation,
} from '@plumbline/contract'
import { priorityBySeverity } from '@plumbline/domain'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { loadFormatter, storedTexts } from '@plumbline/messages'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import type { DomainEventBus, DomainEvents } from '../../../platform/domain-events'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { SitesService } from '../../identity/sites/sites.service'
import { fullName } from '../../identity/users/users.service'
import type { EventsService } from '../../insights/events/events.service'
import type { RegulationsService } from '../../library/regulations/library/regulations.service'
import { newTask } from './new-task'
import { addedNotes } from './notes'
import { isOpen, present } from './present-task'
import { taskChangesRepository as taskChanges } from './task-changes.repository'
import { requireFixPhoto, requireMembers } from './task-checks'
import { type FollowUpsDeps, TaskFollowUps } from './task-follow-ups'
import {
  type Author,
  differences,
  presentTaskChange,
  recordTaskChanges,
  type TaskChange,
} from './task-history'
import { changedFields, rejectPastDate } from './task-rules'
import { placeAfter, placeOfNew } from './task-site'
import { type StoredTask, tasksRepository as tasks, type WithViolation } from './tasks.repository'

export type TasksDeps = FollowUpsDeps & {
  db: Database
  clock: Clock
  domainEvents: DomainEventBus
  events: EventsService
  regulations: RegulationsService
  sites: SitesService
}

/** Without a language, a task says what is stored. */
type TaskReader = { organizationId: string; language?: Language | undefined }

export class TasksService {
  private readonly deps: TasksDeps
  private readonly followUps: TaskFollowUps
  constructor(deps: TasksDeps) {
    this.deps = deps
    this.followUps = new TaskFollowUps(deps)
  }

  create(member: Member, given: BodyOf<typeof createTask>): Promise<Task> {
    return this.deps.db.transaction(tx => this.createWithin(tx, member, given))
  }

  /** The same for somebody who has a transaction open. */
  async createWithin(tx: Transaction, member: Member, given: BodyOf<typeof createTask>): Promise<Task> {
    const { violations, sites, clock } = this.deps
    const violation = given.violationId
      ? await violations.getWithin(tx, member, given.violationId)
      : undefined
    const id = randomUUID()
    rejectPastDate(given.dueDate, clock.now())
    await requireMembers(this.deps.organizations, tx, member, {
      assignee: given.assignee,
      reporter: given.reporter,
    })
    const regulation = violation ? undefined : await this.regulationFor(tx, member, given)
    const place = await placeOfNew(tx, sites, member.organizationId, given, violation)
    const today = await this.deps.billing.today(tx, member.organizationId)
    const formatter = await loadFormatter(member.language)
    const sources = { violation, regulation, place }
    const task = newTask(member, id, given, sources, { now: clock.now(), today, formatter })
    if (!(await tasks.insert(tx, task))) return this.ofRequest(tx, member, given.requestId)
    await this.followUps.created(tx, member, task)
    await this.record(tx, member, id, [{ field: 'created', from: null, to: null }])
    return this.present(tx, member, await this.findOr404(tx, member, id))
  }

  /** Whether a violation that isn't resolved has no open task but this one. */
  isLastOpenOf(
    tx: ReadHandle,
    { organizationId }: Member,
    violationId: string,
    id: string,
  ): Promise<boolean> {
    return this.followUps.isLastOpenOf(tx, organizationId, violationId, id)
  }

  /** Who was last given a task at a site, or at none. */
  lastAssigneeAt(tx: ReadHandle, organizationId: string, siteId: string | null): Promise<string | null> {
    return tasks.lastAssigneeAt(tx, organizationId, siteId)
  }

  /** The regulation it is made from, by its id or by its code; the library is not open to every plan. */
  private async regulationFor(
    tx: Transaction,
    { organizationId }: Member,
    { regulationId, regulationCode }: BodyOf<typeof createTask>,
  ): Promise<Regulation | undefined> {
    const { regulations } = this.deps
    if (regulationId) {
      await regulations.requirePlan(tx, organizationId, 'tasksFromRegulations')
      const found = await regulations.find(tx, organizationId, regulationId)
      if (!found) throw notFound()
      return found
    }
    if (!regulationCode || !(await regulations.hasPlan(tx, organizationId, 'tasksFromRegulations')))
      return undefined
    return regulations.byCode(tx, organizationId, regulationCode)
  }

  get(member: Member, id: string): Promise<Task> {
    return this.getWithin(this.deps.db.read, member, id)
  }

  /** The same for somebody who has a transaction open. */
  async getWithin(tx: ReadHandle, member: TaskReader, id: string): Promise<Task> {
    return this.present(tx, member, await this.findOr404(tx, member, id))
  }

  async ofViolation(member: Member, violationId: string): Promise<Task[]> {
    await this.deps.violations.get(member, violationId)
    const { db, billing } = this.deps
    const found = await tasks.ofViolation(db.read, member.organizationId, violationId)
    const today = await billing.today(db.read, member.organizationId)
    const formatter = await loadFormatter(member.language)
    return found.map(task => present(task, { today, formatter }))
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
    return this.deps.db.transaction(tx => this.updateWithin(tx, member, id, given))
  }

  /** The same for somebody who has a transaction open. */
  async updateWithin(
    tx: Transaction,
    member: Member,
    id: string,
    { version, note, notes, mentions = [], siteId, worksite, ...given }: BodyOf<typeof updateTask>,
  ): Promise<ResponseOf<typeof updateTask>> {
    const { clock, users, sites } = this.deps
    const found = await this.lockOr404(tx, member, id, given.violationId)
    const before = found.task
    const place = await placeAfter(tx, sites, member.organizationId, found, { siteId, worksite })
    const texts = storedTexts(given, before, await loadFormatter(member.language))
    const changes = { ...changedFields(before, texts), ...place }
    const onlyNote = Object.keys(changes).length === 0 && notes === undefined
    if (!onlyNote && version !== undefined && version !== before.version)
      throw new AppError('version_conflict', { current: await this.present(tx, member, found) })
    const after = { ...before, ...changes }
    // An overdue task can be edited as long as it doesn't get a new date in the past.
    if (changes.dueDate !== undefined) rejectPastDate(changes.dueDate, clock.now())
    await this.requireReferences(tx, member, changes)
    await requireFixPhoto(this.deps.organizations, tx, before, after)
    for (const mentioned of mentions) await this.deps.organizations.requireMember(tx, member, mentioned)
    const now = clock.now()
    if (Object.keys(changes).length > 0)
      await tasks.update(tx, member.organizationId, id, { ...changes, updatedAt: now })
    const author = await users.find(tx, member.userId)
    const added = addedNotes(
      before.notes,
      { notes, note, mentions },
      {
        user_id: member.userId,
        user_name: author ? fullName(author) : '',
        created_at: now.toISOString(),
      },
    )
    if (added.length > 0) await tasks.addNotes(tx, member.organizationId, id, added, now)
    await this.followUps.noted(tx, member, after, added)
    await this.followUps.changed(tx, member, before, after)
    const changed = await this.findOr404(tx, member, id)
    await this.record(tx, member, id, differences(found, changed))
    return {
      ...(await this.present(tx, member, changed)),
      violationCanBeResolved: await this.followUps.wasTheLast(tx, member, before, after),
    }
  }

  async history(member: Member, id: string): Promise<TaskHistoryEntry[]> {
    const { read } = this.deps.db
    await this.findOr404(read, member, id)
    return (await taskChanges.list(read, member.organizationId, id)).map(presentTaskChange)
  }

  /** What happened to it without a field of its own changing, such as a photo of the fix. */
  record(tx: Transaction, who: Author, id: string, changes: readonly TaskChange[]) {
    return recordTaskChanges(this.deps, tx, who, id, changes)
  }

  /** What is not done yet follows a corrected severity, and so does a priority that nobody chose. */
  async carrySeverity(
    tx: Transaction,
    { organizationId, violationId, severity }: DomainEvents['violation.severity_changed'],
  ) {
    for (const found of await tasks.openForUpdate(tx, organizationId, violationId)) {
      const { task } = found
      const isChosen =
        !task.severity ||
        task.priority !== priorityBySeverity[task.severity] ||
        (await taskChanges.isPriorityChosen(tx, organizationId, task.id))
      const changes = { severity, ...(!isChosen && { priority: priorityBySeverity[severity] }) }
      await tasks.update(tx, organizationId, task.id, { ...changes, updatedAt: this.deps.clock.now() })
      const changed = { ...found, task: { ...task, ...changes } }
      await this.record(tx, { organizationId, userId: null }, task.id, differences(found, changed))
    }
  }

  private async ofRequest(tx: ReadHandle, member: Member, requestId = ''): Promise<Task> {
    const found = await tasks.ofRequest(tx, member.organizationId, requestId)
    if (!found) throw notFound()
    return this.present(tx, member, found)
  }

  /** From the violation's side: the same as giving the task that violation. */
  linkToViolation(member: Member, violationId: string, taskId: string): Promise<Violation> {
    return this.deps.db.transaction(async tx => {
      await this.updateWithin(tx, member, taskId, { violationId })
      return this.deps.violations.getWithin(tx, member, violationId)
    })
  }

  /** Whoever left has no open tasks; a lower role changes nothing. */
  async unassign(tx: Transaction, { role, ...person }: DomainEvents['member.access_reduced']) {
    if (role === null) await this.followUps.assigneeLeft(tx, person)
  }

  async remove(member: Member, id: string): Promise<Record<string, never>> {
    const { organizationId } = member
    const afterwards = await this.deps.db.transaction(async tx => {
      const { task } = await this.lockOr404(tx, member, id)
      const isEvidence =
        !isOpen(task.status) || task.notes.length > 0 || (await tasks.hasPhotos(tx, organizationId, id))
      if (isEvidence && member.role === 'user') throw new AppError('evidence_kept')
      const cleanups: (() => Promise<void>)[] = []
      await this.deps.domainEvents.publish(tx, 'task.deleting', {
        organizationId,
        taskId: id,
        afterCommit: work => cleanups.push(work),
      })
      await tasks.remove(tx, organizationId, id)
      await this.deps.events.recordAll(tx, member, 'task.deleted', [{ title: task.title }])
      await this.followUps.removed(tx, member, task)
      return cleanups
    })
    for (const cleanUp of afterwards) await cleanUp()
    return {}
  }

  /** Before anything is written: a foreign key would only say afterwards that an id is unknown. */
  private async requireReferences(
    tx: Transaction,
    member: Member,
    { assignee, violationId }: Partial<StoredTask>,
  ) {
    await requireMembers(this.deps.organizations, tx, member, { assignee })
    if (violationId) await this.deps.violations.findOr404(tx, member.organizationId, violationId)
  }

  private async lockOr404(tx: Transaction, member: Member, id: string, violationId?: string | null) {
    const found = await tasks.findForUpdate(tx, member.organizationId, id, violationId)
    if (!found) throw notFound()
    return found
  }

  private async findOr404(tx: ReadHandle, { organizationId }: Pick<Member, 'organizationId'>, id: string) {
    const found = await tasks.find(tx, organizationId, id)
    if (!found) throw notFound()
    return found
  }

  private async present(
    tx: ReadHandle,
    { organizationId, language }: TaskReader,
    found: WithViolation,
  ): Promise<Task> {
    const today = await this.deps.billing.today(tx, organizationId)
    return present(found, { today, formatter: language ? await loadFormatter(language) : null })
  }
}
