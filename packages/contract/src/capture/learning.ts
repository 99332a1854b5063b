import { detectedHazards, pictureTags, shownKind } from '@plumbline/domain'
import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id } from '../fields'

/** Bounds that no adjustment leaves. */
export const learningBounds = {
  /** Judgments of a kind at a site before anything changes, and how many of them have to be confirmations. */
  minJudgments: 20,
  minConfirmed: 10,
  /** A threshold rises only while fewer findings than this are right. */
  targetPrecision: 0.9,
  /** Of the confirmed findings, at least this share stays above the threshold; of emergencies all of them. */
  minRecall: 0.95,
  /** A kind that people add more often than this, of all that are there, isn't made stricter. */
  maxMissed: 0.2,
  /** How far a threshold can be above the shipped one. */
  maxRise: 0.15,
} as const

/** Findings of these hazards, and what pictures are said to show. */
export const learnedKinds = [...detectedHazards, ...pictureTags.map(shownKind)] as const
export type LearnedKind = (typeof learnedKinds)[number]

/** A share that was counted, with its 95 % interval. */
const Proportion = z.object({ value: z.number(), low: z.number(), high: z.number() })

/** What people said of the findings of a kind at a site, and what a threshold makes of it. */
export const LearningFigures = z.object({
  confirmed: Count,
  rejected: Count,
  /** What people added to a result because it was missed. */
  missed: Count,
  /** Share of right findings with the shipped threshold and with this one. */
  precisionBefore: z.nullable(Proportion),
  precisionAfter: z.nullable(Proportion),
  /** Share of the confirmed findings that this threshold still reports. */
  recallKept: z.nullable(Proportion),
})
export type LearningFigures = z.output<typeof LearningFigures>

/** `collecting`: too few judgments · `unchanged`: the shipped threshold fits · `undone`: a manager took it back */
export const learningStates = ['collecting', 'unchanged', 'adjusted', 'undone'] as const
export type LearningState = (typeof learningStates)[number]

export const LearnedThreshold = z.object({
  /** Null until it was adjusted once. */
  id: z.nullable(Id),
  kind: z.enum(learnedKinds),
  /** Null for pictures without a site. */
  siteId: z.nullable(Id),
  siteName: z.nullable(z.string()),
  state: z.enum(learningStates),
  /** Findings below are not reported. */
  shipped: z.number(),
  current: z.number(),
  /** As of now. */
  figures: LearningFigures,
  /** The latest change, with the figures it rested on. */
  change: z.nullable(
    z.object({
      at: IsoDateTime,
      /** Null where the product did it by itself. */
      by: z.nullable(z.string()),
      from: z.number(),
      to: z.number(),
      figures: LearningFigures,
    }),
  ),
})
export type LearnedThreshold = z.output<typeof LearnedThreshold>

export const Learning = z.object({
  /** While it's off, the shipped thresholds apply everywhere. */
  enabled: z.boolean(),
  /** The version of the detector; judgments of earlier ones don't count. */
  detector: z.string(),
  items: z.array(LearnedThreshold),
})
export type Learning = z.output<typeof Learning>

export const getLearning = endpoint({
  method: 'GET',
  path: '/api/learning',
  access: 'manager',
  summary: 'Get the thresholds that the reviews of findings have adjusted, with the figures behind them',
  response: Learning,
})

export const saveLearning = endpoint({
  method: 'PUT',
  path: '/api/learning',
  changes: ['/api/learning', '/api/events'],
  access: 'manager',
  summary: 'Turn the adjustment of thresholds on or off. Off, the shipped thresholds apply',
  body: z.strictObject({ enabled: z.boolean() }),
  response: Learning,
})

export const runLearning = endpoint({
  method: 'POST',
  path: '/api/learning/run',
  changes: ['/api/learning', '/api/events'],
  access: 'manager',
  summary: 'Adjust the thresholds now instead of tonight',
  response: Learning,
  errors: ['too_many'],
})

export const undoLearning = endpoint({
  method: 'POST',
  path: '/api/learning/:id/undo',
  changes: ['/api/learning', '/api/events'],
  access: 'manager',
  summary: 'Return a threshold to the shipped one and keep it there until it is resumed',
  params: ById,
  response: Learning,
  errors: ['not_found'],
})

export const resumeLearning = endpoint({
  method: 'POST',
  path: '/api/learning/:id/resume',
  changes: ['/api/learning', '/api/events'],
  access: 'manager',
  summary: 'Let a threshold that was undone be adjusted again',
  params: ById,
  response: Learning,
  errors: ['not_found'],
})
