import type { exportTasks, QueryOf, Task } from '@plumbline/contract'
import { formatCitation } from '@plumbline/domain'
import { type Formatter, loadFormatter } from '@plumbline/messages'
import { type CsvColumn, type CsvFile, csvFile, csvTime } from '../../../platform/csv'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { BillingService } from '../../billing/billing/billing.service'
import type { TaskListsService } from './task-lists.service'

export type TasksExportDeps = { db: Database; billing: BillingService; lists: TaskListsService }

const columns: CsvColumn<Task, Formatter>[] = [
  { label: 'tasks.title', cell: ({ title }) => title },
  { label: 'tasks.status', cell: ({ status }, { labelIn }) => labelIn('taskStatus', status) },
  { label: 'tasks.priority', cell: ({ priority }, { labelIn }) => labelIn('priority', priority) },
  { label: 'tasks.dueDate', cell: ({ dueDate }) => dueDate },
  {
    label: 'tasks.overdue',
    cell: ({ overdue }, { translate }) => translate('export', overdue ? 'yes' : 'no'),
  },
  { label: 'tasks.assignee', cell: ({ assigneeName }) => assigneeName },
  { label: 'tasks.reporter', cell: ({ reporterName }) => reporterName },
  { label: 'tasks.site', cell: ({ worksite }) => worksite },
  { label: 'tasks.violation', cell: ({ violationType }) => violationType },
  {
    label: 'tasks.severity',
    cell: ({ severity }, { labelIn }) => severity && labelIn('severity', severity),
  },
  {
    label: 'tasks.regulation',
    cell: ({ regulationCode }) => regulationCode && formatCitation(regulationCode),
  },
  { label: 'tasks.description', cell: ({ description }) => description },
  { label: 'tasks.stepsDone', cell: ({ steps }) => steps.filter(({ done }) => done).length },
  { label: 'tasks.steps', cell: ({ steps }) => steps.map(({ text }) => text).join('\n') },
  { label: 'tasks.tags', cell: ({ tags }) => tags.join('; ') },
  { label: 'tasks.createdAt', isTime: true, cell: ({ createdAt }) => csvTime(createdAt) },
  { label: 'tasks.updatedAt', isTime: true, cell: ({ updatedAt }) => csvTime(updatedAt) },
  { label: 'tasks.id', cell: ({ id }) => id },
  // Last, so that the columns before it stay where programs look for them.
  { label: 'tasks.area', cell: ({ area }) => area },
]

/** The tasks that the filters of the list leave, as a spreadsheet. */
export class TasksExport {
  private readonly deps: TasksExportDeps
  constructor(deps: TasksExportDeps) {
    this.deps = deps
  }

  async csv(member: Member, query: QueryOf<typeof exportTasks>): Promise<CsvFile> {
    const formatter = await loadFormatter(member.language)
    const { db, billing, lists } = this.deps
    const batches = await lists.batches(member, query)
    const name = `tasks-${await billing.today(db.read, member.organizationId)}`
    return csvFile({ name, columns, batches, formatter, context: formatter })
  }
}
