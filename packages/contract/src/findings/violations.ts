import * as z from 'zod/mini'
import { DateInput, DateOrTimeInput } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, longText, Nothing, oneOf, SiteFilter, text } from '../fields'
import { hazardCategories, severities, violationStatuses } from '../options'
import { longPageOf, Paging } from '../paging'
import { acceptingRecord, withLegacyAliases } from '../records'
import { findings } from '../stale'
import { BoundingBox, Violation, verdicts } from './violation'

export * from './violation'

const legacyAliases = {
  violation: 'type',
  detected_at: 'date',
  media_url: 'mediaUrl',
  regulation: 'regulationCode',
  regulation_code: 'regulationCode',
} as const
const boundingBoxes = z.array(BoundingBox).check(z.maxLength(200))
const writable = {
  type: z.optional(text(200)),
  description: z.optional(longText(10_000)),
  location: z.optional(longText(300)),
  siteId: z.optional(z.nullable(Id)),
  severity: z.optional(oneOf(severities)),
  status: z.optional(oneOf(violationStatuses)),
  regulationCode: z.optional(z.nullable(longText(60))),
  date: z.optional(DateOrTimeInput),
  remediationSteps: z.optional(z.array(text(1000)).check(z.maxLength(50))),
  boundingBoxes: z.optional(boundingBoxes),
}

export const NewViolation = withLegacyAliases(
  acceptingRecord(
    z.strictObject({
      ...writable,
      /** The analysis whose picture the boxes are drawn on. */
      analysisId: z.optional(z.nullable(Id)),
      /** A picture that was uploaded here before, by the address it is served under. */
      mediaUrl: z.optional(z.nullable(longText(500))),
      type: text(200),
      severity: oneOf(severities),
    }),
    Violation,
  ),
  legacyAliases,
)
export const ViolationChanges = withLegacyAliases(
  acceptingRecord(z.strictObject({ ...writable, version: z.optional(z.int()) }), Violation),
  legacyAliases,
)

export const violationKinds = ['all', 'violation', 'observation'] as const
export const violationSorts = ['newest', 'oldest', 'severity', 'updated'] as const

/** What narrows the list down; the same filters choose what stands in a report. */
const filters = {
  search: z.optional(longText(200)),
  severity: z.optional(oneOf(severities)),
  /** `unresolved`: open or in progress. */
  status: z.optional(oneOf([...violationStatuses, 'unresolved'])),
  category: z.optional(oneOf(hazardCategories)),
  site: SiteFilter,
  /** Words of the place. */
  location: z.optional(longText(100)),
  /** A member's id, `me` or `none`. */
  assignee: z.optional(z.union([Id, oneOf(['me', 'none'])])),
  from: z.optional(DateInput),
  to: z.optional(DateInput),
  /** Findings that a person said are none: left out unless asked for. */
  dismissed: z._default(oneOf(['hide', 'only', 'show']), 'hide'),
  /** Advice, which shows no rule broken, is an observation: listed unless asked otherwise, and counted apart. */
  kind: z._default(oneOf(violationKinds), 'all'),
}
export const ViolationFilters = z.strictObject(filters)
export type ViolationFilters = z.output<typeof ViolationFilters>

/** What a saved view of the list keeps. */
export const ViolationListView = z.object({
  ...filters,
  dismissed: z.optional(filters.dismissed.def.innerType),
  kind: z.optional(filters.kind.def.innerType),
  sort: z.optional(oneOf(violationSorts)),
})

export const listViolations = endpoint({
  method: 'GET',
  path: '/api/violations',
  access: 'member',
  summary: 'List violations, with filters, search and paging',
  query: z.strictObject({
    ...Paging,
    ...filters,
    sort: z._default(oneOf(violationSorts), 'newest'),
    /** The `next` of the answer before: goes on from there, however far it is. */
    after: z.optional(text(200)),
  }),
  response: z.object({
    ...longPageOf(Violation).shape,
    /** What is listed, without what was dismissed; at least this many where `capped` says so. */
    stats: z.object({ violations: Count, observations: Count }),
    /**
     * Under all filters but severity, status, kind and dismissal, so that each says how many rows it would show: the open
     * violations, the High ones of them, those of two statuses, and all observations.
     */
    tiles: z.object({
      open: Count,
      high: Count,
      inProgress: Count,
      resolved: Count,
      observations: Count,
      capped: z.boolean(),
    }),
  }),
  errors: ['too_far'],
})

