import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { LocalizedMessage } from '../findings/violation'
import { severities } from '../options'
import { Ignored } from '../records'
import { findings } from '../stale'
import { AssistantAnswer, AssistantContext, MAX_QUESTION, RegulationHint, Source } from './assistant'

const AboutViolation = z.strictObject({ text: text(10_000), regulation: z.optional(RegulationHint) })

export const assistantChat = endpoint({
  method: 'POST',
  path: '/api/copilot/chat',
  changes: ['/api/usage', '/api/billing'],
  access: 'member',
  summary: 'Ask the copilot',
  body: z.strictObject({
    message: text(MAX_QUESTION),
    userId: z.optional(Id),
    context: z.optional(AssistantContext),
    sessionId: z.optional(Id),
  }),
  response: z.extend(AssistantAnswer, { suggestedQuestions: z.array(z.string()) }),
  legacyTopLevelKeys: ['message', 'suggestedQuestions'],
  errors: ['not_found', 'questions_exhausted'],
})

export const assistantQuestions = endpoint({
  method: 'GET',
  path: '/api/copilot/suggestions',
  access: 'member',
  summary: 'Get suggested questions',
  response: z.object({ suggestedQuestions: z.array(z.string()) }),
  legacyTopLevelKeys: ['suggestedQuestions'],
})

export const suggestRemediation = endpoint({
  method: 'POST',
  path: '/api/copilot/suggest-remediation',
  changes: [],
  access: 'member',
  summary: 'Suggest remediation steps',
  body: AboutViolation,
  response: z.object({ steps: z.array(z.string()), sources: z.array(Source) }),
  errors: ['not_found'],
})

export const explainViolation = endpoint({
  method: 'POST',
  path: '/api/copilot/explain-violation',
  changes: [],
  access: 'member',
  summary: 'Explain a violation',
  body: AboutViolation,
  response: z.object({ explanation: z.string(), sources: z.array(Source) }),
  errors: ['not_found'],
})

export const recheck = endpoint({
  method: 'POST',
  path: '/api/copilot/recheck',
  changes: findings,
  access: 'member',
  summary: 'Recheck the severity of a violation',
  /** The evidence decides, so the context that the client of document 2 sends along is not used. */
  body: z.strictObject({ violationId: Id, context: Ignored }),
  response: z.object({
    severity_updated: z.boolean(),
    new_severity: z.enum(severities),
    notes: z.string(),
    /** The notes with their codes, so that a client can say them in its language. */
    messages: z.array(LocalizedMessage),
  }),
  errors: ['not_found', 'nothing_to_recheck', 'recheck_failed', 'too_many'],
})
