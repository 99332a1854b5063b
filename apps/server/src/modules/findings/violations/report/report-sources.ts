import type { AnalysisDetail, Fix, FixPicture, Task } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { TaskMessages } from '@plumbline/messages'
import type { Hidden } from '../../../capture/media/copies'

type Name = { firstName: string; lastName: string; email: string }

export type ReportedFix = {
  fix: Pick<Fix, 'violationId' | 'outcome' | 'reason' | 'review' | 'note'> & {
    mediaId: string
    boxes: FixPicture['boxes']
    submittedAt: Date
    reviewedAt: Date | null
  }
  submitter: Name | null
  reviewer: Name | null
}

export type TaskInReport = Pick<
  Task,
  'violationId' | 'title' | 'description' | 'status' | 'priority' | 'dueDate' | 'steps'
> & { assignee: Name | null; messages: TaskMessages | null }

type ReadAll<Item> = (tx: ReadHandle, organizationId: string, ids: string[]) => Promise<Item[]>

/** What a report prints that other modules know. */
export type ReportSources = {
  /** What each analysis was checked for and what not, and where faces are in its photo; null where that isn't known. */
  lookedAt: ReadAll<{
    id: string
    checked: AnalysisDetail['checked']
    mediaId: string
    hidden: Hidden | null
  }>
  /** The photos of fixes of some violations that have been compared, oldest first. */
  fixesOf: ReadAll<ReportedFix>
  /** The tasks of some violations, oldest first. */
  tasksOf: ReadAll<TaskInReport>
}
