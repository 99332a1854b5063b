import * as accessLog from './access-log'
import * as analysis from './analysis'
import * as apiKeys from './api-keys'
import * as auth from './auth'
import * as billing from './billing'
import * as conversations from './conversations'
import * as copilot from './copilot'
import * as dashboard from './dashboard'
import type { Endpoint } from './endpoint'
import * as events from './events'
import * as fixes from './fixes'
import * as learning from './learning'
import * as live from './live'
import * as metadata from './metadata'
import * as notifications from './notifications'
import * as operations from './operations'
import * as organizationExports from './organization-exports'
import * as organizations from './organizations'
import * as paulie from './paulie'
import * as push from './push'
import * as questions from './questions'
import * as regulationFeeds from './regulation-feeds'
import * as regulationImports from './regulation-imports'
import * as regulations from './regulations'
import * as reportLinks from './report-links'
import * as retention from './retention'
import * as sales from './sales'
import * as savedViews from './saved-views'
import * as search from './search'
import * as service from './service'
import * as sites from './sites'
import * as sso from './sso'
import * as suggestions from './suggestions'
import * as taskHistory from './task-history'
import * as tasks from './tasks'
import * as testPayments from './test-payments'
import * as twoFactor from './two-factor'
import * as usage from './usage'
import * as users from './users'
import * as violationHistory from './violation-history'
import * as violationInsights from './violation-insights'
import * as violations from './violations'
import * as webhooks from './webhooks'

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
