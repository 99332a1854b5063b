import { assistantRoutes } from './assistant.routes'
import { type AssistantDeps, AssistantService } from './assistant.service'
import { ConversationsService } from './conversations.service'

export const assistantFeature = (deps: Omit<AssistantDeps, 'answerModel'>) => ({
  routes: assistantRoutes({
    assistant: new AssistantService({ ...deps, answerModel: null }),
    conversations: new ConversationsService(deps),
  }),
})
