import type { Task, TaskStatus } from '@plumbline/contract'
import { type Formatter, taskTexts } from '@plumbline/messages'
import { mediaUrl } from '../../capture/media/media.service'
import { fullName } from '../../identity/users/users.service'
import type { WithViolation } from './tasks.repository'

export const isOpen = (status: TaskStatus) => status === 'open' || status === 'in_progress'

/** Whom a task is shown to. Without a formatter, such as for other systems, the texts are those that are stored. */
export type Reader = { today: string; formatter: Formatter | null }

export const present = (found: WithViolation, reader: Reader): Task => ({
  ...presentStored(found, reader),
  ...(reader.formatter && taskTexts(found.task, reader.formatter)),
})

const presentStored = (
  { task, siteName, violation, assignee, reporter }: WithViolation,
  { today, formatter }: Reader,
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
  violationType:
    formatter && violation?.typeMessage ? formatter.format(violation.typeMessage) : (violation?.type ?? null),
  siteId: task.siteId,
  worksite: siteName ?? task.worksite,
  area: violation && violation.location !== task.worksite ? violation.location : '',
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
