import { z } from 'zod'
import type { Regulation } from '../regulations/regulation'

/** What a question asks: is it allowed, is it required, how much, who, from when on, what. */
export const askedKinds = ['may', 'must', 'figure', 'who', 'when', 'what'] as const
export type AskedKind = (typeof askedKinds)[number]

const isYesOrNo = (asks: AskedKind) => asks === 'may' || asks === 'must'

/** An answer as it is written. It rests on one record of the library. */
export const AnswerEntry = z
  .strictObject({
    id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)+$/),
    code: z.string().min(4),
    /** Other records that say so. */
    also: z.array(z.string().min(4)).optional(),
    /** Null where construction and general industry have the same rule. */
    sector: z.enum(['construction', 'general']).nullable().optional(),
    /** ISO 3166-2, for a state's or province's own answer. */
    region: z
      .string()
      .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)
      .nullable()
      .optional(),
    asks: z.enum(askedKinds),
    /** The answer to the first question, where that is a yes-or-no question. */
    verdict: z.enum(['yes', 'no', 'depends']).nullable().optional(),
    /** The answer in a few words, where it isn't yes or no: '6 feet', 'The client'. */
    lead: z.string().min(1).max(120).optional(),
    text: z.string().min(10).max(420),
    /** What to do now. It is advice. */
    do: z.string().min(4).max(200).optional(),
    /** How people ask for it; the first one is what `asks` and `verdict` are about. */
    questions: z.array(z.string().min(3).max(200)).min(3).max(12),
  })
  .refine(({ asks, verdict }) => isYesOrNo(asks) === Boolean(verdict), {
    path: ['verdict'],
    message: 'a yes-or-no question has a verdict, and no other has one',
  })
  .refine(({ asks, lead }) => isYesOrNo(asks) === (lead === undefined), {
    path: ['lead'],
    message: 'an answer has a verdict or a lead',
  })
export type AnswerEntry = z.infer<typeof AnswerEntry>

/** An answer with the place of the rule it rests on. */
export type PreparedAnswer = Omit<AnswerEntry, 'region'> & {
  also: string[]
  jurisdiction: Regulation['jurisdiction']
  region: string | null
}
