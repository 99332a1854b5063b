import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, longText, Nothing, oneOf, text } from '../fields'
import { queryInt } from '../paging'
import { AnswerBlock, AssistantAnswer, AssistantContext, MAX_QUESTION } from './assistant'

/** An answer with what is left to ask; null where the plan has no limit. */
export const ConversationAnswer = z.extend(AssistantAnswer, {
  suggestions: z.array(z.string()),
  questionsRemaining: z.nullable(Count),
})
export type ConversationAnswer = z.output<typeof ConversationAnswer>

export const askPhases = ['searching', 'writing'] as const

/** What arrives while an answer is made. Whatever comes before `done` is a preview; `done` has all of it. */
export const AskEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('phase'), phase: z.enum(askPhases) }),
  /** A finished statement of an answer from the library. */
  z.object({ type: z.literal('block'), block: AnswerBlock }),
  /** The next piece of what a model writes. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** What was written so far doesn't count: the model looks something up, or it failed and the library's answer follows. */
  z.object({ type: z.literal('restart') }),
  z.object({ type: z.literal('done'), answer: ConversationAnswer }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
])
export type AskEvent = z.output<typeof AskEvent>

/** Errors before the first event come as JSON with their status. A caller who hangs up pays nothing. */
export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/paulie/ask',
  changes: ['/api/paulie/conversations', '/api/usage', '/api/billing'],
  access: 'member',
  summary: 'Ask Paulie and get the answer as it is written',
  body: z.strictObject({
    message: text(MAX_QUESTION),
    context: z.optional(AssistantContext),
    sessionId: z.optional(Id),
  }),
  produces: 'events',
  response: Nothing,
  errors: ['not_found', 'questions_exhausted'],
})

export const ConversationSummary = z.object({
  id: Id,
  title: z.string(),
  messageCount: Count,
  updatedAt: IsoDateTime,
})
export type ConversationSummary = z.output<typeof ConversationSummary>

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/paulie/conversations',
  access: 'member',
  summary: 'List your conversations, newest first',
  /** `q` is looked for in titles and in what was asked and answered. */
  query: z.strictObject({ q: z.optional(longText(200)), limit: queryInt(1, 100, 50) }),
  response: z.array(ConversationSummary),
})

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/paulie/conversations/:id',
  changes: ['/api/paulie/conversations', '/api/paulie/feedback'],
  access: 'member',
  summary: 'Delete a conversation',
  params: ById,
  response: Nothing,
  errors: ['not_found'],
})

export const answerRatings = ['up', 'down'] as const
export const AnswerFeedback = z.object({ rating: z.enum(answerRatings), reason: z.string() })
export type AnswerFeedback = z.output<typeof AnswerFeedback>

export const rateAnswer = endpoint({
  method: 'POST',
  path: '/api/paulie/messages/:id/feedback',
  changes: ['/api/paulie/history', '/api/paulie/feedback'],
  access: 'member',
  summary: 'Say whether an answer helped',
  params: ById,
  /** Null takes an earlier rating back. */
  body: z.strictObject({
    rating: z.nullable(oneOf(answerRatings)),
    reason: z.optional(longText(1000)),
  }),
  response: Nothing,
  errors: ['not_found'],
})

export const listAnswerFeedback = endpoint({
  method: 'GET',
  path: '/api/paulie/feedback',
  access: 'manager',
  summary: "List the organization's ratings of answers, newest first",
  query: z.strictObject({ limit: queryInt(1, 100, 50) }),
  response: z.array(
    z.extend(AnswerFeedback, {
      messageId: Id,
      question: z.string(),
      answer: z.string(),
      who: z.string(),
      at: IsoDateTime,
    }),
  ),
})
