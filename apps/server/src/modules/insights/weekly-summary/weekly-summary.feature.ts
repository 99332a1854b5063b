import { summariesHandlers, WeeklySummaries, type WeeklySummariesDeps } from './weekly-summary.service'

export const weeklySummaryFeature = (deps: WeeklySummariesDeps) => ({
  handlers: summariesHandlers(new WeeklySummaries(deps)),
})