export const createViolation = endpoint({
  method: 'POST',
  path: '/api/violations',
  changes: findings,
  access: 'member',
  summary: 'Create a violation',
  body: NewViolation,
  status: 201,
  response: Violation,
  errors: ['not_found', 'site_archived'],
})

export const getViolation = endpoint({
  method: 'GET',
  path: '/api/violations/:id',
  access: 'member',
  summary: 'Get a violation',
  params: ById,
  response: Violation,
  errors: ['not_found'],
})

export const updateViolation = endpoint({
  method: 'PUT',
  path: '/api/violations/:id',
  changes: findings,
  access: 'member',
  summary: 'Update a violation',
  params: ById,
  body: ViolationChanges,
  response: Violation,
  errors: ['not_found', 'version_conflict', 'site_archived', 'fix_still_there'],
})

export const setViolationStatus = endpoint({
  method: 'PATCH',
  path: '/api/violations/status/:id',
  changes: findings,
  access: 'member',
  summary: 'Set the status of a violation',
  params: ById,
  body: z.strictObject({
    status: oneOf(violationStatuses),
    /** Why it counts as resolved although the last photo of the fix shows the hazard; only a manager decides that. */
    reason: z.optional(longText(2000)),
  }),
  response: Violation,
  errors: ['not_found', 'fix_still_there'],
})

export const setViolationStatuses = endpoint({
  method: 'PATCH',
  path: '/api/violations/status',
  changes: findings,
  access: 'member',
  summary: "Set the status of several violations. If one isn't found, none change",
  body: z.strictObject({
    ids: z.array(Id).check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
    status: oneOf(violationStatuses),
  }),
  response: z.object({ items: z.array(Violation), changed: Count }),
  errors: ['not_found', 'fix_still_there'],
})

export const linkTask = endpoint({
  method: 'POST',
  path: '/api/violations/link-task/:id',
  changes: findings,
  access: 'member',
  summary: 'Link a task to a violation',
  params: ById,
  body: z.strictObject({ task_id: Id }),
  response: Violation,
  errors: ['not_found'],
})

export const violationFeedback = endpoint({
  method: 'POST',
  path: '/api/violations/:id/feedback',
  changes: findings,
  access: 'member',
  summary: 'Confirm, correct or dismiss a finding',
  params: ById,
  body: z.strictObject({
    verdict: oneOf(verdicts),
    reason: z.optional(longText(1000)),
    severity: z.optional(oneOf(severities)),
    boundingBoxes: writable.boundingBoxes,
  }),
  response: Violation,
  errors: ['not_found'],
})

export const withdrawFeedback = endpoint({
  method: 'POST',
  path: '/api/violations/:id/feedback/withdraw',
  changes: findings,
  access: 'member',
  summary: 'Take back the latest confirmation, correction or dismissal',
  params: ById,
  response: Violation,
  errors: ['not_found'],
})

export const violationReport = endpoint({
  method: 'GET',
  path: '/api/violations/:id/report',
  access: 'member',
  summary: 'Download a PDF report of a violation',
  params: ById,
  /** `one`: a page to act on and sign. `full`: also possible causes, the sum behind the fine and the audit trail. */
  query: z.strictObject({ pages: z._default(oneOf(['one', 'full']), 'one') }),
  produces: 'file',
  response: Nothing,
  errors: ['not_found'],
})

export const violationsReport = endpoint({
  method: 'GET',
  path: '/api/violations/report',
  access: 'member',
  summary: 'Download a PDF report of the filtered violations',
  query: z.strictObject({ ...filters, sort: z._default(oneOf(violationSorts), 'newest') }),
  produces: 'file',
  response: Nothing,
  errors: ['report_too_long'],
})

export const exportViolations = endpoint({
  method: 'GET',
  path: '/api/violations/export',
  access: 'member',
  summary: 'Download the filtered violations as CSV',
  query: z.strictObject({ ...filters, sort: z._default(oneOf(violationSorts), 'newest') }),
  produces: 'file',
  response: Nothing,
})
