import * as contract from '@plumbline/contract'
import { handle } from '../../platform/http/endpoints'
import { streamAnswer } from './answer-stream'
import type { AssistantService } from './assistant.service'
import type { ConversationsService } from './conversations.service'

type Services = { assistant: AssistantService; conversations: ConversationsService }

export const assistantRoutes = ({ assistant, conversations }: Services) => [
  handle(contract.copilotChat, async ({ member, body }) => {
    const { suggestions, ...answer } = await assistant.chat(member, { ...body, text: body.message })
    return { ...answer, suggestedQuestions: suggestions }
  }),
  handle(contract.paulieChat, ({ member, body }) =>
    assistant.chat(member, { ...body, text: body.question ?? body.message ?? '' }),
  ),
  handle(contract.askPaulie, async ({ member, body, request, reply }) => {
    const { finish } = await assistant.prepare(member, { ...body, text: body.message })
    return streamAnswer(finish, request, reply)
  }),
  handle(contract.paulieHistory, ({ member, query }) => conversations.history(member, query.sessionId)),
  handle(contract.savePaulieSession, ({ member, body }) =>
    conversations.rename(member, body.sessionId, body.title),
  ),
  handle(contract.listConversations, ({ member, query }) => conversations.list(member, query)),
  handle(contract.deleteConversation, ({ member, params }) => conversations.delete(member, params.id)),
  handle(contract.rateAnswer, ({ member, params, body }) => conversations.rate(member, params.id, body)),
  handle(contract.listAnswerFeedback, ({ member, query }) => conversations.ratings(member, query)),
]
