import * as contract from '@plumbline/contract'
import { handle } from '../../platform/http/endpoints'
import type { AssistantService } from './assistant.service'

export const assistantRoutes = (assistant: AssistantService) => [
  handle(contract.copilotChat, async ({ member, body }) => {
    const { followUps, ...answer } = await assistant.chat(member, { ...body, text: body.message })
    return { ...answer, suggestedQuestions: followUps }
  }),
  handle(contract.paulieChat, async ({ member, body }) => {
    const text = body.question ?? body.message ?? ''
    const { followUps, ...answer } = await assistant.chat(member, { ...body, text })
    return { ...answer, suggestions: followUps }
  }),
  handle(contract.paulieHistory, ({ member, query }) => assistant.history(member, query.sessionId)),
  handle(contract.savePaulieSession, ({ member, body }) =>
    assistant.rename(member, body.sessionId, body.title),
  ),
]
