import { findingBases } from '@plumbline/domain'
import * as z from 'zod/mini'
import { IsoDate, IsoDateTime } from '../dates'
import { Id, longText, oneOf } from '../fields'
import { hazardCategories, severities, violationStatuses } from '../options'

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
export const LocalizedMessage = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
})
export type LocalizedMessage = z.output<typeof LocalizedMessage>

const Span = z.object({ start: z.number(), end: z.number() })

export const verdicts = ['confirmed', 'dismissed', 'corrected'] as const

export const Violation = z.object({
  id: Id,
  analysisId: z.nullable(Id),
  /** Where it was found; null where nobody said. */
  siteId: z.nullable(Id),
  siteName: z.nullable(z.string()),
  type: z.string(),
  description: z.string(),
  /** The area of the site, as a person wrote it. Where something is in the picture is the position below. */
  location: z.string(),
  severity: z.enum(severities),
  status: z.enum(violationStatuses),
  regulation: z.nullable(z.string()),
  regulationCode: z.nullable(z.string()),
  date: IsoDateTime,
  /** When it was to be seen: the photo's own time, or what a person said; null where neither is known. */
  capturedAt: z.nullable(IsoDateTime),
  /** The code that is cited first, and what people added; empty for what is advisory. */
  regulationCodes: z.array(z.string()),
  /** Duties nearby, listed and never cited. */
  relatedCodes: z.array(z.string()),
  /** Whether a rule is shown broken, somebody could be hurt, or a person said so. */
  basis: z.enum(findingBases),
  /** The picture the boxes are drawn on: the photo itself, or the clearest frame of a video. */
  mediaUrl: z.nullable(z.string()),
  /** Its size in pixels, which the boxes are measured in. */
  mediaSize: z.nullable(z.object({ width: z.int(), height: z.int() })),
  /** Seconds from the start of a video or a recording. */
  span: z.nullable(Span),
  /** Each time it was there, in order: a hazard that comes back in a video is one violation with several. */
  spans: z.array(Span),
  remediationSteps: z.array(z.string()),
  boundingBoxes: z.array(BoundingBox),
  because: z.nullable(z.string()),
  confidence: z.nullable(z.number()),
  /** The same texts with their codes; null for what a person wrote. */
  messages: z.nullable(
    z.object({
      type: LocalizedMessage,
      description: LocalizedMessage,
      /** Where it is in the picture. */
      position: z.nullable(LocalizedMessage),
      because: LocalizedMessage,
      remediationSteps: z.array(LocalizedMessage),
    }),
  ),
  /** What a person said of the finding. */
  verdict: z.nullable(z.enum(verdicts)),
  category: z.enum(hazardCategories),
  hasTask: z.boolean(),
  taskId: z.nullable(Id),
  /** Who has to put it right: whoever its first open task is assigned to. */
  assignee: z.nullable(Id),
  assigneeName: z.nullable(z.string()),
  /** By when: the date of that task. */
  dueDate: z.nullable(IsoDate),
  /** Who reported it; null for what an analysis found. */
  reportedBy: z.nullable(Id),
  updatedAt: IsoDateTime,
  /** Sent back with a change, it makes sure that nobody else's change is overwritten. */
  version: z.int(),
})
export type Violation = z.output<typeof Violation>
