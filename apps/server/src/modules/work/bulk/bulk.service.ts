import type {
  ChangedRow,
  changeTasks,
  ResponseOf,
  TasksChange,
  Violation,
  ViolationsChange,
} from '@plumbline/contract'
import { loadFormatter } from '@plumbline/messages'
import type { Database } from '../../../platform/db/client'
import { AppError } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { ViolationsService } from '../../findings/violations/violations.service'
import { isOpen } from '../tasks/present-task'
import type { TasksService } from '../tasks/tasks.service'

export type BulkDeps = { db: Database; violations: ViolationsService; tasks: TasksService }
type Changed = ResponseOf<typeof changeTasks>
/** Of any field; the contract says which values a field has. */
type Row = { id: string; from: string | null; to: string | null; createdTaskId?: string | undefined }

/** Several rows of a list at once. Each is changed for itself, so that one that can't be holds up no other. */
export class BulkService {
  private readonly deps: BulkDeps
  constructor(deps: BulkDeps) {
    this.deps = deps
  }

  changeViolations(member: Member, { field, rows }: ViolationsChange): Promise<Changed> {
    const { violations } = this.deps
    return each(rows, async row => {
      if (field === 'status') await this.setStatus(member, row)
      else if (field !== 'severity') return this.changeFirstTask(member, field, row)
      else {
        const { severity, version } = await violations.get(member, row.id)
        if (isToChange(severity, row))
          await violations.update(member, row.id, { severity: row.to as Violation['severity'], version })
      }
      return null
    })
  }

  changeTasks(member: Member, { field, rows }: TasksChange): Promise<Changed> {
    return each(rows, async row => {
      await this.changeTask(member, field, row)
      return null
    })
  }

  private setStatus(member: Member, row: Row): Promise<unknown> {
    const { db, violations } = this.deps
    return db.transaction(async tx => {
      const { violation } = await violations.lockOr404(tx, member.organizationId, row.id)
      if (isToChange(violation.status, row))
        await violations.setStatusWithin(tx, member, row.id, { status: row.to as Violation['status'] })
    })
  }

  /** Who has to fix a violation, and by when, is what its first open task says. */
  private async changeFirstTask(
    member: Member,
    field: 'assignee' | 'dueDate',
    row: Row,
  ): Promise<string | null> {
    const { tasks, violations } = this.deps
    const { taskId } = await violations.get(member, row.id)
    const task = taskId ? await tasks.get(member, taskId) : null
    if (!task || !isOpen(task.status))
      return isToChange(null, row) ? this.createTask(member, field, row) : null
    if (row.createdTaskId !== task.id) {
      await this.changeTask(member, field, { ...row, id: task.id })
      return null
    }
    // Taken back only as long as nobody has worked on it.
    if (task.version > 1) throw new AppError('version_conflict')
    await tasks.remove(member, task.id)
    return null
  }

  private async createTask(member: Member, field: 'assignee' | 'dueDate', { id, to }: Row) {
    const { db, tasks, violations } = this.deps
    const formatter = await loadFormatter(member.language)
    return db.transaction(async tx => {
      await violations.lockOr404(tx, member.organizationId, id)
      const violation = await violations.getWithin(tx, member, id)
      const { type, description, steps } = formatter.violation(violation)
      const title = formatter.translate('suggestions', 'title', { name: type }).slice(0, 200)
      const created = await tasks.createWithin(tx, member, {
        violationId: id,
        title,
        description,
        steps: steps.map(text => ({ text, done: false })),
        [field]: to,
      })
      return created.id
    })
  }

  private async changeTask(member: Member, field: TasksChange['field'], row: Row) {
    const { tasks } = this.deps
    const task = await tasks.get(member, row.id)
    if (isToChange(task[field], row))
      await tasks.update(member, row.id, { [field]: row.to, version: task.version })
  }
}

async function each(rows: readonly Row[], change: (row: Row) => Promise<string | null>): Promise<Changed> {
  const changed: ChangedRow[] = []
  for (const row of rows) {
    const { id } = row
    try {
      changed.push({ id, error: null, createdTaskId: await change(row) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      changed.push({ id, error: error.code, createdTaskId: null })
    }
  }
  return { rows: changed }
}

/** False where it already is as asked. */
function isToChange(current: string | null, { from, to }: Row) {
  if (current === to) return false
  if (current !== from) throw new AppError('version_conflict')
  return true
}
