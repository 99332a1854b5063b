import * as conversations from './assistant/conversations'
import * as copilot from './assistant/copilot'
import * as paulie from './assistant/paulie'
import * as billing from './billing/billing'
import * as sales from './billing/sales'
import * as testPayments from './billing/test-payments'
import * as usage from './billing/usage'
import * as analysis from './capture/analysis'
import * as learning from './capture/learning'
import * as questions from './capture/questions'
import type { Endpoint } from './endpoint'
import * as reportLinks from './findings/report-links'
import * as violationHistory from './findings/violation-history'
import * as violationInsights from './findings/violation-insights'
import * as violations from './findings/violations'
import * as accessLog from './identity/access-log'
import * as apiKeys from './identity/api-keys'
import * as auth from './identity/auth'
import * as organizations from './identity/organizations'
import * as sites from './identity/sites'
import * as sso from './identity/sso'
import * as twoFactor from './identity/two-factor'
import * as users from './identity/users'
import * as dashboard from './insights/dashboard'
import * as events from './insights/events'
import * as savedViews from './insights/saved-views'
import * as search from './insights/search'
import * as live from './integrations/live'
import * as notifications from './integrations/notifications'
import * as push from './integrations/push'
import * as webhooks from './integrations/webhooks'
import * as regulationFeeds from './library/regulation-feeds'
import * as regulationImports from './library/regulation-imports'
import * as regulations from './library/regulations'
import * as metadata from './operations/metadata'
import * as operations from './operations/operations'
import * as organizationExports from './operations/organization-exports'
import * as retention from './operations/retention'
import * as service from './operations/service'
import * as fixes from './work/fixes'
import * as suggestions from './work/suggestions'
import * as taskHistory from './work/task-history'
import * as tasks from './work/tasks'

const areas = {
  auth,
  users: { ...users, ...twoFactor },
  organizations: {
    ...organizations,
    ...organizationExports,
    ...retention,
    ...accessLog,
    ...sso,
    ...apiKeys,
    ...learning,
  },
  sites,
  analysis: { ...analysis, ...questions },
  violations: { ...violations, ...violationInsights, ...violationHistory, ...reportLinks },
  tasks: { ...tasks, ...taskHistory, ...fixes },
  regulations: { ...regulations, ...regulationImports, ...regulationFeeds },
  copilot: { ...copilot, ...paulie, ...conversations, ...suggestions },
  savedViews,
  dashboard,
  search,
  billing: { ...billing, ...sales, ...testPayments },
  usage,
  notifications: { ...notifications, ...push },
  events: { ...events, ...live },
  webhooks,
  metadata,
  operations,
  service,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** The one table of every call: routes register from it, the reference is generated from it. */
export const endpoints: ReadonlyArray<{
  readonly area: string
  readonly name: string
  readonly endpoint: Endpoint
}> = Object.entries(areas).flatMap(([area, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ area, name, endpoint: value }] : [],
  ),
)
