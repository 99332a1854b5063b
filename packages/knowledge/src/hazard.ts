import { hazardCategories, hazardIds, industries, labels, severities, sights } from '@plumbline/domain'
import type { DocumentTexts } from '@plumbline/languages/lists/english-texts'
import { z } from 'zod'
import type { Duty } from './duties/duty'
import { narrowerDuties } from './duties/narrower'
import { injurySeverities, probabilities } from './penalties'
import { thresholdIds } from './threshold-ids'

/** What has to happen right away, then the hierarchy of controls, most effective first. */
export const controls = ['urgent', 'eliminate', 'substitute', 'engineer', 'administer', 'protect'] as const
export type Control = (typeof controls)[number]

const step = z.number().int().positive()
const steps = z.array(step).min(1)

const DutySchema: z.ZodType<Duty> = z.strictObject({
  cites: z.record(z.string(), z.string().nullable()),
  related: z.record(z.string(), z.array(z.string()).min(1)).optional(),
})

/**
 * What a picture can't show and a person on site can: asked so that 'OK' is the safe answer. The texts are
 * `question.ask.<id>` and, for the violation that 'Not OK' becomes, `question.type.<id>` in packages/languages.
 */
const HazardQuestion = z.strictObject({
  id: z.string(),
  /** Of equally dangerous ones the lowest is asked first. */
  rank: z.number().int().positive(),
  /** What is broken where the answer is 'Not OK': a part of the hazard's duty, or all of it. */
  duty: z.enum(Object.keys(narrowerDuties) as (keyof typeof narrowerDuties)[]).optional(),
  severity: z.enum(severities),
  /** From where on the rule holds, by the local law: named in the question, which has a variant without them. */
  figures: z.array(z.enum(thresholdIds)).min(1).optional(),
  /** It takes two steps: first whether it concerns the place (`question.first.<id>`), then `question.second.<id>`. */
  isConditional: z.literal(true).optional(),
  /** One of these has to be seen. */
  seen: z.array(z.enum(sights)).min(1),
  /** One of these has to be seen too. */
  and: z.array(z.enum(sights)).min(1).optional(),
  /** How often it isn't in order where one of these is seen; sometimes unless set. */
  notOk: z.enum(['often', 'seldom']).optional(),
  /** Absent where it makes sense everywhere. */
  industries: z.array(z.enum(industries)).min(1).optional(),
})

/** A hazard's texts and what people say of it are in packages/languages; steps and causes are numbers there. */
export const Hazard = z.strictObject({
  id: z.enum(hazardIds),
  /** Under which head of risk it is counted. */
  category: z.enum(hazardCategories),
  /**
   * The most serious injury or illness that can reasonably be expected, in the terms of the Field Operations Manual
   * (chapter 6, III.A.1). High: death, permanent disability or chronic, irreversible illness. Medium: a stay in the
   * hospital. Low: minor treatment. Null where no rule is broken that could be fined.
   */
  injury: z.enum(injurySeverities).nullable(),
  /**
   * How likely that injury is for one person who is exposed for a short time; `lesser` unless set (III.A.2). Greater
   * where people work inside the hazard and nothing they can wear protects them.
   */
  probability: z.enum(probabilities).optional(),
  /** Put right by telling people to wear what is there: the manual gives no quick-fix reduction for it (IV.B). */
  isEasilyCorrected: z.literal(true).optional(),
  /** How the detector sees it: by what people wear, by how close they are to a machine, or by the thing itself. */
  seenBy: z.enum(['hard_hat', 'vest', 'near_machine', 'thing', 'lying']).optional(),
  /** The detector's classes that show it. A box that a person drew is of the one, or it's open which. */
  classes: z.array(z.enum(labels)).min(1).optional(),
  /** Needs action within minutes: serious as soon as somebody speaks of it. */
  isUrgent: z.literal(true).optional(),
  /** No confirmed finding of it may be lost when thresholds are learned. */
  isEmergency: z.literal(true).optional(),
  /** How many causes it has: the root-cause answers choose from these. */
  causes: z.number().int().min(3),
  /**
   * The numbers of its remedies by control. A number keeps its meaning, since stored findings name it: a new remedy
   * gets the next free one.
   */
  remedies: z.strictObject({
    urgent: steps.optional(),
    eliminate: steps.optional(),
    substitute: steps.optional(),
    engineer: steps.optional(),
    administer: steps.optional(),
    protect: steps.optional(),
  }),
  /** The remedies that name a figure of the local law. */
  figures: z.record(z.string(), z.array(z.enum(thresholdIds)).min(1)).optional(),
  /** Codes of the citations table, the most specific first. */
  regulations: z.array(z.string()).min(1),
  /** What a breach is a breach of. Laws with a file of their own in `duties` are added to it. */
  duty: DutySchema,
  questions: z.array(HazardQuestion).min(1),
  /** What people ask the assistant about it: `assistant.ask.<ask>` in packages/languages. */
  ask: z.custom<keyof DocumentTexts['assistant']['ask']>(value => typeof value === 'string').optional(),
})
export type Hazard = z.infer<typeof Hazard>
