import { commonTags, regulationIndustries, regulatoryBodies, severities } from '@plumbline/domain'
import { z } from 'zod'
import { Verification } from './verification'

export const jurisdictions = [
  'US',
  'UK',
  'EU',
  'Germany',
  'France',
  'Spain',
  'China',
  'Canada',
  'Australia',
  'International',
] as const

/** Every tag a record may carry: a closed list, so that one subject is never found under two words. */
export const tags = [
  ...commonTags,
  'aerial lift',
  'agriculture',
  'asbestos',
  'aviation',
  'biological hazards',
  'competent person',
  'concrete',
  'confined space',
  'crane',
  'demolition',
  'diving',
  'drivers',
  'electrical',
  'emergency',
  'environment',
  'ergonomics',
  'excavation',
  'exit routes',
  'explosives',
  'eye protection',
  'falling objects',
  'fire safety',
  'first aid',
  'flammable liquids',
  'food safety',
  'foot protection',
  'forklift',
  'guardrail',
  'hand protection',
  'harness',
  'hazardous waste',
  'healthcare',
  'heat',
  'hi-vis',
  'hoist',
  'housekeeping',
  'inspection',
  'laboratory',
  'lead',
  'lighting',
  'lockout',
  'machine guarding',
  'management system',
  'manual handling',
  'maritime',
  'medical surveillance',
  'mining',
  'noise',
  'penalties',
  'permit',
  'power lines',
  'pressure',
  'radiation',
  'recordkeeping',
  'reporting',
  'respiratory protection',
  'rigging',
  'risk assessment',
  'roof',
  'sanitation',
  'scaffold',
  'signs',
  'silica',
  'stairs',
  'steel erection',
  'storage',
  'telecom',
  'tools',
  'traffic',
  'transport',
  'tunnelling',
  'vehicles',
  'ventilation',
  'vibration',
  'water',
  'welding',
  'worker participation',
] as const
export type Tag = (typeof tags)[number]

export const Regulation = z.strictObject({
  /** Canonical: '29 CFR 1926.501(b)(1)', 'UK WAH 2005 reg. 6', 'ISO 45001 6.1.2'. */
  code: z.string().min(4).max(60),
  title: z.string().min(4).max(110),
  /** Two to four plain sentences in our own words, with the thresholds; never the official text. */
  summary: z.string().min(60).max(700),
  /** What to look for on site, one point a line, each starting with '- '. */
  description: z
    .string()
    .regex(/^- .+(\n- .+)+$/)
    .optional(),
  industry: z.enum(regulationIndustries),
  body: z.enum(regulatoryBodies),
  jurisdiction: z.enum(jurisdictions),
  /** The state or province whose rule it is, as in ISO 3166-2: 'US-CA', 'CA-QC'. Absent for a whole country's. */
  region: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)
    .optional(),
  riskLevel: z.enum(severities),
  tags: z.array(z.enum(tags)).min(1),
  /** Codes of other records of the library. */
  related: z.array(z.string()),
  source: z.url({ protocol: /^https$/ }),
  /** Other ways people ask for it; the search reads them beside the text. */
  asks: z.array(z.string().min(3).max(120)),
  deadline: z.iso.date().optional(),
  verified: Verification,
})
export type Regulation = z.infer<typeof Regulation>
