import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { oneOf, text } from '../fields'
import { languages } from '../options'
import { AnswerBlock, answerKinds, Source } from './assistant'

/** The longest question of a visitor, in characters. */
export const MAX_TRIED_QUESTION = 300

export const TriedAnswer = z.object({
  kind: z.enum(answerKinds),
  /** Empty where the question is about records: a visitor has none. */
  blocks: z.array(AnswerBlock),
  sources: z.array(Source),
})
export type TriedAnswer = z.output<typeof TriedAnswer>

export const tryQuestion = endpoint({
  method: 'POST',
  path: '/api/try/question',
  changes: [],
  access: 'open',
  summary: 'Ask the library one question without an account. Nothing of it is kept',
  body: z.strictObject({ question: text(MAX_TRIED_QUESTION), language: z.optional(oneOf(languages)) }),
  response: TriedAnswer,
  errors: ['too_many', 'overloaded'],
})
