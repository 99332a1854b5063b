import { findingBases } from '@plumbline/domain'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { Count, oneOf } from '../fields'
import { BoundingBox, LocalizedMessage } from '../findings/violation'
import { languages, severities } from '../options'

/** How many photos and questions a visitor without an account may try in an hour. */
export const triesPerHour = { photos: 5, questions: 10 } as const

const Rule = z.object({ code: z.string(), title: z.string(), source: z.string() })

const TriedFinding = z.object({
  rule: z.string(),
  severity: z.enum(severities),
  basis: z.enum(findingBases),
  confidence: z.number(),
  messages: z.object({
    type: LocalizedMessage,
    description: LocalizedMessage,
    /** Where it is in the picture. */
    position: LocalizedMessage,
    because: LocalizedMessage,
    remediationSteps: z.array(LocalizedMessage),
  }),
  /** In the pixels of the picture. */
  boxes: z.array(z.omit(BoundingBox, { severity: true })),
  /** The rule that is cited first, with what it says in our words; null for what is advice only. */
  cited: z.nullable(
    z.object({
      ...Rule.shape,
      summary: z.nullable(z.string()),
      /** Of title and summary. */
      language: z.enum(languages),
    }),
  ),
  related: z.array(Rule),
})
export type TriedFinding = z.output<typeof TriedFinding>

export const TriedPhoto = z.object({
  /** A JPEG as a data address, with faces covered. The size is that of the picture the boxes are measured in. */
  picture: z.object({ url: z.string(), width: Count, height: Count, coveredFaces: Count }),
  detector: z.string(),
  findings: z.array(TriedFinding),
  /** What a person would be asked about it. */
  questions: z.array(LocalizedMessage),
  /** What was seen and deliberately is no finding. */
  notes: z.array(LocalizedMessage),
  /** Whose rules are cited. */
  country: z.string(),
})
export type TriedPhoto = z.output<typeof TriedPhoto>

export const tryPhoto = endpoint({
  method: 'POST',
  path: '/api/try/photo',
  changes: [],
  access: 'open',
  summary: 'Check one photo without an account. Nothing of it is kept',
  /** The language decides whose rules are cited: those of the country it is most at home in, else of the United States. */
  form: z.strictObject({ language: z.optional(oneOf(languages)) }),
  response: TriedPhoto,
  errors: [
    'file_missing',
    'file_empty',
    'file_too_large',
    'photo_only',
    'upload_broken',
    'unreadable_media',
    'too_many',
    'overloaded',
  ],
})
