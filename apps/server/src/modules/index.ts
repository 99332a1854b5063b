import type { Endpoint } from '@plumbline/contract'
import type { FastifyInstance } from 'fastify'
import type { Feature } from '../platform/feature'
import type { Metrics } from '../platform/http/metrics'
import type { Platform } from '../platform/open-platform'
import { assistantFeature } from './assistant/assistant/assistant.feature'
import { billingFeature } from './billing/billing/billing.feature'
import { paymentsFeature } from './billing/payments/payments.feature'
import { salesFeature } from './billing/sales/sales.feature'
import { usageFeature } from './billing/usage/usage.feature'
import { analysisFeature } from './capture/analysis/analysis.feature'
import { analyzed, lookedAt } from './capture/analysis/analysis.lookups'
import { learningFeature } from './capture/learning/learning.feature'
import { mediaFeature } from './capture/media/media.feature'
import { pictureTagsFeature } from './capture/picture-tags/picture-tags.feature'
import { postureFeature } from './capture/posture/posture.feature'
import { questionsFeature } from './capture/questions/questions.feature'
import { secondLookFeature } from './capture/second-look/second-look.feature'
import { tryPhotoFeature } from './capture/try-photo/try-photo.feature'
import { uploadsFeature } from './capture/uploads/uploads.feature'
import { unfinishedUploads } from './capture/uploads/uploads.lookups'
import { reportLinksFeature } from './findings/report-links/report-links.feature'
import { violationsFeature } from './findings/violations/violations.feature'
import { hasViolation } from './findings/violations/violations.lookups'
import { deleteSettled } from './findings/violations/violations.upkeep'
import { accessLogFeature } from './identity/access-log/access-log.feature'
import { apiKeysFeature } from './identity/api-keys/api-keys.feature'
import { authFeature } from './identity/auth/auth.feature'
import { organizationsFeature } from './identity/organizations/organizations.feature'
import { sessionsFeature } from './identity/sessions/sessions.feature'
import { sitesFeature } from './identity/sites/sites.feature'
import { ssoFeature } from './identity/sso/sso.feature'
import { twoFactorFeature } from './identity/two-factor/two-factor.feature'
import { usersFeature } from './identity/users/users.feature'
import { dashboardFeature } from './insights/dashboard/dashboard.feature'
import { eventsFeature } from './insights/events/events.feature'
import { savedViewsFeature } from './insights/saved-views/saved-views.feature'
import { searchFeature } from './insights/search/search.feature'
import { weeklySummaryFeature } from './insights/weekly-summary/weekly-summary.feature'
import { liveFeature } from './integrations/live/live.feature'
import { notificationsFeature } from './integrations/notifications/notifications.feature'
import { pushFeature } from './integrations/push/push.feature'
import { webhooksFeature } from './integrations/webhooks/webhooks.feature'
import { regulationsFeature } from './library/regulations/regulations.feature'
import { deletionFeature } from './operations/deletion/deletion.feature'
import { demoFeature } from './operations/demo/demo.feature'
import { housekeepingFeature } from './operations/housekeeping/housekeeping.feature'
import { metadataFeature } from './operations/metadata/metadata.feature'
import { operationsFeature } from './operations/operations/operations.feature'
import { organizationExportsFeature } from './operations/organization-exports/organization-exports.feature'
import { storedExports } from './operations/organization-exports/organization-exports.lookups'
import { productUpdatesFeature } from './operations/product-updates/product-updates.feature'
import { retentionFeature } from './operations/retention/retention.feature'
import { systemFeature } from './operations/system/system.feature'
import { tablesAtSites } from './tables'
import { bulkFeature } from './work/bulk/bulk.feature'
import { fixesFeature } from './work/fixes/fixes.feature'
import { comparedFixes, stillThere } from './work/fixes/fixes.lookups'
import { suggestionsFeature } from './work/suggestions/suggestions.feature'
import { hasSuggestion } from './work/suggestions/suggestions.lookups'
import { tasksFeature } from './work/tasks/tasks.feature'
import { hasTask, taskLinks, tasksOfViolations } from './work/tasks/tasks.lookups'

type SystemDeps = {
  http: FastifyInstance
  metrics: Metrics
  isReady: () => Promise<boolean>
  plannedEndpoints: () => ReadonlySet<Endpoint>
}

