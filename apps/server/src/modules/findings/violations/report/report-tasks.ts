import type { Task } from '@plumbline/contract'
import { type Formatter, taskTexts } from '@plumbline/messages'
import { groupBy } from '../../../../platform/group-by'
import { fullName } from '../../../identity/users/users.service'
import type { Reported } from './report-document'
import type { TaskInReport } from './report-sources'

export type ReportTasks = {
  of: (violationId: string) => Reported['tasks']
  /** Whoever has a task for it, done or not: the first open one before those that are done. */
  responsibleFor: (violationId: string) => string
}

const isOpen = ({ status }: Pick<Task, 'status'>) => status === 'open' || status === 'in_progress'

const isOverdue = (task: Pick<Task, 'status' | 'dueDate'>, today: string) =>
  isOpen(task) && task.dueDate !== null && task.dueDate < today

/** The tasks of all violations of a report, in its language. */
export function reportTasks(
  found: readonly TaskInReport[],
  { today, formatter }: { today: string; formatter: Formatter },
): ReportTasks {
  const grouped = groupBy(found, ({ violationId }) => violationId ?? '')
  const of = (id: string) =>
    (grouped.get(id) ?? []).map(({ assignee, violationId: _, ...task }) => ({
      ...task,
      ...taskTexts(task, formatter),
      assigneeName: assignee && fullName(assignee),
      overdue: isOverdue(task, today),
    }))
  return {
    of,
    responsibleFor: id => {
      const assigned = of(id).filter(({ assigneeName }) => assigneeName)
      return (assigned.find(isOpen) ?? assigned[0])?.assigneeName ?? ''
    },
  }
}
