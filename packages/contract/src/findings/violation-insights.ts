import * as z from 'zod/mini'
import { IsoDate, IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Id, oneOf, text } from '../fields'
import { severities } from '../options'
import { findings } from '../stale'
import { LocalizedMessage } from './violation'

/** Why a regulation was linked, and by whom; `linkedBy` is null where the product found it. */
export const LinkedRegulation = z.object({
  id: Id,
  regulation_code: z.string(),
  title: z.string(),
  excerpt: z.string(),
  reason: z.string(),
  message: z.nullable(LocalizedMessage),
  /** Whether the violation cites it, or it is only a duty nearby. */
  relation: z.enum(['cited', 'related']),
  linkedBy: z.nullable(z.string()),
  linkedAt: z.nullable(IsoDateTime),
})
export type LinkedRegulation = z.output<typeof LinkedRegulation>

export const violationRegulations = endpoint({
  method: 'GET',
  path: '/api/violations/:id/regulations',
  access: 'member',
  summary: 'List the regulations linked to a violation',
  params: ById,
  response: z.array(LinkedRegulation),
  errors: ['not_found', 'needs_pro'],
})

export const linkRegulation = endpoint({
  method: 'POST',
  path: '/api/violations/:id/regulations',
  changes: findings,
  access: 'member',
  summary: 'Link a regulation to a violation',
  params: ById,
  body: z.strictObject({ regulation_id: Id }),
  response: LinkedRegulation,
  errors: ['not_found', 'needs_pro'],
})

export const autoLinkRegulation = endpoint({
  method: 'POST',
  path: '/api/violations/link-regulation',
  changes: findings,
  access: 'member',
  summary: 'Find and link the best matching regulation, with the reason',
  body: z.strictObject({ violation_id: Id }),
  response: LinkedRegulation,
  errors: ['not_found', 'needs_pro', 'no_regulation_fits'],
})

/** How a fine was worked out, step by step, in dollars. */
export const FineBreakdown = z.object({
  /** Of the most serious injury that can reasonably be expected. */
  severity: z.enum(severities),
  probability: z.enum(['greater', 'lesser']),
  gravity: z.enum(['high', 'moderate', 'low']),
  base: z.number(),
  /** In the order they were applied: each on what the one before left. A negative percent reduces. */
  adjustments: z.array(
    z.object({
      factor: z.enum(['size', 'good_faith', 'history', 'quick_fix']),
      percent: z.number(),
      amount: z.number(),
      after: z.number(),
    }),
  ),
  /** What the same violation would cost in other cases. `upTo`: the statute's maximum less the reductions. */
  otherCases: z.array(
    z.object({
      classifiedAs: z.enum([
        'other_than_serious',
        'repeated',
        'repeated_again',
        'willful',
        'failure_to_abate',
      ]),
      amount: z.number(),
      upTo: z.boolean(),
      perDay: z.boolean(),
    }),
  ),
  /** The limit that cut the figure, where one did. */
  limit: z.nullable(z.enum(['minimum', 'maximum'])),
  maximum: z.number(),
  /** The table of maxima that holds, and since when. */
  maximaSince: IsoDate,
  source: z.string(),
})
export type FineBreakdown = z.output<typeof FineBreakdown>

/** `estimate` is null where no published method exists for the place; `messages` tells the rationale line by line. */
export const FineEstimate = z.object({
  estimate: z.nullable(z.number()),
  rationale: z.string(),
  messages: z.array(LocalizedMessage),
  breakdown: z.nullable(FineBreakdown),
})
export type FineEstimate = z.output<typeof FineEstimate>

export const goodFaiths = ['none', 'some', 'full'] as const
export const inspectionHistories = ['clean', 'neutral', 'serious'] as const

/** What of the organization bears on a fine. Without a head count the company size gives the size. */
const fineSettings = {
  employees: z.nullable(z.int().check(z.gte(1), z.lte(10_000_000))),
  /** A written, effective safety program: none · with incidental deficiencies · full. */
  goodFaith: oneOf(goodFaiths),
  /** `clean`: inspected within five years without serious violations, or never. `serious`: high-gravity final orders. */
  history: oneOf(inspectionHistories),
  /** Hazards are put right while the inspector is there. */
  quickFix: z.boolean(),
}
export const FineSettings = z.object(fineSettings)
export type FineSettings = z.output<typeof FineSettings>

export const getFineSettings = endpoint({
  method: 'GET',
  path: '/api/violations/fine-settings',
  access: 'member',
  summary: 'Get the factors used in fine estimates',
  response: FineSettings,
})

export const saveFineSettings = endpoint({
  method: 'PUT',
  path: '/api/violations/fine-settings',
  changes: ['/api/violations'],
  access: 'manager',
  summary: 'Update the factors used in fine estimates',
  body: z.strictObject(fineSettings),
  response: FineSettings,
})

export const estimateFine = endpoint({
  method: 'POST',
  path: '/api/violations/estimate-fine',
  changes: [],
  access: 'member',
  summary: "Estimate a fine with OSHA's published method, with the calculation",
  body: z.strictObject({
    text: text(10_000),
    regulation_codes: z.array(text(60)).check(z.maxLength(50)),
    violation_id: z.optional(Id),
  }),
  response: FineEstimate,
  errors: ['not_found', 'needs_pro'],
})

/** What was seen or reported · the site's records · general knowledge of the hazard. */
export const causeBases = ['seen', 'records', 'general'] as const

export const rootCause = endpoint({
  method: 'GET',
  path: '/api/violations/:id/root-cause',
  access: 'member',
  summary: 'Get possible root causes, with tags',
  params: ById,
  response: z.object({
    cause: z.string(),
    tags: z.array(z.string()),
    /** The sentences of the cause, the likeliest first; empty where nothing is known. */
    messages: z.array(LocalizedMessage),
    /** The same, each with what it rests on. */
    causes: z.array(z.object({ message: LocalizedMessage, basis: z.enum(causeBases) })),
  }),
  errors: ['not_found', 'needs_pro'],
})
