import * as z from 'zod/mini'
import { IsoDate, IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, longText, oneOf } from '../fields'
import { BoundingBox } from '../findings/violation'
import { priorities, severities } from '../options'
import { findings } from '../stale'

/** Generated for one person, pending once it is submitted, then approved or rejected by a manager. */
export const suggestionStatuses = ['generated', 'pending', 'approved', 'rejected', 'discarded'] as const
export type SuggestionStatus = (typeof suggestionStatuses)[number]

/** How many can be decided in one call, and how many a list has at most. */
export const MAX_SUGGESTIONS = 100
export const MAX_REASON = 2000

/** A task that the assistant proposes for a violation, in the language of whoever asks for it. */
export const PendingSuggestion = z.object({
  id: Id,
  status: z.enum(suggestionStatuses),
  /** What the task would say: its title, what the person added, and its steps. */
  text: z.string(),
  /** One or two sentences about the violation. */
  violationContext: z.string(),
  /** Null once the violation was deleted; the task can still be created. */
  violation_id: z.nullable(Id),
  violationName: z.string(),
  severity: z.enum(severities),
  /** The site's name and the area in it; empty where nobody said. */
  location: z.string(),
  /** A small copy of the picture with the boxes, where there is one. */
  picture: z.nullable(
    z.object({
      url: z.string(),
      size: z.nullable(z.object({ width: z.int(), height: z.int() })),
      boxes: z.array(BoundingBox),
    }),
  ),
  /** A task for the same violation that is still open. */
  openTaskId: z.nullable(Id),
  /** Who proposed it; null once that person's account is gone. */
  user_id: z.nullable(Id),
  userName: z.nullable(z.string()),
  /** The parts of the task. */
  title: z.string(),
  note: z.string(),
  steps: z.array(z.string()),
  codes: z.array(z.string()),
  priority: z.enum(priorities),
  dueDate: IsoDate,
  /** Who would get the task: whoever was last given one at the site, else who proposed it. */
  assigneeName: z.nullable(z.string()),
  createdAt: IsoDateTime,
  submittedAt: z.nullable(IsoDateTime),
  decidedBy: z.nullable(Id),
  decidedByName: z.nullable(z.string()),
  decidedAt: z.nullable(IsoDateTime),
  /** Why it was rejected. */
  reason: z.string(),
  /** The task that was created; null before that, or once it was deleted. */
  taskId: z.nullable(Id),
})
export type PendingSuggestion = z.output<typeof PendingSuggestion>

export const suggestTask = endpoint({
  method: 'POST',
  path: '/api/copilot/suggest-task',
  changes: ['/api/violations'],
  access: 'member',
  summary: 'Suggest a task for a violation. Replaces one that you generated and did not submit',
  /** `text` is what the task should mention besides the steps of the violation. */
  body: z.strictObject({ violation_id: Id, text: longText(10_000) }),
  response: PendingSuggestion,
  errors: ['not_found', 'needs_pro', 'too_many'],
})

export const submitSuggestion = endpoint({
  method: 'POST',
  path: '/api/copilot/submit-suggestion',
  changes: ['/api/violations', '/api/copilot/pending-suggestions', '/api/dashboard', '/api/notifications'],
  access: 'member',
  summary: 'Submit a suggested task for approval',
  body: z.strictObject({
    /** The id of the suggestion. */
    task_id: Id,
    violation_id: z.optional(Id),
    user_id: z.optional(Id),
    /** Replaces what the task should mention. */
    text: z.optional(longText(10_000)),
  }),
  response: PendingSuggestion,
  errors: ['not_found', 'suggestion_closed'],
})

export const discardSuggestion = endpoint({
  method: 'POST',
  path: '/api/copilot/suggestions/:id/discard',
  changes: ['/api/violations', '/api/copilot/pending-suggestions', '/api/dashboard'],
  access: 'member',
  summary: 'Discard a suggestion of your own that nobody has decided on',
  params: ById,
  response: PendingSuggestion,
  errors: ['not_found', 'suggestion_closed'],
})

export const violationSuggestions = endpoint({
  method: 'GET',
  path: '/api/violations/:id/suggestions',
  access: 'member',
  summary: 'List the suggestions for a violation, newest first. Managers see those of everyone',
  params: ById,
  response: z.array(PendingSuggestion),
  errors: ['not_found'],
})

export const pendingSuggestions = endpoint({
  method: 'GET',
  path: '/api/copilot/pending-suggestions',
  access: 'manager',
  summary: 'List suggestions waiting for approval, the most severe first',
  /** `org_id` is the caller's own organization. */
  query: z.strictObject({ org_id: z.optional(Id) }),
  response: z.array(PendingSuggestion),
  errors: ['not_found'],
})

export const countPendingSuggestions = endpoint({
  method: 'GET',
  path: '/api/copilot/pending-suggestions/count',
  access: 'manager',
  summary: 'Count suggestions waiting for approval',
  response: z.object({ count: Count }),
})

export const approveSuggestion = endpoint({
  method: 'POST',
  path: '/api/copilot/pending-suggestions/:id/approve',
  changes: [...findings, '/api/copilot/pending-suggestions', '/api/notifications'],
  access: 'manager',
  summary: 'Approve a suggestion and create its task',
  params: ById,
  response: PendingSuggestion,
  errors: ['not_found', 'suggestion_closed'],
})

const Reason = longText(MAX_REASON)

export const rejectSuggestion = endpoint({
  method: 'POST',
  path: '/api/copilot/pending-suggestions/:id/reject',
  changes: [...findings, '/api/copilot/pending-suggestions', '/api/notifications'],
  access: 'manager',
  summary: 'Reject a suggestion',
  params: ById,
  /** May be left out. */
  body: z.nullish(z.strictObject({ reason: z.optional(Reason) })),
  response: PendingSuggestion,
  errors: ['not_found', 'suggestion_closed'],
})

export const decisionOutcomes = ['approved', 'rejected', 'closed', 'not_found'] as const

export const decideSuggestions = endpoint({
  method: 'POST',
  path: '/api/copilot/pending-suggestions/decide',
  changes: [...findings, '/api/copilot/pending-suggestions', '/api/notifications'],
  access: 'manager',
  summary: 'Approve or reject several suggestions. Each has an outcome of its own',
  body: z.strictObject({
    ids: z.array(Id).check(z.minLength(1), z.maxLength(MAX_SUGGESTIONS)),
    decision: oneOf(['approve', 'reject']),
    reason: z.optional(Reason),
  }),
  response: z.object({
    /** `closed` is one that was decided or discarded before; `suggestion` is what it is now. */
    outcomes: z.array(
      z.object({ id: Id, outcome: z.enum(decisionOutcomes), suggestion: z.nullable(PendingSuggestion) }),
    ),
  }),
  /** Only where none of them is known. */
  errors: ['not_found'],
})
