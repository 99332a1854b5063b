import { randomUUID } from 'node:crypto'
import { hours, later } from '../../../../platform/clock'
import type { Cast, DemoPerson } from '../history/cast'
import {
  emptyHistory,
  type HistoryRows,
  type NewTaskChange,
  type NewViolation,
} from '../history/history-rows'
import type { PlannedTask } from '../history/incidents'
import type { TaskRecords } from '../history/task-records'
import type { FoundInPicture } from './analyzed-picture'
import type { PhotoFiles } from './photo-file'
import { mediaRow } from './photo-files'

/** How many tasks with a later picture of the place were completed with it. */
const WITH_PHOTO = 0.7

type Fixed = { task: TaskRecords; planned: PlannedTask; violation: NewViolation; lead: DemoPerson }

/** The photo that somebody took after the work, with what the comparison really shows, accepted by a manager. */
export function fixRecords(
  cast: Cast,
  files: PhotoFiles,
  fix: FoundInPicture['fix'],
  { task, planned, violation, lead }: Fixed,
): HistoryRows {
  const { organizationId, random, person, now } = cast
  const file = fix ? files.get(fix.after) : undefined
  const reviewedAt = later(planned.completedAt, hours(0.1))
  if (!fix || !file || fix.outcome !== 'not_seen' || reviewedAt >= now || !random.chance(WITH_PHOTO))
    return emptyHistory
  const fixer = person(planned.fixer)
  const submittedAt = later(planned.completedAt, -hours(0.1))
  // Without a hash it is never taken for a photo that was analyzed.
  const medium = { ...mediaRow(cast, file, fix, fixer, submittedAt), sha256: null }
  const changed = (by: DemoPerson, to: string, createdAt: Date): NewTaskChange => ({
    id: randomUUID(),
    organizationId,
    taskId: task.task.id,
    userId: by.id,
    userName: by.name,
    field: 'fix',
    from: null,
    to,
    createdAt,
  })
  return {
    ...emptyHistory,
    media: [medium],
    fixes: [
      {
        id: randomUUID(),
        organizationId,
        taskId: task.task.id,
        violationId: violation.id,
        mediaId: medium.id,
        sha256: file.sha256,
        submittedBy: fixer.id,
        submittedAt,
        outcome: fix.outcome,
        reason: fix.reason,
        boxes: fix.boxes,
        alignment: fix.alignment,
        attempts: 1,
        review: 'accepted',
        reviewedBy: lead.id,
        reviewedAt,
      },
    ],
    taskChanges: [changed(fixer, 'submitted', submittedAt), changed(lead, 'accepted', reviewedAt)],
  }
}
