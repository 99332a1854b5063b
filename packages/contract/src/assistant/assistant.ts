import * as z from 'zod/mini'
import { Id, longText, oneOf } from '../fields'
import { Verified } from '../library/regulation-records'
import { languages, severities } from '../options'

/** The longest question, in characters. */
export const MAX_QUESTION = 4000

export const RegulationHint = z.strictObject({
  id: z.optional(Id),
  code: z.optional(longText(80)),
  industry: z.optional(longText(80)),
  keywords: z.optional(z.array(longText(80)).check(z.maxLength(50))),
})

/** What the question is about; document 2 lists the fields a client may send along. */
export const AssistantContext = z.strictObject({
  violation_id: z.optional(Id),
  violation_type: z.optional(longText(200)),
  violation_description: z.optional(longText(10_000)),
  severity: z.optional(oneOf(severities)),
  location: z.optional(longText(300)),
  detected_at: z.optional(longText(40)),
  regulation_codes: z.optional(z.array(longText(80)).check(z.maxLength(50))),
  regulation: z.optional(RegulationHint),
  industry: z.optional(longText(80)),
  worksite: z.optional(longText(160)),
  regulations: z.optional(z.array(longText(80)).check(z.maxLength(50))),
})

/** A record that a statement rests on, where it can be read, and how it was checked. */
export const Source = z.object({
  title: z.string(),
  url: z.string(),
  code: z.string(),
  regulation_id: z.string(),
  verified: Verified,
})

export const answerKinds = [
  'emergency',
  'rule',
  'records',
  'arithmetic',
  'ask_back',
  'wrong_premise',
  'unknown',
  'off_topic',
  'declined',
] as const
export const answerSections = [
  'emergency',
  'answer',
  'workings',
  'now',
  'limits',
  'who',
  'exceptions',
  'original',
] as const

/**
 * One statement of an answer. `quoted` marks what a record of the library says: in our words, based on the rules in
 * `codes`. Without codes it is advice. The section `original` has what isn't translated into the question's language.
 */
export const AnswerBlock = z.object({
  section: z.enum(answerSections),
  text: z.string(),
  quoted: z.boolean(),
  codes: z.array(z.string()),
  /** The language it is in. Absent for what an organization wrote, and for answers that were kept before it was stored. */
  language: z.optional(oneOf(languages)),
  /** A public page outside the library that it names. */
  page: z.optional(z.object({ title: z.string(), url: z.string() })),
})
export type AnswerBlock = z.output<typeof AnswerBlock>

/** Who wrote an answer: the product, from the library alone, or a language model that had the library to go by. */
export const answerWriters = ['library', 'model'] as const

const answerParts = {
  kind: z.enum(answerKinds),
  blocks: z.array(AnswerBlock),
  writtenBy: z.enum(answerWriters),
  /** Codes a model cited that it had not been given. They were taken out of the answer. */
  removedCodes: z.array(z.string()),
}

/** An answer as it is kept. */
export const AnswerParts = z.object(answerParts)
export type AnswerParts = z.output<typeof AnswerParts>

/** An answer: `message` is all of it as one text, `blocks` the same in parts. */
export const AssistantAnswer = z.object({
  ...answerParts,
  message: z.string(),
  sources: z.array(Source),
  sessionId: Id,
  messageId: Id,
})
export type AssistantAnswer = z.output<typeof AssistantAnswer>
