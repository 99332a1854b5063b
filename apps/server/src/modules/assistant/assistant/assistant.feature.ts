import type { Config } from '../../../config'
import type { Metrics } from '../../../platform/http/metrics'
import { type AdviceDeps, AdviceService } from './advice/advice.service'
import { type PlanDeps, PlanService } from './advice/plan.service'
import { AnswerThread } from './answer-thread/answer-thread'
import { assistantRoutes } from './assistant.routes'
import { type AssistantDeps, AssistantService } from './assistant.service'
import { ConversationsService } from './conversations.service'
import { HostedAnswerModel } from './model/hosted-answer-model'
import { modelMetrics } from './model/model-metrics'
import { VisitorQuestions } from './visitor-questions'

type AssistantFeatureDeps = Omit<AssistantDeps, 'answerModel' | 'answerThread'> &
  AdviceDeps &
  PlanDeps & { config: Config; metrics: Metrics }

export function assistantFeature({ config, metrics, ...deps }: AssistantFeatureDeps) {
  const { assistantModel: options } = config
  const answerModel = options
    ? new HostedAnswerModel({ options, log: deps.log, metrics: modelMetrics(metrics.registry) })
    : null
  const answerThread = new AnswerThread()
  const conversations = new ConversationsService(deps)
  return {
    conversations,
    /** Answers from the library alone, even where a hosted model is configured. */
    libraryAssistant: new AssistantService({ ...deps, answerThread, answerModel: null }),
    routes: assistantRoutes({
      assistant: new AssistantService({ ...deps, answerThread, answerModel }),
      conversations,
      advice: new AdviceService(deps),
      plans: new PlanService(deps),
      visitorQuestions: new VisitorQuestions({ ...deps, answerThread }),
    }),
    stop: () => answerThread.close(),
  }
}
