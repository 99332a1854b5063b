import * as z from 'zod/mini'
import { DateInput } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, longText, Nothing, oneOf, text } from '../fields'
import { languages, regulationIndustries, severities } from '../options'
import { Paging, pageOf, queryInt } from '../paging'
import { withLegacyAliases } from '../records'
import {
  NewRegulation,
  Regulation,
  RegulationChanges,
  RegulationDetail,
  RegulationFacets,
  RegulationHit,
} from './regulation-records'

/** Several tags are separated by commas, and a regulation must carry all of them. The dates are those of the last change. */
const filters = {
  q: z.optional(longText(300)),
  industry: z.optional(longText(80)),
  body: z.optional(longText(40)),
  risk: z.optional(oneOf(severities)),
  tags: z.optional(longText(500)),
  from: z.optional(DateInput),
  to: z.optional(DateInput),
}
export type RegulationFilters = z.output<z.ZodMiniObject<typeof filters>>
export const regulationSorts = ['relevance', 'newest', 'title', 'code', 'risk'] as const
export type RegulationSort = (typeof regulationSorts)[number]
/** The names of the same filters in document 2. */
const legacyFilters = { risk_level: 'risk', severity_level: 'risk', regulatory_body: 'body' } as const
/** Without words to search for, 'relevance' is the order of the library: most cited first. */
const sorted = { sort: z._default(oneOf(regulationSorts), 'relevance') }
/** A code in the search that isn't in the library, as it was typed. No other code is returned in its place. */
const UnknownCode = z.nullable(z.string())
const gated = ['regulations_need_a_plan'] as const

export const listRegulations = endpoint({
  method: 'GET',
  path: '/api/regulations',
  access: 'member',
  summary: 'List regulations, or those for a violation',
  query: withLegacyAliases(
    z.strictObject({ ...Paging, ...filters, ...sorted, violation_id: z.optional(Id) }),
    legacyFilters,
  ),
  response: z.extend(pageOf(RegulationHit), { facets: RegulationFacets, unknown_code: UnknownCode }),
  errors: ['not_found', ...gated],
})

export const createRegulation = endpoint({
  method: 'POST',
  path: '/api/regulations',
  // Its date is an alert on the dashboard.
  changes: ['/api/regulations', '/api/dashboard'],
  access: 'manager',
  summary: 'Create a regulation',
  body: NewRegulation,
  status: 201,
  response: Regulation,
  errors: ['regulation_exists', ...gated],
})

export const getRegulation = endpoint({
  method: 'GET',
  path: '/api/regulations/:id',
  access: 'member',
  summary: 'Get a regulation',
  params: ById,
  response: RegulationDetail,
  errors: ['not_found'],
})

export const updateRegulation = endpoint({
  method: 'PATCH',
  path: '/api/regulations/:id',
  changes: ['/api/regulations', '/api/violations', '/api/dashboard'],
  access: 'manager',
  summary: 'Update a regulation',
  params: ById,
  body: RegulationChanges,
  response: Regulation,
  errors: ['not_found', 'regulation_exists', 'version_conflict', ...gated],
})

export const deleteRegulation = endpoint({
  method: 'DELETE',
  path: '/api/regulations/:id',
  changes: ['/api/regulations', '/api/violations', '/api/dashboard'],
  access: 'manager',
  summary: 'Delete a regulation',
  params: ById,
  response: Nothing,
  errors: ['not_found', ...gated],
})

export const downloadRegulation = endpoint({
  method: 'GET',
  path: '/api/regulations/:id/download',
  access: 'member',
  summary: 'Download a regulation',
  params: ById,
  query: z.strictObject({ format: z._default(oneOf(['pdf', 'json', 'csv']), 'pdf') }),
  produces: 'file',
  response: Nothing,
  errors: ['not_found'],
})

export const regulationSummary = endpoint({
  method: 'GET',
  path: '/api/regulations/:id/summary',
  access: 'member',
  summary: 'Get a regulation in plain language',
  params: ById,
  response: z.object({
    summary: z.string(),
    /** The reader's; null for an organization's own text, which is given as it was written. */
    language: z.nullable(z.enum(languages)),
    points: z.array(z.string()),
  }),
  errors: ['not_found', ...gated],
})

export const searchRegulations = endpoint({
  method: 'GET',
  path: '/api/regulations/search',
  access: 'member',
  summary: 'Search regulations by keyword, meaning and code',
  query: withLegacyAliases(
    z.strictObject({ ...filters, ...sorted, limit: queryInt(1, 50, 50) }),
    legacyFilters,
  ),
  response: z.object({
    items: z.array(RegulationHit),
    total: Count,
    facets: RegulationFacets,
    unknown_code: UnknownCode,
  }),
  errors: gated,
})

export const matchRegulations = endpoint({
  method: 'POST',
  path: '/api/regulations/match',
  changes: [],
  access: 'member',
  summary: 'Find the regulations that best match a text',
  body: z.strictObject({
    text: z._default(longText(10_000), ''),
    codes: z._default(z.array(text(80)).check(z.maxLength(50)), []),
    industry: z.optional(oneOf(regulationIndustries)),
    severity: z.optional(oneOf(severities)),
  }),
  response: z.array(Regulation),
  errors: gated,
})

export const matchKeywords = endpoint({
  method: 'POST',
  path: '/api/regulations/match-keywords',
  changes: [],
  access: 'member',
  summary: 'Find the regulation that best matches keywords',
  body: z.strictObject({
    keywords: z._default(z.array(text(80)).check(z.maxLength(50)), []),
    text: z.optional(longText(10_000)),
    industry: z._default(oneOf(regulationIndustries), 'Construction'),
  }),
  response: z.object({
    regulation: z.nullable(Regulation),
    /** At most ten, best first; the first of them is `regulation`. */
    regulations: z.array(Regulation),
    message: z.nullable(z.string()),
  }),
  errors: gated,
})

export const exportRegulations = endpoint({
  method: 'GET',
  path: '/api/regulations/export',
  access: 'member',
  summary: 'Export the filtered library',
  query: withLegacyAliases(
    z.strictObject({ ...filters, format: z._default(oneOf(['pdf', 'json', 'csv']), 'csv') }),
    legacyFilters,
  ),
  produces: 'file',
  response: Nothing,
  errors: gated,
})
