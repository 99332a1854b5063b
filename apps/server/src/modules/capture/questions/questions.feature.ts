import { questionsRoutes } from './questions.routes'
import { type QuestionsDeps, QuestionsService } from './questions.service'

export const questionsFeature = (deps: QuestionsDeps) => ({
  routes: questionsRoutes(new QuestionsService(deps)),
})
