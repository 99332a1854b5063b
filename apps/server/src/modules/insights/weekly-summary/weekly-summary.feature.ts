import {
  queueSummaries,
  sendSummary,
  summariesHandlers,
  WeeklySummaries,
  type WeeklySummariesDeps,
} from './weekly-summary.service'

export const weeklySummaryFeature = (deps: WeeklySummariesDeps) => ({
  jobs: [queueSummaries, sendSummary],
  handlers: summariesHandlers(new WeeklySummaries(deps)),
})
