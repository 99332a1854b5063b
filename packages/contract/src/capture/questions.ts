import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Id, oneOf, text } from '../fields'
import { LocalizedMessage } from '../findings/violation'
import { severities } from '../options'
import { findings } from '../stale'

/**
 * What a person says to a question about a picture. 'OK' is always the safe answer; 'doesnt_apply' ends a question that
 * first asks whether it concerns the place.
 */
export const answers = ['ok', 'not_ok', 'cant_tell', 'doesnt_apply'] as const
export type Answer = (typeof answers)[number]

const GivenAnswer = z.object({
  answer: z.enum(answers),
  /** Null once the account is gone; the name stays. */
  userId: z.nullable(Id),
  userName: z.string(),
  at: IsoDateTime,
})

export const Question = z.object({
  id: z.string(),
  ask: LocalizedMessage,
  /** The same in two steps: 'No' to the first is 'doesnt_apply'. Null where it is asked at once. */
  steps: z.nullable(z.object({ first: LocalizedMessage, second: LocalizedMessage })),
  severity: z.enum(severities),
  /** The rule that 'Not OK' cites at this site; null where no rule covers it. */
  regulationCode: z.nullable(z.string()),
  /** The last answer counts. */
  answer: z.nullable(z.enum(answers)),
  /** Every answer that was given, the last one first. */
  given: z.array(GivenAnswer),
  /** What 'Not OK' became. */
  violationId: z.nullable(Id),
})
export type Question = z.output<typeof Question>

const PATH = '/api/analysis/results/:id/questions'

export const listQuestions = endpoint({
  method: 'GET',
  path: PATH,
  access: 'member',
  summary: 'List what a person is asked about a result',
  params: ById,
  response: z.array(Question),
  errors: ['not_found'],
})

export const answerQuestion = endpoint({
  method: 'POST',
  path: PATH,
  changes: findings,
  access: 'member',
  summary: "Answer a question about a result. 'not_ok' creates a violation",
  params: ById,
  body: z.strictObject({ questionId: text(60), answer: oneOf(answers) }),
  response: Question,
  errors: ['not_found'],
})
