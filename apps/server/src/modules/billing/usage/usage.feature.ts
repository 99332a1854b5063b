import { subscriptions } from '../../../platform/domain-events'
import { type EmailRequestsDeps, emailRequestsRoutes } from './email-requests.routes'
import { usageHandlers } from './usage.jobs'
import { usageRoutes } from './usage.routes'
import { type UsageDeps, UsageService } from './usage.service'
import { alertAdmins, type UsageAlertsDeps } from './usage-alerts'
import { UsageEmails, type UsageEmailsDeps } from './usage-emails.service'

export function usageFeature(deps: UsageDeps & UsageEmailsDeps & UsageAlertsDeps & EmailRequestsDeps) {
  return {
    routes: [...usageRoutes(new UsageService(deps)), ...emailRequestsRoutes(deps)],
    handlers: usageHandlers(new UsageEmails(deps)),
    on: subscriptions({ 'quota.exhausted': alertAdmins(deps) }),
  }
}
