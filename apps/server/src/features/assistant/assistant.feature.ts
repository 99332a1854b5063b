import { assistantRoutes } from './assistant.routes'
import { type AssistantDeps, AssistantService } from './assistant.service'

export const assistantFeature = (deps: AssistantDeps) => ({
  routes: assistantRoutes(new AssistantService(deps)),
})
