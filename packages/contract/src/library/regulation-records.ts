import * as z from 'zod/mini'
import { DateInput, IsoDate, IsoDateTime } from '../dates'
import { Count, Id, longText, oneOf, prepared, storable, tagsOf, text } from '../fields'
import { regulatoryBodies, type Severity, severities } from '../options'
import { acceptingRecord } from '../records'

export const regulationOrigins = ['built-in', 'written', 'import', 'feed'] as const
export type RegulationOrigin = (typeof regulationOrigins)[number]

/** `official text`: its figures were compared with the text. `section list`: only number and heading were. */
export const verificationMethods = ['official text', 'section list', 'from memory'] as const

export const Verified = z.nullable(
  z.object({ how: z.enum(verificationMethods), version: z.nullable(z.string()), on: IsoDate }),
)

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
  regulatory_body: z.enum(regulatoryBodies),
  jurisdiction: z.string(),
  /** The state or province whose rule it is, as in ISO 3166-2; null for a whole country's. */
  region: z.nullable(z.string()),
  compliance_deadline: z.nullable(IsoDate),
  related_regulations: z.array(z.string()),
  is_active: z.boolean(),
  authority: z.nullable(z.string()),
  document_type: z.nullable(z.string()),
  created_at: IsoDateTime,
  last_updated: IsoDateTime,
  /** 'built-in' until somebody of the organization changes it; from then on it is the organization's own. */
  origin: z.enum(regulationOrigins),
  /** How a built-in regulation was checked, against which text, and when; null for what an organization wrote. */
  verified: Verified,
  /** Sent back with a change, so that someone else's change isn't overwritten. */
  version: z.int(),
})
export type Regulation = z.output<typeof Regulation>

/** A built-in regulation in the reader's language; null in English, and for what an organization wrote. */
const Translated = z.nullable(
  z.object({
    title: z.string(),
    /** The whole summary, or the gist of it; null where only the title is translated. */
    summary: z.nullable(z.string()),
    description: z.nullable(z.string()),
    is_whole: z.boolean(),
  }),
)
export type Translated = z.output<typeof Translated>

/** A piece of text; `hit` where the search found it. Never HTML. */
const Segment = z.object({ text: z.string(), hit: z.boolean() })
export type Segment = z.output<typeof Segment>
/** A regulation as a list shows it. Without a search there is nothing to highlight. */
export const RegulationHit = z.extend(Regulation, {
  highlights: z.nullable(z.object({ title: z.array(Segment), summary: z.array(Segment) })),
  /** The sentence of the summary that answers the search; only for the first three. */
  answer: z.nullable(z.string()),
  translated: Translated,
})
export type RegulationHit = z.output<typeof RegulationHit>

export const RegulationDetail = z.extend(Regulation, {
  /** Those of `related_regulations` that stand in the library, to be opened. */
  related: z.array(z.object({ id: Id, regulation_code: z.string(), title: z.string() })),
  translated: Translated,
})
export type RegulationDetail = z.output<typeof RegulationDetail>

/** Every field that a regulation is returned with, in a list or alone. */
const RegulationRecord = z.object({ ...RegulationHit.shape, ...RegulationDetail.shape })

/** How many there are of each value under the other filters, most first. */
const Tally = z.array(z.object({ value: z.string(), count: Count }))
export const RegulationFacets = z.object({ industries: Tally, bodies: Tally, risks: Tally, tags: Tally })
export type RegulationFacets = z.output<typeof RegulationFacets>

/** A severity in anybody's words: what is missing or unknown is Medium. */
export function riskLevelFrom(words: unknown): Severity {
  const said = typeof words === 'string' ? words.trim().toLowerCase() : ''
  if (said.includes('high') || said.includes('severe') || said === 'critical') return 'High'
  if (said.includes('medium') || said.includes('moderate')) return 'Medium'
  return said.includes('low') || said.includes('minor') ? 'Low' : 'Medium'
}

/** The server-side names of document 2; a canonical name beside them wins. */
type ServerNames<Input> = {
  keywords?: Input extends { tags?: infer Tags } ? Tags : never
  severity_level?: unknown
  effective_date?: string | null
  status?: string
  category?: string
}
const withServerNames = <T extends z.ZodMiniType>(schema: T) =>
  prepared<T, z.input<T> & ServerNames<z.input<T>>>(input => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
    const { keywords, severity_level, effective_date, status, category, ...canonical } = input as Record<
      string,
      unknown
    >
    return {
      ...(keywords !== undefined && { tags: keywords }),
      ...(severity_level !== undefined && { risk_level: riskLevelFrom(severity_level) }),
      ...(effective_date !== undefined && { compliance_deadline: effective_date }),
      ...(status !== undefined && { is_active: status === 'active' }),
      ...(category !== undefined && { industry: category }),
      ...canonical,
    }
  }, schema)

const Tag = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(60, 'too_long'), storable())
const Tags = tagsOf(Tag, 50)
const Source = longText(2000)
const writable = {
  title: text(300),
  regulation_code: text(80),
  summary: text(5000),
  description: z.optional(z.nullable(longText(100_000))),
  industry: z._default(text(80), 'General Industry'),
  tags: z._default(Tags, []),
  risk_level: z._default(oneOf(severities), 'Medium'),
  source: z._default(Source, 'Unknown'),
  regulatory_body: z._default(oneOf(regulatoryBodies), 'OSHA'),
  jurisdiction: z._default(text(80), 'US'),
  compliance_deadline: z.optional(z.nullable(DateInput)),
  related_regulations: z._default(z.array(text(80)).check(z.maxLength(100)), []),
  is_active: z._default(z.boolean(), true),
  authority: z.optional(z.nullable(longText(200))),
  document_type: z.optional(z.nullable(longText(80))),
}
/** The server-side name of `last_updated`, which can't be changed. */
const sentAlong = ['updated_at'] as const

export const NewRegulation = withServerNames(
  acceptingRecord(z.strictObject(writable), RegulationRecord, sentAlong),
)
export type NewRegulation = z.output<typeof NewRegulation>
export const RegulationChanges = withServerNames(
  acceptingRecord(
    z.strictObject({
      title: z.optional(writable.title),
      regulation_code: z.optional(writable.regulation_code),
      summary: z.optional(writable.summary),
      description: writable.description,
      industry: z.optional(text(80)),
      tags: z.optional(Tags),
      risk_level: z.optional(oneOf(severities)),
      source: z.optional(Source),
      regulatory_body: z.optional(oneOf(regulatoryBodies)),
      jurisdiction: z.optional(text(80)),
      compliance_deadline: writable.compliance_deadline,
      related_regulations: z.optional(z.array(text(80)).check(z.maxLength(100))),
      is_active: z.optional(z.boolean()),
      authority: writable.authority,
      document_type: writable.document_type,
      version: z.optional(z.int()),
    }),
    RegulationRecord,
    sentAlong,
  ),
)
export type RegulationChanges = z.output<typeof RegulationChanges>
