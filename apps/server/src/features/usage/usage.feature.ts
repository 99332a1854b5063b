import { usageHandlers, usageJobs } from './usage.jobs'
import { usageRoutes } from './usage.routes'
import { type UsageDeps, UsageService } from './usage.service'
import { UsageEmails, type UsageEmailsDeps } from './usage-emails.service'

export const usageFeature = (deps: UsageDeps & UsageEmailsDeps) => ({
  routes: usageRoutes(new UsageService(deps)),
  jobs: usageJobs,
  handlers: usageHandlers(new UsageEmails(deps)),
})
