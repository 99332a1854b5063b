import { regulationIndustries, regulatoryBodies, severities } from '@plumbline/domain'
import { z } from 'zod'

export const jurisdictions = ['US', 'UK', 'EU', 'Canada', 'Australia', 'International'] as const

/**
 * How a record was checked. `cfr text`: read beside the official text, and its figures are compared with it by a test.
 * `section list`: number and heading stand in the official list of sections, the content is from memory.
 * `from memory`: neither was at hand.
 */
export const verifications = ['cfr text', 'section list', 'from memory'] as const
export type Verification = (typeof verifications)[number]

/** The common tags of the filter list, as the specification has them, in lower case. */
export const commonTags = [
  'fall protection',
  'chemical safety',
  'ppe',
  'training',
  'compliance',
  'ladder',
  'head protection',
  'osha',
  'residential',
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
  riskLevel: z.enum(severities),
  tags: z.array(z.enum(tags)).min(1),
  /** Codes of other records of the library. */
  related: z.array(z.string()),
  source: z.url({ protocol: /^https$/ }),
  verified: z.enum(verifications),
})
export type Regulation = z.infer<typeof Regulation>
