import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import {
  ById,
  Id,
  IsoDateTime,
  longText,
  Nothing,
  oneOf,
  Paging,
  pageOf,
  text,
  withOlderNames,
} from './fields'
import { severities, violationStatuses } from './options'

export const BoundingBox = z.strictObject({
  x: z.number(),
  y: z.number(),
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
  label: longText(120),
  /** What a client says in its language instead of the label; absent where a person wrote the label. */
  labelCode: z.optional(longText(60)),
  severity: oneOf(severities),
})
export type BoundingBox = z.output<typeof BoundingBox>

/** A sentence the product wrote: clients say it in their language by its code, or show the English text. */
export const Said = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
})
export type Said = z.output<typeof Said>

export const verdicts = ['confirmed', 'dismissed', 'corrected'] as const

export const Violation = z.object({
  id: Id,
  analysisId: z.nullable(Id),
  type: z.string(),
  description: z.string(),
  location: z.string(),
  severity: z.enum(severities),
  status: z.enum(violationStatuses),
  regulation: z.nullable(z.string()),
  regulationCode: z.nullable(z.string()),
  date: IsoDateTime,
  regulationCodes: z.array(z.string()),
  /** The picture the boxes are drawn on: the photo itself, or the clearest frame of a video. */
  mediaUrl: z.nullable(z.string()),
  /** Seconds from the start of a video or a recording. */
  span: z.nullable(z.object({ start: z.number(), end: z.number() })),
  remediationSteps: z.array(z.string()),
  boundingBoxes: z.array(BoundingBox),
  because: z.nullable(z.string()),
  confidence: z.nullable(z.number()),
  /** The same texts with their codes; null for what a person wrote. */
  said: z.nullable(
    z.object({
      type: Said,
      description: Said,
      location: Said,
      because: Said,
      remediationSteps: z.array(Said),
    }),
  ),
  /** What a person said of the finding. */
  verdict: z.nullable(z.enum(verdicts)),
  hasTask: z.boolean(),
  taskId: z.nullable(Id),
})
export type Violation = z.output<typeof Violation>

const olderNames = { violation: 'type', detected_at: 'date', media_url: 'mediaUrl' }
const writable = {
  type: text(200),
  description: longText(10_000),
  location: longText(300),
  severity: oneOf(severities),
  regulationCode: longText(60),
  date: IsoDateTime,
  remediationSteps: z.array(text(1000)).check(z.maxLength(50)),
  boundingBoxes: z.array(BoundingBox).check(z.maxLength(200)),
}

export const NewViolation = withOlderNames(
  z.strictObject({
    ...z.partial(z.strictObject(writable)).shape,
    /** The analysis whose picture the boxes are drawn on. */
    analysisId: z.optional(Id),
    type: writable.type,
    severity: writable.severity,
  }),
  olderNames,
)
export const ViolationChanges = withOlderNames(
  z.partial(z.strictObject({ ...writable, status: oneOf(violationStatuses) })),
  olderNames,
)

export const LinkedRegulation = z.object({
  id: Id,
  regulation_code: z.string(),
  title: z.string(),
  excerpt: z.string(),
})

export const listViolations = endpoint({
  method: 'GET',
  path: '/api/violations',
  access: 'member',
  summary: "The organisation's violations, filtered, searched and paged",
  query: z.strictObject({
    ...Paging,
    search: z.optional(longText(200)),
    severity: z.optional(oneOf(severities)),
    status: z.optional(oneOf(violationStatuses)),
  }),
  answer: pageOf(Violation),
})

export const createViolation = endpoint({
  method: 'POST',
  path: '/api/violations',
  access: 'member',
  summary: 'Record a violation seen by a person',
  body: NewViolation,
  status: 201,
  answer: Violation,
})

export const getViolation = endpoint({
  method: 'GET',
  path: '/api/violations/:id',
  access: 'member',
  summary: 'One violation',
  params: ById,
  answer: Violation,
  errors: ['not_found'],
})

