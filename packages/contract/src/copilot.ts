import * as z from 'zod/mini'
import { IsoDateTime } from './dates'
import { endpoint } from './endpoint'
import { ById, Id, longText, Nothing, oneOf, text } from './fields'
import { severities } from './options'
import { Ignored } from './records'
import { LocalizedMessage } from './violation'

const RegulationHint = z.strictObject({
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

export const Source = z.object({ title: z.string(), url: z.string() })

export const SuggestedTask = z.object({ id: Id, text: z.string(), violationContext: z.string() })
export const PendingSuggestion = z.object({
  id: Id,
  text: z.string(),
  violation_id: z.nullable(Id),
  user_id: Id,
  status: z.enum(['pending', 'approved', 'rejected']),
  createdAt: IsoDateTime,
})

const AboutViolation = z.strictObject({ text: text(10_000), regulation: z.optional(RegulationHint) })

export const copilotChat = endpoint({
  method: 'POST',
  path: '/api/copilot/chat',
  access: 'member',
  summary: 'Ask the copilot',
  body: z.strictObject({
    message: text(4000),
    userId: z.optional(Id),
    context: z.optional(AssistantContext),
  }),
  response: z.object({
    message: z.string(),
    suggestedQuestions: z.array(z.string()),
    sources: z.array(Source),
  }),
  legacyTopLevelKeys: ['message', 'suggestedQuestions'],
  errors: ['questions_exhausted'],
})

export const copilotQuestions = endpoint({
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
  access: 'member',
  summary: 'Suggest remediation steps',
  body: AboutViolation,
  response: z.object({ steps: z.array(z.string()), sources: z.array(Source) }),
})

export const explainViolation = endpoint({
  method: 'POST',
  path: '/api/copilot/explain-violation',
  access: 'member',
  summary: 'Explain a violation',
  body: AboutViolation,
  response: z.object({ explanation: z.string(), sources: z.array(Source) }),
})

export const suggestTask = endpoint({
  method: 'POST',
  path: '/api/copilot/suggest-task',
  access: 'member',
  summary: 'Suggest a task for a violation',
  body: z.strictObject({ violation_id: Id, text: longText(10_000) }),
  response: SuggestedTask,
  errors: ['not_found', 'needs_pro'],
})

export const submitSuggestion = endpoint({
  method: 'POST',
  path: '/api/copilot/submit-suggestion',
  access: 'member',
  summary: 'Submit a suggested task for approval',
  body: z.strictObject({ task_id: Id, violation_id: z.optional(Id), user_id: z.optional(Id) }),
  response: PendingSuggestion,
  errors: ['not_found'],
})

export const pendingSuggestions = endpoint({
  method: 'GET',
  path: '/api/copilot/pending-suggestions',
  access: 'manager',
  summary: 'List suggestions waiting for approval',
  query: z.strictObject({ org_id: z.optional(Id) }),
  response: z.array(PendingSuggestion),
})

export const approveSuggestion = endpoint({
  method: 'POST',
  path: '/api/copilot/pending-suggestions/:id/approve',
  access: 'manager',
  summary: 'Approve a suggestion and create its task',
  params: ById,
  response: PendingSuggestion,
  errors: ['not_found'],
})

export const rejectSuggestion = endpoint({
  method: 'POST',
  path: '/api/copilot/pending-suggestions/:id/reject',
  access: 'manager',
  summary: 'Reject a suggestion',
  params: ById,
  response: PendingSuggestion,
  errors: ['not_found'],
})

export const recheck = endpoint({
  method: 'POST',
  path: '/api/copilot/recheck',
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

export const paulieChat = endpoint({
  method: 'POST',
  path: '/api/paulie/chat',
  access: 'member',
  summary: 'Ask Paulie',
  body: z.strictObject({
    message: z.optional(text(4000)),
    question: z.optional(text(4000)),
    userId: z.optional(Id),
    context: z.optional(AssistantContext),
    sessionId: z.optional(Id),
  }),
  response: z.object({ message: z.string(), sources: z.array(Source), suggestions: z.array(z.string()) }),
  legacyTopLevelKeys: ['message'],
  errors: ['questions_exhausted'],
})

export const paulieQuestions = endpoint({
  method: 'GET',
  path: '/api/paulie/suggestions',
  access: 'member',
  summary: 'Get suggested questions for Paulie',
  response: z.object({ suggestedQuestions: z.array(z.string()) }),
  legacyTopLevelKeys: ['suggestedQuestions'],
})

export const paulieQuestionsFor = endpoint({
  method: 'POST',
  path: '/api/paulie/suggestions',
  access: 'member',
  summary: 'Get suggested questions for a context',
  body: z.strictObject({ context: AssistantContext }),
  response: z.object({ suggestedQuestions: z.array(z.string()) }),
  legacyTopLevelKeys: ['suggestedQuestions'],
})

export const generatePlan = endpoint({
  method: 'POST',
  path: '/api/paulie/generate-plan',
  access: 'member',
  summary: 'Generate a remediation plan for a violation',
  body: z.strictObject({ violation_id: Id }),
  response: z.object({
    plan: z.string(),
    steps: z.array(z.string()),
    regulation_references: z.array(z.string()),
  }),
  errors: ['not_found'],
})

export const paulieContext = endpoint({
  method: 'GET',
  path: '/api/paulie/context',
  access: 'member',
  summary: 'Get the context Paulie has for a violation',
  query: z.strictObject({ violation_id: Id }),
  response: z.object({
    regulation_codes: z.array(z.string()),
    related_violations: z.array(Id),
    similar_tasks: z.array(Id),
  }),
  errors: ['not_found'],
})

export const savePaulieSession = endpoint({
  method: 'POST',
  path: '/api/paulie/save',
  access: 'member',
  summary: 'Save a conversation',
  body: z.strictObject({ sessionId: Id, title: z.optional(longText(200)) }),
  response: Nothing,
  errors: ['not_found'],
})

export const paulieHistory = endpoint({
  method: 'GET',
  path: '/api/paulie/history',
  access: 'member',
  summary: 'List the messages of a conversation',
  query: z.strictObject({ sessionId: z.optional(Id) }),
  response: z.array(
    z.object({
      id: Id,
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      timestamp: IsoDateTime,
      sources: z.array(Source),
    }),
  ),
  errors: ['not_found'],
})
