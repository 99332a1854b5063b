import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import {
  ById,
  Count,
  Id,
  IsoDate,
  IsoDateTime,
  longText,
  Nothing,
  oneOf,
  Paging,
  pageOf,
  queryInt,
  text,
} from './fields'
import { regulatoryBodies, severities } from './options'

export const Regulation = z.object({
  id: Id,
  title: z.string(),
  regulation_code: z.string(),
  summary: z.string(),
  description: z.nullable(z.string()),
  industry: z.string(),
  tags: z.array(z.string()),
  risk_level: z.enum(severities),
  source: z.string(),
  regulatory_body: z.string(),
  jurisdiction: z.string(),
  compliance_deadline: z.nullable(IsoDate),
  related_regulations: z.array(z.string()),
  is_active: z.boolean(),
  authority: z.nullable(z.string()),
  document_type: z.nullable(z.string()),
  created_at: IsoDateTime,
  last_updated: IsoDateTime,
})
export type Regulation = z.output<typeof Regulation>

const Tag = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(60))
const writable = {
  title: text(300),
  regulation_code: text(80),
  summary: text(5000),
  description: z.optional(longText(100_000)),
  industry: z._default(text(80), 'General Industry'),
  tags: z._default(z.array(Tag).check(z.maxLength(50)), []),
  risk_level: z._default(oneOf(severities), 'Medium'),
  source: z._default(longText(2000), 'Unknown'),
  regulatory_body: z._default(oneOf(regulatoryBodies), 'OSHA'),
  compliance_deadline: z.optional(z.nullable(IsoDate)),
  related_regulations: z._default(z.array(text(80)).check(z.maxLength(100)), []),
  is_active: z._default(z.boolean(), true),
}
export const NewRegulation = z.strictObject(writable)
export const RegulationChanges = z.strictObject({
  title: z.optional(writable.title),
  regulation_code: z.optional(writable.regulation_code),
  summary: z.optional(writable.summary),
  description: writable.description,
  industry: z.optional(text(80)),
  tags: z.optional(z.array(Tag).check(z.maxLength(50))),
  risk_level: z.optional(oneOf(severities)),
  source: z.optional(longText(2000)),
  regulatory_body: z.optional(oneOf(regulatoryBodies)),
  compliance_deadline: writable.compliance_deadline,
  related_regulations: z.optional(z.array(text(80)).check(z.maxLength(100))),
  is_active: z.optional(z.boolean()),
})

const filters = {
  q: z.optional(longText(300)),
  industry: z.optional(longText(80)),
  body: z.optional(longText(40)),
  risk: z.optional(oneOf(severities)),
  tags: z.optional(longText(500)),
  from: z.optional(IsoDate),
  to: z.optional(IsoDate),
}
const gated = ['regulations_need_a_plan'] as const

export const ImportSummary = z.object({
  totalProcessed: Count,
  valid: Count,
  invalid: Count,
  duplicates: Count,
  existingDuplicates: Count,
  errors: z.array(z.object({ index: z.int(), message: z.string(), entry: z.unknown() })),
})

