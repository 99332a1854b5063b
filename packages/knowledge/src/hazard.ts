import { z } from 'zod'
import { hazardIds } from './hazard-ids'

/** The hierarchy of controls, most effective first; remedies stand in this order. */
export const controls = ['eliminate', 'substitute', 'engineer', 'administer', 'protect'] as const
export type Control = (typeof controls)[number]

const sentence = z.string().min(10).max(220)
const keywords = z.array(z.string().min(2).toLowerCase()).min(2)

export const Hazard = z.strictObject({
  id: z.enum(hazardIds),
  name: z.string().min(3).max(60),
  /** What it is and why it hurts, for somebody who never heard of it. */
  explanation: sentence,
  /** Why it comes about: the root-cause answers choose from these. */
  causes: z.array(sentence).min(3),
  remedies: z
    .array(z.strictObject({ control: z.enum(controls), step: sentence }))
    .min(4)
    .refine(
      remedies =>
        remedies.every(
          ({ control }, i) =>
            i === 0 || controls.indexOf(control) >= controls.indexOf(remedies[i - 1]?.control ?? control),
        ),
      { message: 'remedies stand in the order of the hierarchy of controls' },
    ),
  /** Codes of the citations table, the most specific first. */
  regulations: z.array(z.string()).min(1),
  /** What people say when they speak of it, lower case. */
  keywords: z.strictObject({ en: keywords, es: keywords, fr: keywords, de: keywords, zh: keywords }),
})
export type Hazard = z.infer<typeof Hazard>
