import { type AdviceDeps, AdviceService } from './advice/advice.service'
import { type PlanDeps, PlanService } from './advice/plan.service'
import { assistantRoutes } from './assistant.routes'
import { type AssistantDeps, AssistantService } from './assistant.service'
import { ConversationsService } from './conversations.service'

export const assistantFeature = (deps: Omit<AssistantDeps, 'answerModel'> & AdviceDeps & PlanDeps) => ({
  routes: assistantRoutes({
    assistant: new AssistantService({ ...deps, answerModel: null }),
    conversations: new ConversationsService(deps),
    advice: new AdviceService(deps),
    plans: new PlanService(deps),
  }),
})