export const FeedSource = z.strictObject({
  id: text(80),
  name: text(120),
  url: z.string().check(z.maxLength(2000), z.regex(/^https?:\/\//)),
  enabled: z.boolean(),
})

export const listRegulations = endpoint({
  method: 'GET',
  path: '/api/regulations',
  access: 'member',
  summary: 'Browse regulations, or those for a violation',
  query: z.strictObject({ ...Paging, ...filters, violation_id: z.optional(Id) }),
  answer: pageOf(Regulation),
  errors: gated,
})

export const createRegulation = endpoint({
  method: 'POST',
  path: '/api/regulations',
  access: 'manager',
  summary: "Add a regulation to the organisation's library",
  body: NewRegulation,
  status: 201,
  answer: Regulation,
  errors: gated,
})

export const getRegulation = endpoint({
  method: 'GET',
  path: '/api/regulations/:id',
  access: 'member',
  summary: 'One regulation',
  params: ById,
  answer: Regulation,
  errors: ['not_found', ...gated],
})

export const updateRegulation = endpoint({
  method: 'PATCH',
  path: '/api/regulations/:id',
  access: 'manager',
  summary: 'Change a regulation',
  params: ById,
  body: RegulationChanges,
  answer: Regulation,
  errors: ['not_found', ...gated],
})

export const deleteRegulation = endpoint({
  method: 'DELETE',
  path: '/api/regulations/:id',
  access: 'manager',
  summary: 'Remove a regulation',
  params: ById,
  answer: Nothing,
  errors: ['not_found', ...gated],
})

export const downloadRegulation = endpoint({
  method: 'GET',
  path: '/api/regulations/:id/download',
  access: 'member',
  summary: 'A regulation as a file',
  params: ById,
  query: z.strictObject({ format: z._default(oneOf(['pdf', 'json', 'csv']), 'pdf') }),
  produces: 'file',
  answer: Nothing,
  errors: ['not_found', ...gated],
})

export const regulationSummary = endpoint({
  method: 'GET',
  path: '/api/regulations/:id/summary',
  access: 'member',
  summary: 'A regulation in plain language',
  params: ById,
  answer: z.object({ summary: z.string() }),
  errors: ['not_found', ...gated],
})

export const searchRegulations = endpoint({
  method: 'GET',
  path: '/api/regulations/search',
  access: 'member',
  summary: 'Search by words, by meaning and by code',
  query: z.strictObject({ ...filters, limit: queryInt(1, 50, 50) }),
  answer: z.object({ items: z.array(Regulation), total: Count }),
  errors: gated,
})

export const matchRegulations = endpoint({
  method: 'POST',
  path: '/api/regulations/match',
  access: 'member',
  summary: 'The regulations that fit a text best',
  body: z.strictObject({
    text: text(10_000),
    industry: z.optional(longText(80)),
    severity: z.optional(oneOf(severities)),
  }),
  answer: z.array(Regulation),
  errors: gated,
})

export const matchKeywords = endpoint({
  method: 'POST',
  path: '/api/regulations/match-keywords',
  access: 'member',
  summary: 'The regulation that fits given keywords best',
  body: z.strictObject({
    keywords: z._default(z.array(text(80)).check(z.maxLength(50)), []),
    text: z.optional(longText(10_000)),
    industry: z._default(longText(80), 'Construction'),
  }),
  answer: z.object({ regulation: z.nullable(Regulation) }),
  errors: gated,
})

export const importRegulations = endpoint({
  method: 'POST',
  path: '/api/regulations/import',
  access: 'manager',
  summary: 'Import a list of regulations; faulty rows are reported one by one',
  body: z.union([
    z.array(z.unknown()),
    z.strictObject({ regulations: z.array(z.unknown()) }),
    z.strictObject({ csv: z.string() }),
  ]),
  answer: ImportSummary,
  errors: gated,
})

export const exportRegulations = endpoint({
  method: 'GET',
  path: '/api/regulations/export',
  access: 'member',
  summary: 'The filtered library as a file',
  query: z.strictObject({ ...filters, format: z._default(oneOf(['pdf', 'json', 'csv']), 'csv') }),
  produces: 'file',
  answer: Nothing,
  errors: gated,
})

export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/regulations/feeds',
  access: 'member',
  summary: "The organisation's feed sources",
  answer: z.array(FeedSource),
  errors: gated,
})

export const saveFeeds = endpoint({
  method: 'PUT',
  path: '/api/regulations/feeds',
  access: 'manager',
  summary: 'Replace the feed sources',
  body: z.strictObject({ feeds: z.array(FeedSource).check(z.maxLength(50)) }),
  answer: z.array(FeedSource),
  errors: gated,
})

export const fetchFeeds = endpoint({
  method: 'POST',
  path: '/api/regulations/feeds/fetch',
  access: 'manager',
  summary: 'Fetch the enabled feeds now; a failing feed is skipped and named',
  answer: z.object({
    added: Count,
    feeds: z.array(z.object({ id: z.string(), added: Count, error: z.nullable(z.string()) })),
  }),
  errors: gated,
})