export const updateViolation = endpoint({
  method: 'PUT',
  path: '/api/violations/:id',
  access: 'member',
  summary: 'Change a violation',
  params: ById,
  body: ViolationChanges,
  answer: Violation,
  errors: ['not_found', 'changed_meanwhile'],
})

export const setViolationStatus = endpoint({
  method: 'PATCH',
  path: '/api/violations/status/:id',
  access: 'member',
  summary: 'Move a violation to Open, In Progress or Resolved',
  params: ById,
  body: z.strictObject({ status: oneOf(violationStatuses) }),
  answer: Violation,
  errors: ['not_found'],
})

export const violationRegulations = endpoint({
  method: 'GET',
  path: '/api/violations/:id/regulations',
  access: 'member',
  summary: 'Regulations linked to a violation',
  params: ById,
  answer: z.array(LinkedRegulation),
  errors: ['not_found', 'needs_pro'],
})

export const linkRegulation = endpoint({
  method: 'POST',
  path: '/api/violations/:id/regulations',
  access: 'member',
  summary: 'Link a regulation chosen by a person',
  params: ById,
  body: z.strictObject({ regulation_id: Id }),
  answer: LinkedRegulation,
  errors: ['not_found', 'needs_pro'],
})

export const autoLinkRegulation = endpoint({
  method: 'POST',
  path: '/api/violations/link-regulation',
  access: 'member',
  summary: 'Find and link the best matching regulation, with the reason',
  body: z.strictObject({ violation_id: Id }),
  answer: z.object({ ...LinkedRegulation.shape, reason: z.string() }),
  errors: ['not_found', 'needs_pro'],
})

export const linkTask = endpoint({
  method: 'POST',
  path: '/api/violations/link-task/:id',
  access: 'member',
  summary: 'Link a task to a violation',
  params: ById,
  body: z.strictObject({ task_id: Id }),
  answer: Violation,
  errors: ['not_found'],
})

export const estimateFine = endpoint({
  method: 'POST',
  path: '/api/violations/estimate-fine',
  access: 'member',
  summary: 'Estimate a fine by the published method, with the arithmetic',
  body: z.strictObject({
    text: text(10_000),
    regulation_codes: z.array(text(60)).check(z.maxLength(50)),
    violation_id: z.optional(Id),
  }),
  answer: z.object({ estimate: z.nullable(z.number()), rationale: z.string() }),
  errors: ['needs_pro'],
})

export const rootCause = endpoint({
  method: 'GET',
  path: '/api/violations/:id/root-cause',
  access: 'member',
  summary: 'The likely root cause, with tags',
  params: ById,
  answer: z.object({ cause: z.string(), tags: z.array(z.string()) }),
  errors: ['not_found', 'needs_pro'],
})

export const violationHistory = endpoint({
  method: 'GET',
  path: '/api/violations/:id/history',
  access: 'member',
  summary: 'Who changed what, and when',
  params: ById,
  answer: z.array(
    z.object({
      at: IsoDateTime,
      who: z.string(),
      field: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
    }),
  ),
  errors: ['not_found'],
})

export const violationFeedback = endpoint({
  method: 'POST',
  path: '/api/violations/:id/feedback',
  access: 'member',
  summary: 'Confirm the finding, dismiss it with a reason, or correct it',
  params: ById,
  body: z.strictObject({
    verdict: oneOf(verdicts),
    reason: z.optional(longText(1000)),
    severity: z.optional(oneOf(severities)),
    boundingBoxes: z.optional(writable.boundingBoxes),
  }),
  answer: Violation,
  errors: ['not_found'],
})

export const violationReport = endpoint({
  method: 'GET',
  path: '/api/violations/:id/report',
  access: 'member',
  summary: 'A printable report of one violation',
  params: ById,
  produces: 'file',
  answer: Nothing,
  errors: ['not_found'],
})
