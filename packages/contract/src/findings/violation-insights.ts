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

export const goodFaiths = ['none', 'some', 'full'] as const
export const inspectionHistories = ['clean', 'neutral', 'serious'] as const
/** Of the injury. `minimal`: no medical treatment, so the violation isn't serious. */
export const fineSeverities = ['high', 'medium', 'low', 'minimal'] as const
export const fineProbabilities = ['greater', 'lesser'] as const
/** How long people are exposed. `long`: about four hours a day or more. */
export const exposureLengths = ['short', 'long'] as const

/** What a fine depends on, besides the size of the organization. Whatever isn't given follows OSHA's manual. */
const fineInputs = {
  severity: oneOf(fineSeverities),
  /** Without it, the hazard, the people exposed and the length of exposure decide. */
  probability: oneOf(fineProbabilities),
  peopleExposed: z.int().check(z.gte(1), z.lte(10_000)),
  exposure: oneOf(exposureLengths),
  goodFaith: oneOf(goodFaiths),
  history: oneOf(inspectionHistories),
  /** Related violations get one fine; otherwise each rule cited gets its own. */
  grouped: z.boolean(),
}
const FineInputs = z.partial(z.strictObject(fineInputs))
export type FineInputs = z.output<typeof FineInputs>

/**
 * Where an input comes from: what is recorded here · the kind of hazard · OSHA's manual · the organization's settings ·
 * the user · nothing is known, so the lower value is assumed.
 */
export const fineInputSources = ['finding', 'hazard', 'manual', 'organization', 'user', 'assumed'] as const
/** `isFixed`: the manual leaves no choice, so a value that is sent isn't used. */
const used = <T extends z.ZodMiniType>(value: T) =>
  z.object({ value, source: z.enum(fineInputSources), isFixed: z.boolean() })

/** How a fine was worked out, step by step, in dollars. */
export const FineBreakdown = z.object({
  /** Of the most serious injury that can reasonably be expected. */
  severity: z.enum([...severities, 'Minimal']),
  probability: z.enum(fineProbabilities),
  /** `minimal`: not serious. OSHA's manual names no amount for it, so there is usually no fine. */
  gravity: z.enum(['high', 'moderate', 'low', 'minimal']),
  inputs: z.object({
    severity: used(fineInputs.severity),
    probability: used(fineInputs.probability),
    peopleExposed: used(fineInputs.peopleExposed),
    exposure: used(fineInputs.exposure),
    goodFaith: used(fineInputs.goodFaith),
    history: used(fineInputs.history),
    grouped: used(fineInputs.grouped),
  }),
  base: z.number(),
  /** In the order they were applied: each on what the one before left. A negative percent reduces. */
  adjustments: z.array(
    z.object({
      factor: z.enum(['separate', 'size', 'good_faith', 'history', 'quick_fix']),
      effect: z.enum(['raises', 'lowers']),
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
    inputs: z.optional(FineInputs),
  }),
  response: FineEstimate,
  errors: ['not_found', 'needs_pro', 'counsel_mode'],
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
  errors: ['not_found', 'needs_pro', 'counsel_mode'],
})
