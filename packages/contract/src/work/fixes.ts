import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, longText, oneOf } from '../fields'
import { BoundingBox, LocalizedMessage } from '../findings/violation'
import { findings } from '../stale'

/** What the comparison of the two photos shows. It never closes anything by itself: a manager does. */
export const fixOutcomes = ['pending', 'still_there', 'not_seen', 'cannot_tell'] as const
export type FixOutcome = (typeof fixOutcomes)[number]

export const fixReviews = ['waiting', 'accepted', 'sent_back'] as const
export type FixReview = (typeof fixReviews)[number]

/** Boxes are in pixels of this size. */
const FixPicture = z.object({
  url: z.string(),
  width: Count,
  height: Count,
  boxes: z.array(BoundingBox),
})
export type FixPicture = z.output<typeof FixPicture>

/** A photo taken after the work, as proof that the hazard of a task is gone. */
export const Fix = z.object({
  id: Id,
  taskId: Id,
  violationId: z.nullable(Id),
  /** The photo of the finding with its boxes; null without a finding, or once its photo was deleted. */
  before: z.nullable(FixPicture),
  /** The photo of the fix; the boxes mark what is still there. Null until it has been checked. */
  after: z.nullable(FixPicture),
  /**
   * Where a point of the photo of the fix lies in the photo of the finding: the nine numbers of a homography, row by
   * row. Null where the two couldn't be matched.
   */
  alignment: z.nullable(z.array(z.number()).check(z.length(9))),
  outcome: z.enum(fixOutcomes),
  /** Null while the check is running. */
  reason: z.nullable(LocalizedMessage),
  submittedBy: z.nullable(Id),
  submittedByName: z.nullable(z.string()),
  submittedAt: IsoDateTime,
  review: z.enum(fixReviews),
  /** Who is asked to confirm: the manager who reported it, else another one. */
  reviewerName: z.nullable(z.string()),
  reviewedBy: z.nullable(Id),
  reviewedByName: z.nullable(z.string()),
  reviewedAt: z.nullable(IsoDateTime),
  /** What the manager wrote: what is left to do, or why it counts as fixed although the hazard is still seen. */
  note: z.string(),
  /** Accepting it leaves no open task, so the violation can be resolved with it. */
  canResolve: z.boolean(),
})
export type Fix = z.output<typeof Fix>

export const fixDecisions = ['accept', 'send_back'] as const

const NewReview = z
  .strictObject({
    decision: oneOf(fixDecisions),
    /** Required to send it back, and to accept it although the hazard is still there. */
    note: z._default(longText(2000), ''),
    /** Accepting also resolves the violation, if no other task of it is open. */
    resolve: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ decision, note }) => decision === 'accept' || note !== '', {
      path: ['note'],
      error: 'required',
    }),
  )

const PATH = '/api/tasks/:id/fixes'

export const submitFix = endpoint({
  method: 'POST',
  path: PATH,
  changes: ['/api/tasks', '/api/notifications'],
  access: 'member',
  summary: 'Send a photo of the fix of a task. It is compared with the finding and costs no analysis',
  params: ById,
  form: z.strictObject({}),
  status: 202,
  response: Fix,
  errors: [
    'not_found',
    'file_missing',
    'file_empty',
    'file_too_large',
    'file_unsupported',
    'photo_only',
    'upload_broken',
    'unreadable_media',
    'storage_limit',
    'same_photo',
    'too_many',
  ],
})

export const listFixes = endpoint({
  method: 'GET',
  path: PATH,
  access: 'member',
  summary: 'List the photos of the fix of a task, newest first',
  params: ById,
  response: z.array(Fix),
  errors: ['not_found'],
})

export const reviewFix = endpoint({
  method: 'POST',
  path: '/api/fixes/:id/review',
  changes: [...findings, '/api/notifications'],
  access: 'manager',
  summary: 'Accept a photo of a fix, which completes the task, or send it back, which reopens the task',
  params: ById,
  body: NewReview,
  response: z.object({
    ...Fix.shape,
    /** Accepting completed the last open task of a violation that isn't resolved yet: offer to resolve it. */
    violationCanBeResolved: z.boolean(),
  }),
  errors: ['not_found', 'fix_pending', 'fix_reviewed'],
})