/** Who people are and what they may do: what every other feature builds on. */
function teamFeatures(platform: Platform) {
  const { accessLog, ...accessLogParts } = accessLogFeature(platform)
  const { events, activity, ...eventsParts } = eventsFeature({
    ...platform,
    records: { hasViolation, hasTask, hasSuggestion },
  })
  const { billing, quota, ...billingParts } = billingFeature(platform)
  const { users, ...usersParts } = usersFeature({ ...platform, billing })
  const { push, ...pushParts } = pushFeature({ ...platform, users })
  const { notifications, notificationPreferences, ...notificationsParts } = notificationsFeature({
    ...platform,
    billing,
    users,
    channels: [push.channel],
  })
  const { webhooks, ...webhooksParts } = webhooksFeature({ ...platform, accessLog, events, notifications })
  const { apiKeys, ...apiKeysParts } = apiKeysFeature({ ...platform, accessLog, billing, users })
  const { sessions, cookies, authenticate, ...sessionsParts } = sessionsFeature({
    ...platform,
    users,
    apiKeys,
    accessLog,
    billing,
  })
  const { sites, ...sitesParts } = sitesFeature({
    ...platform,
    billing,
    quota,
    tablesAtSites,
  })
  const { media, ...mediaParts } = mediaFeature({
    ...platform,
    quota,
    exports: storedExports,
    unfinishedUploads,
  })
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
  const ssoParts = ssoFeature(team)
  const { secondStep, proofs, ...twoFactorParts } = twoFactorFeature(team)
  const auth = authFeature({ ...team, secondStep })
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
  return { team, activity, notificationPreferences, proofs, authenticate, parts }
}

/** Every feature, lower ones first: a feature uses only those above it in this list, never those below. */
export function features(platform: Platform, systemDeps: SystemDeps) {
  const { team, activity, notificationPreferences, proofs, authenticate, parts } = teamFeatures(platform)
  const usage = usageFeature(team)
  const { payments, ...paymentsParts } = paymentsFeature(team)
  const { regulations, regulationSearch, warmUp, ...regulationsParts } = regulationsFeature(team)
  const {
    violations,
    violationFeedback,
    violationLists,
    violationsReport,
    violationsExport,
    ...violationsParts
  } = violationsFeature({
    ...team,
    regulations,
    regulationSearch,
    taskLinks,
    stillThere,
    analyses: { analyzed },
    reportSources: { lookedAt, fixesOf: comparedFixes, tasksOf: tasksOfViolations },
  })
  const { learning, ...learningParts } = learningFeature(team)
  const { secondLook, ...secondLookParts } = secondLookFeature(team)
  const safety = { ...team, regulations, violations, violationLists, learning, secondLook }
  const { tasks, taskLists, tasksExport, ...tasksParts } = tasksFeature(safety)
  const { analysis, analysisWorker, ...analysisParts } = analysisFeature(safety)
  const uploads = uploadsFeature({ ...safety, analysis })
  const tryPhoto = tryPhotoFeature({ ...safety, analysisWorker })
  const fixes = fixesFeature({ ...safety, tasks })
  const { suggestions, ...suggestionsParts } = suggestionsFeature({ ...safety, tasks })
  const { pictureTags, ...pictureTagsParts } = pictureTagsFeature({ ...safety, analysis })
  const questions = questionsFeature({ ...safety, analysis, pictureTags, violationFeedback })
  const posture = postureFeature({ ...safety, analysis })
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
    violationLists,
    violationsExport,
    tasksExport,
  })

  const { reporter, ...operationsParts } = operationsFeature({ ...team, metrics: systemDeps.metrics })

  const all: Feature[] = [
    ...parts,
    usage,
    paymentsParts,
    deletionFeature({ ...team, payments, proofs }),
    retentionFeature({ ...team, deleteSettledViolations: deleteSettled(taskLinks) }),
    salesFeature(team),
    regulationsParts,
    violationsParts,
    learningParts,
    secondLookParts,
    reportLinksFeature({ ...team, violations, violationsReport }),
    tasksParts,
    analysisParts,
    uploads,
    tryPhoto,
    pictureTagsParts,
    questions,
    posture,
    fixes,
    savedViewsFeature(platform),
    exportParts,
    suggestionsParts,
    bulkFeature({ ...safety, tasks }),
    dashboardFeature({ ...safety, taskLists, analysis, suggestions }),
    searchFeature({ ...team, violationLists, taskLists, regulationSearch }),
    assistantParts,
    demoParts,
    liveFeature({ ...team, analysis }),
    weeklySummaryFeature({ ...team, notificationPreferences, violationLists, taskLists }),
    productUpdatesFeature({ ...team, notificationPreferences }),
    housekeepingFeature(platform),
    metadataFeature(),
    operationsParts,
    systemFeature({ ...platform, ...systemDeps }),
  ]
  return { all, authenticate, reporter, analysisWorker, seedDemo, warmUp, importOrganization }
}
