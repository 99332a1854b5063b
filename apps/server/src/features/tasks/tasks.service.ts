import { randomUUID } from 'node:crypto'
import type { BodyOf, createTask, Priority, Severity, Task, TaskStatus } from '@plumbline/contract'
import { type Clock, days, later } from '../../platform/clock'
import type { Database, Transaction } from '../../platform/db/client'
import { notFound } from '../../platform/http/errors'
import type { Member } from '../../platform/http/member'
import { mediaUrl } from '../media/media.service'
import type { OrganizationsService } from '../organizations/organizations.service'
import { fullName } from '../users/users.service'
import type { ViolationsService } from '../violations/violations.service'
import { tasksRepository as tasks, type WithViolation } from './tasks.repository'

const priorityFrom = (severity: Severity | undefined): Priority =>
  severity === 'High' ? 'high' : severity === 'Low' ? 'low' : 'medium'

/** Days until a violation must be put right, by how dangerous it is. */
const daysFor: Record<Severity, number> = { High: 3, Medium: 7, Low: 14 }

export class TasksService {
  private readonly db: Database
  private readonly clock: Clock
  private readonly violations: ViolationsService
  private readonly organizations: OrganizationsService
  constructor(
    db: Database,
    clock: Clock,
    violations: ViolationsService,
    organizations: OrganizationsService,
  ) {
    this.db = db
    this.clock = clock
    this.violations = violations
    this.organizations = organizations
  }

  /** What the caller leaves out comes from the violation: its severity sets the priority and the date. */
  async create(member: Member, given: BodyOf<typeof createTask>): Promise<Task> {
    const violation = given.violationId ? await this.violations.get(member, given.violationId) : undefined
    const severity = given.severity ?? violation?.severity
    const now = this.clock.now()
    const id = randomUUID()
    return this.db.transaction(async tx => {
      if (given.assignee) await this.organizations.requireMember(tx, member, given.assignee)
      await tasks.insert(tx, {
        id,
        organizationId: member.organizationId,
        title: given.title ?? 'Untitled Task',
        description: given.description ?? '',
        status: given.status ?? 'open',
        priority: given.priority ?? priorityFrom(severity),
        dueDate:
          given.dueDate === undefined
            ? isoDate(later(now, days(severity ? daysFor[severity] : 7)))
            : given.dueDate,
        assignee: given.assignee ?? null,
        reporter: member.userId,
        violationId: given.violationId ?? null,
        worksite: given.worksite ?? violation?.location ?? '',
        regulationCode: given.regulationCode ?? violation?.regulationCode ?? null,
        severity: severity ?? null,
        steps: given.steps ?? (violation?.remediationSteps ?? []).map(text => ({ text, done: false })),
        notes: [],
        tags: given.tags ?? [],
        createdAt: now,
        updatedAt: now,
      })
      return this.present(await this.findOr404(tx, member, id))
    })
  }

  get(member: Member, id: string): Promise<Task> {
    return this.db.transaction(async tx => this.present(await this.findOr404(tx, member, id)))
  }

  async ofViolation(member: Member, violationId: string): Promise<Task[]> {
    await this.violations.get(member, violationId)
    return this.db.transaction(async tx =>
      (await tasks.ofViolation(tx, member.organizationId, violationId)).map(task => this.present(task)),
    )
  }

  countByStatus(tx: Transaction, organizationId: string) {
    return tasks.countByStatus(tx, organizationId)
  }

  private async findOr404(tx: Transaction, member: Member, id: string) {
    const found = await tasks.find(tx, member.organizationId, id)
    if (!found) throw notFound()
    return found
  }

  private present({ task, violation, assignee, reporter }: WithViolation): Task {
    return {
      id: task.id,
      title: task.title,
      description: task.description,
      status: task.status,
      priority: task.priority,
      dueDate: task.dueDate,
      assignee: task.assignee,
      assigneeName: assignee && fullName(assignee),
      reporter: task.reporter,
      reporterName: reporter && fullName(reporter),
      violationId: task.violationId,
      violationMedia: violation?.mediaId ? mediaUrl(violation.mediaId) : null,
      violationType: violation?.type ?? null,
      worksite: task.worksite,
      regulationCode: task.regulationCode,
      severity: task.severity,
      steps: task.steps,
      overdue: isOpen(task.status) && task.dueDate !== null && task.dueDate < isoDate(this.clock.now()),
      notes: task.notes,
      tags: task.tags,
      createdAt: task.createdAt.toISOString(),
      updatedAt: task.updatedAt.toISOString(),
      version: task.version,
    }
  }
}

const isOpen = (status: TaskStatus) => status === 'open' || status === 'in_progress'
const isoDate = (date: Date) => date.toISOString().slice(0, 10)
