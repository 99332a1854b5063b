import * as z from 'zod/mini'
import { IsoDate, IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { Id, Nothing, text } from '../fields'
import { AnswerParts, AssistantAnswer, AssistantContext, MAX_QUESTION, Source } from './assistant'
import { AnswerFeedback } from './conversations'

export const assistantPageChat = endpoint({
  method: 'POST',
  path: '/api/paulie/chat',
  changes: ['/api/usage', '/api/billing'],
  access: 'member',
  summary: 'Ask Paulie',
  /** The text is `message`, or `question` as the older client of document 2 calls it. */
  body: z
    .strictObject({
      message: z.optional(text(MAX_QUESTION)),
      question: z.optional(text(MAX_QUESTION)),
      userId: z.optional(Id),
      context: z.optional(AssistantContext),
      sessionId: z.optional(Id),
    })
    .check(
      z.refine(({ message, question }) => message !== undefined || question !== undefined, {
        path: ['message'],
        message: 'required',
      }),
    ),
  response: z.extend(AssistantAnswer, { suggestions: z.array(z.string()) }),
  legacyTopLevelKeys: ['message'],
  errors: ['not_found', 'questions_exhausted'],
})

export const assistantPageQuestions = endpoint({
  method: 'GET',
  path: '/api/paulie/suggestions',
  access: 'member',
  summary: 'Get suggested questions for Paulie',
  response: z.object({ suggestedQuestions: z.array(z.string()) }),
  legacyTopLevelKeys: ['suggestedQuestions'],
})

export const assistantQuestionsFor = endpoint({
  method: 'POST',
  path: '/api/paulie/suggestions',
  changes: [],
  access: 'member',
  summary: 'Get suggested questions for a context',
  body: z.strictObject({ context: AssistantContext }),
  response: z.object({ suggestedQuestions: z.array(z.string()) }),
  legacyTopLevelKeys: ['suggestedQuestions'],
  errors: ['not_found'],
})

/** The stages of a plan in order: what is urgent, what people noted, the hierarchy of controls, and the check at the end. */
export const planStages = [
  'urgent',
  'recorded',
  'eliminate',
  'substitute',
  'engineer',
  'administer',
  'protect',
  'verify',
] as const

export const PlanAction = z.object({
  stage: z.enum(planStages),
  text: z.string(),
  who: z.string(),
  /** Who of the organization has it; null where `who` names a role. */
  assignee: z.nullable(Id),
  due: IsoDate,
  /** The rules that ask for it; empty where none is cited. */
  codes: z.array(z.string()),
})
export type PlanAction = z.output<typeof PlanAction>

export const generatePlan = endpoint({
  method: 'POST',
  path: '/api/paulie/generate-plan',
  changes: [],
  access: 'member',
  summary: 'Generate a remediation plan for a violation',
  body: z.strictObject({ violation_id: Id }),
  response: z.object({
    plan: z.string(),
    /** Each action as one text: what, who, by when and under which rule. */
    steps: z.array(z.string()),
    regulation_references: z.array(z.string()),
    actions: z.array(PlanAction),
    sources: z.array(Source),
  }),
  errors: ['not_found'],
})

export const getAssistantContext = endpoint({
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

export const saveAssistantSession = endpoint({
  method: 'POST',
  path: '/api/paulie/save',
  changes: ['/api/paulie/conversations'],
  access: 'member',
  summary: 'Save a conversation under a title',
  body: z.strictObject({ sessionId: Id, title: text(200) }),
  response: Nothing,
  errors: ['not_found'],
})

export const assistantHistory = endpoint({
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
      /** Null for a question. */
      answer: z.nullable(AnswerParts),
      feedback: z.nullable(AnswerFeedback),
    }),
  ),
  errors: ['not_found'],
})
