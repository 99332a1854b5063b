import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { AdviceService } from './advice/advice.service'
import type { PlanService } from './advice/plan.service'
import { streamAnswer, wholeAnswer } from './answer-stream'
import type { AssistantService } from './assistant.service'
import type { ConversationsService } from './conversations.service'
import type { VisitorQuestions } from './visitor-questions'

type Services = {
  assistant: AssistantService
  conversations: ConversationsService
  advice: AdviceService
  plans: PlanService
  visitorQuestions: VisitorQuestions
}

export const assistantRoutes = ({ assistant, conversations, advice, plans, visitorQuestions }: Services) => [
  handle(
    contract.assistantChat,
    async ({ member, body, reply }) => {
      const question = { ...body, text: body.message }
      const { suggestions, ...answer } = await wholeAnswer(
        signal => assistant.chat(member, question, signal),
        reply,
      )
      return { ...answer, suggestedQuestions: suggestions }
    },
    { waits: true },
  ),
  handle(
    contract.assistantPageChat,
    ({ member, body, reply }) => {
      const question = { ...body, text: body.question ?? body.message ?? '' }
      return wholeAnswer(signal => assistant.chat(member, question, signal), reply)
    },
    { waits: true },
  ),
  handle(contract.askAssistant, async ({ member, body, request, reply }) => {
    const { finish } = await assistant.prepare(member, { ...body, text: body.message })
    return streamAnswer(finish, request, reply)
  }),
  handle(contract.tryQuestion, ({ body, request }) => visitorQuestions.answer(request.ip, body)),
  handle(contract.assistantHistory, ({ member, query }) => conversations.history(member, query.sessionId)),
  handle(contract.saveAssistantSession, ({ member, body }) =>
    conversations.rename(member, body.sessionId, body.title),
  ),
  handle(contract.listConversations, ({ member, query }) => conversations.list(member, query)),
  handle(contract.deleteConversation, ({ member, params }) => conversations.delete(member, params.id)),
  handle(contract.rateAnswer, ({ member, params, body }) => conversations.rate(member, params.id, body)),
  handle(contract.listAnswerFeedback, ({ member, query }) => conversations.ratings(member, query)),
  handle(contract.assistantQuestions, ({ member }) => advice.assistantQuestions(member)),
  handle(contract.assistantPageQuestions, ({ member }) => advice.assistantPageQuestions(member)),
  handle(contract.assistantQuestionsFor, ({ member, body }) => advice.questionsFor(member, body.context)),
  handle(contract.suggestRemediation, ({ member, body }) => advice.remediation(member, body)),
  handle(contract.explainViolation, ({ member, body }) => advice.explanation(member, body)),
  handle(contract.generatePlan, ({ member, body }) => plans.plan(member, body.violation_id)),
  handle(contract.getAssistantContext, ({ member, query }) => plans.context(member, query.violation_id)),
]
