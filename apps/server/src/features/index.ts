import type { Endpoint } from '@plumbline/contract'
import type { FastifyInstance } from 'fastify'
import type { Feature } from '../platform/feature'
import type { Metrics } from '../platform/http/metrics'
import type { Platform } from '../platform/open-platform'
import { analysisFeature } from './analysis/analysis.feature'
import { assistantFeature } from './assistant/assistant.feature'
import { authFeature } from './auth/auth.feature'
import { billingFeature } from './billing/billing.feature'
import { dashboardFeature } from './dashboard/dashboard.feature'
import { demoFeature } from './demo/demo.feature'
import { emailRequestsFeature } from './email-requests/email-requests.feature'
import { eventsFeature } from './events/events.feature'
import { fixesFeature } from './fixes/fixes.feature'
import { liveFeature } from './live/live.feature'
import { mediaFeature } from './media/media.feature'
import { metadataFeature } from './metadata/metadata.feature'
import { notificationsFeature } from './notifications/notifications.feature'
import { organizationsFeature } from './organizations/organizations.feature'
import { paymentsFeature } from './payments/payments.feature'
import { pushFeature } from './push/push.feature'
import { questionsFeature } from './questions/questions.feature'
import { regulationsFeature } from './regulations/regulations.feature'
import { reportLinksFeature } from './report-links/report-links.feature'
import { salesFeature } from './sales/sales.feature'
import { savedViewsFeature } from './saved-views/saved-views.feature'
import { searchFeature } from './search/search.feature'
import { sessionsFeature } from './sessions/sessions.feature'
import { sitesFeature } from './sites/sites.feature'
import { suggestionsFeature } from './suggestions/suggestions.feature'
import { systemFeature } from './system/system.feature'
import { tasksFeature } from './tasks/tasks.feature'
import { usageFeature } from './usage/usage.feature'
import { usersFeature } from './users/users.feature'
import { violationsFeature } from './violations/violations.feature'
import { webhooksFeature } from './webhooks/webhooks.feature'
import { weeklySummaryFeature } from './weekly-summary/weekly-summary.feature'

type SystemDeps = {
  http: FastifyInstance
  metrics: Metrics
  isReady: () => Promise<boolean>
  plannedEndpoints: () => ReadonlySet<Endpoint>
}

/** Every feature, lower ones first: a feature uses only those above it in this list, never those below. */
export function features(platform: Platform, systemDeps: SystemDeps) {
  const { events, ...eventsParts } = eventsFeature(platform)
  const { billing, quota, ...billingParts } = billingFeature(platform)
  const { users, ...usersParts } = usersFeature(platform)
  const { push, ...pushParts } = pushFeature({ ...platform, users })
  const { notifications, notificationPreferences, ...notificationsParts } = notificationsFeature({
    ...platform,
    billing,
    users,
    channels: [push.channel],
  })
  const { webhooks, ...webhooksParts } = webhooksFeature({ ...platform, events, notifications })
  const { sessions, cookies, authenticate, ...sessionsParts } = sessionsFeature({ ...platform, users })
  const { sites, ...sitesParts } = sitesFeature({ ...platform, billing, quota })
  const { media, ...mediaParts } = mediaFeature(platform)
  const account = {
    ...platform,
    events,
    billing,
    quota,
    users,
    notifications,
    webhooks,
    sessions,
    cookies,
    media,
    sites,
  }

  const { organizations, ...organizationsParts } = organizationsFeature(account)
  const team = { ...account, organizations }
  const auth = authFeature(team)
  const usage = usageFeature(team)
  const { regulations, regulationSearch, warmUp, ...regulationsParts } = regulationsFeature(team)
  const { violations, violationLists, violationsReport, ...violationsParts } = violationsFeature({
    ...team,
    regulations,
    regulationSearch,
  })
  const safety = { ...team, regulations, violations, violationLists }
  const { tasks, taskLists, ...tasksParts } = tasksFeature(safety)
  const { analysis, analysisWorker, ...analysisParts } = analysisFeature(safety)
  const fixes = fixesFeature({ ...safety, tasks })
  const { suggestions, ...suggestionsParts } = suggestionsFeature({ ...safety, tasks })
  const questions = questionsFeature({ ...safety, analysis })
  const { seedDemo } = demoFeature({ ...team, analysis })

  const all: Feature[] = [
    eventsParts,
    billingParts,
    usersParts,
    notificationsParts,
    pushParts,
    webhooksParts,
    sessionsParts,
    mediaParts,
    sitesParts,
    organizationsParts,
    auth,
    usage,
    paymentsFeature(team),
    salesFeature(team),
    emailRequestsFeature(platform),
    regulationsParts,
    violationsParts,
    reportLinksFeature({ ...team, violations, violationsReport }),
    tasksParts,
    analysisParts,
    questions,
    fixes,
    savedViewsFeature(platform),
    suggestionsParts,
    dashboardFeature({ ...platform, violationLists, taskLists, suggestions }),
    searchFeature({ ...team, violationLists, taskLists, regulationSearch }),
    assistantFeature({ ...safety, tasks, taskLists, regulationSearch, metrics: systemDeps.metrics }),
    liveFeature({ ...platform, sessions, notifications, analysis }),
    weeklySummaryFeature({ ...platform, users, notificationPreferences }),
    metadataFeature(),
    systemFeature({ ...platform, ...systemDeps }),
  ]
  return { all, authenticate, analysisWorker, seedDemo, warmUp }
}
