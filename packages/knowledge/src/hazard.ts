import { hazardCategories } from '@plumbline/domain'
import { z } from 'zod'
import { hazardIds } from './hazard-ids'
import { injurySeverities, probabilities } from './penalties'
import { thresholdIds } from './threshold-ids'

/** What has to happen right away, then the hierarchy of controls, most effective first. */
export const controls = ['urgent', 'eliminate', 'substitute', 'engineer', 'administer', 'protect'] as const
export type Control = (typeof controls)[number]

const step = z.number().int().positive()
const steps = z.array(step).min(1)

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
  /** The detector's class of a box that a person drew; of other hazards a box doesn't say which thing it shows. */
  drawnClass: z.string().optional(),
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
})
export type Hazard = z.infer<typeof Hazard>
