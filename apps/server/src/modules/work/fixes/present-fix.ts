import type { Fix, FixPicture } from '@plumbline/contract'
import type { Picture } from '../../capture/media/media.lookups'
import { mediaUrl } from '../../capture/media/media.service'
import { fullName } from '../../identity/users/users.service'
import type { FixWithPictures } from './fixes.repository'

/** Only what has a copy without metadata is shown. */
const pictureOf = (medium: Picture | null | undefined, boxes: FixPicture['boxes'] = []): FixPicture | null =>
  medium?.displayType?.startsWith('image/') && medium.width && medium.height
    ? { url: mediaUrl(medium.id), width: medium.width, height: medium.height, boxes }
    : null

export const presentFix = (
  { fix, before, after, submitter, reviewer }: FixWithPictures,
  { reviewerName, canResolve }: Pick<Fix, 'reviewerName' | 'canResolve'>,
): Fix => ({
  id: fix.id,
  taskId: fix.taskId,
  violationId: fix.violationId,
  before: pictureOf(before?.picture, before?.boundingBoxes),
  after: pictureOf(after, fix.boxes),
  alignment: fix.alignment,
  outcome: fix.outcome,
  reason: fix.reason,
  submittedBy: fix.submittedBy,
  submittedByName: submitter && fullName(submitter),
  submittedAt: fix.submittedAt.toISOString(),
  review: fix.review,
  reviewerName,
  reviewedBy: fix.reviewedBy,
  reviewedByName: reviewer && fullName(reviewer),
  reviewedAt: fix.reviewedAt?.toISOString() ?? null,
  note: fix.note,
  canResolve,
})
