import type { Task, TaskStatus } from '@plumbline/contract'
import { mediaUrl } from '../../capture/media/media.service'
import { fullName } from '../../identity/users/users.service'
import type { WithViolation } from './tasks.repository'

export const isOpen = (status: TaskStatus) => status === 'open' || status === 'in_progress'

export const present = (
  { task, siteName, violation, assignee, reporter }: WithViolation,
  today: string,
): Task => ({
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
  siteId: task.siteId,
  worksite: siteName ?? task.worksite,
  location: siteName ?? task.worksite,
  regulationCode: task.regulationCode,
  severity: task.severity,
  steps: task.steps,
  overdue: isOpen(task.status) && task.dueDate !== null && task.dueDate < today,
  notes: task.notes,
  tags: task.tags,
  createdAt: task.createdAt.toISOString(),
  updatedAt: task.updatedAt.toISOString(),
  version: task.version,
})
