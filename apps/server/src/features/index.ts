import type { Endpoint } from '@plumbline/contract'
import type { FastifyInstance } from 'fastify'
import type { Feature } from '../platform/feature'
import type { Metrics } from '../platform/http/metrics'
import type { Platform } from '../platform/open-platform'
import { accessLogFeature } from './access-log/access-log.feature'
import { analysisFeature } from './analysis/analysis.feature'
import { apiKeysFeature } from './api-keys/api-keys.feature'
import { assistantFeature } from './assistant/assistant.feature'
import { authFeature } from './auth/auth.feature'
import { billingFeature } from './billing/billing.feature'
import { dashboardFeature } from './dashboard/dashboard.feature'
import { deletionFeature } from './deletion/deletion.feature'
import { demoFeature } from './demo/demo.feature'
import { emailRequestsFeature } from './email-requests/email-requests.feature'
import { eventsFeature } from './events/events.feature'
import { fixesFeature } from './fixes/fixes.feature'
import { housekeepingFeature } from './housekeeping/housekeeping.feature'
import { learningFeature } from './learning/learning.feature'
import { liveFeature } from './live/live.feature'
import { mediaFeature } from './media/media.feature'
import { metadataFeature } from './metadata/metadata.feature'
import { notificationsFeature } from './notifications/notifications.feature'
import { operationsFeature } from './operations/operations.feature'
import { organizationExportsFeature } from './organization-exports/organization-exports.feature'
import { organizationsFeature } from './organizations/organizations.feature'
import { paymentsFeature } from './payments/payments.feature'
import { productUpdatesFeature } from './product-updates/product-updates.feature'
import { pushFeature } from './push/push.feature'
import { questionsFeature } from './questions/questions.feature'
import { regulationsFeature } from './regulations/regulations.feature'
import { reportLinksFeature } from './report-links/report-links.feature'
import { retentionFeature } from './retention/retention.feature'
import { salesFeature } from './sales/sales.feature'
import { savedViewsFeature } from './saved-views/saved-views.feature'
import { searchFeature } from './search/search.feature'
import { sessionsFeature } from './sessions/sessions.feature'
import { sitesFeature } from './sites/sites.feature'
import { ssoFeature } from './sso/sso.feature'
import { suggestionsFeature } from './suggestions/suggestions.feature'
import { systemFeature } from './system/system.feature'
import { tasksFeature } from './tasks/tasks.feature'
import { twoFactorFeature } from './two-factor/two-factor.feature'
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

/** Who people are and what they may do: what every other feature builds on. */
function teamFeatures(platform: Platform) {
  const { accessLog, ...accessLogParts } = accessLogFeature(platform)
  const { events, activity, ...eventsParts } = eventsFeature(platform)
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
  const { apiKeys, ...apiKeysParts } = apiKeysFeature({ ...platform, accessLog, billing, users })
  const { sessions, cookies, authenticate, ...sessionsParts } = sessionsFeature({
    ...platform,
    users,
    apiKeys,
    accessLog,
  })
  const { sites, ...sitesParts } = sitesFeature({ ...platform, billing, quota })
  const { media, ...mediaParts } = mediaFeature({ ...platform, quota })
  const account = {
    ...platform,
    accessLog,
    apiKeys,
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
  const { sso, ...ssoParts } = ssoFeature(team)
  const { secondStep, ...twoFactorParts } = twoFactorFeature({ ...team, sso })
  const auth = authFeature({ ...team, secondStep, sso })
  const parts: Feature[] = [
    accessLogParts,
    apiKeysParts,
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
    ssoParts,
    twoFactorParts,
    auth,
  ]
  return { team, activity, notificationPreferences, authenticate, parts }
}

/** Every feature, lower ones first: a feature uses only those above it in this list, never those below. */
export function features(platform: Platform, systemDeps: SystemDeps) {
  const { team, activity, notificationPreferences, authenticate, parts } = teamFeatures(platform)
  const usage = usageFeature(team)
  const { payments, ...paymentsParts } = paymentsFeature(team)
  const { regulations, regulationSearch, warmUp, ...regulationsParts } = regulationsFeature(team)
  const { violations, violationLists, violationsReport, violationsExport, ...violationsParts } =
    violationsFeature({ ...team, regulations, regulationSearch })
  const { learning, ...learningParts } = learningFeature(team)
  const safety = { ...team, regulations, violations, violationLists, learning }
  const { tasks, taskLists, tasksExport, ...tasksParts } = tasksFeature(safety)
  const { analysis, analysisWorker, ...analysisParts } = analysisFeature(safety)
  const fixes = fixesFeature({ ...safety, tasks })
  const { suggestions, ...suggestionsParts } = suggestionsFeature({ ...safety, tasks })
  const questions = questionsFeature({ ...safety, analysis })
  const { libraryAssistant, conversations, ...assistantParts } = assistantFeature({
    ...safety,
    tasks,
    taskLists,
    regulationSearch,
    metrics: systemDeps.metrics,
  })
  const { seedDemo, ...demoParts } = demoFeature({ ...team, analysis, libraryAssistant, conversations })
  const { importOrganization, ...exportParts } = organizationExportsFeature({
    ...team,
    activity,
    violationsExport,
    tasksExport,
  })

  const { reporter, ...operationsParts } = operationsFeature({ ...team, metrics: systemDeps.metrics })

  const all: Feature[] = [
    ...parts,
    usage,
    paymentsParts,
    deletionFeature({ ...team, payments }),
    retentionFeature(team),
    salesFeature(team),
    emailRequestsFeature(platform),
    regulationsParts,
    violationsParts,
    learningParts,
    reportLinksFeature({ ...team, violations, violationsReport }),
    tasksParts,
    analysisParts,
    questions,
    fixes,
    savedViewsFeature(platform),
    exportParts,
    suggestionsParts,
    dashboardFeature({ ...safety, taskLists, analysis, suggestions }),
    searchFeature({ ...team, violationLists, taskLists, regulationSearch }),
    assistantParts,
    demoParts,
    liveFeature({ ...team, analysis }),
    weeklySummaryFeature({ ...team, notificationPreferences }),
    productUpdatesFeature(team),
    housekeepingFeature(platform),
    metadataFeature(),
    operationsParts,
    systemFeature({ ...platform, ...systemDeps }),
  ]
  return { all, authenticate, reporter, analysisWorker, seedDemo, warmUp, importOrganization }
}
