import type { Endpoint } from '@plumbline/contract/endpoint'
import type { Query, QueryClient } from '@tanstack/react-query'

/** Cached responses that show the same records, by the start of their path. */
const families = {
  results: '/api/analysis/results',
  violations: '/api/violations',
  plans: '/api/paulie/generate-plan',
  tasks: '/api/tasks',
  regulations: '/api/regulations',
  dashboard: '/api/dashboard',
  notifications: '/api/notifications',
  organization: '/api/organizations',
  sites: '/api/sites',
  billing: '/api/billing',
  sessions: '/api/users/sessions',
  twoFactor: '/api/users/two-factor',
  teamTwoFactor: '/api/organizations/two-factor',
  savedViews: '/api/saved-views',
  suggestions: '/api/copilot/pending-suggestions',
  conversations: '/api/paulie/conversations',
  history: '/api/paulie/history',
  answerFeedback: '/api/paulie/feedback',
  usage: '/api/usage',
  webhooks: '/api/webhooks',
  exports: '/api/organizations/exports',
  events: '/api/events',
  accessLog: '/api/access-log',
  apiKeys: '/api/api-keys',
  sso: '/api/organizations/sso',
  learning: '/api/learning',
} as const
export type Family = keyof typeof families

export const findings: readonly Family[] = ['results', 'violations', 'plans', 'tasks', 'dashboard']
const credits: readonly Family[] = ['results', 'billing', 'dashboard']
const nothing: readonly Family[] = []

/** What an analysis changes when it ends, however it was started. */
export const endedAnalysis: readonly Family[] = [...findings, 'billing', 'notifications']
/** What an import of regulations changes when it ends. */
export const endedImport: readonly Family[] = ['regulations']

/** Every write the web app makes, and what is stale after it. Paths as strings keep the schemas out of the first page. */
export const staleAfter: Readonly<Record<string, readonly Family[]>> = {
  'POST /api/analysis/upload': credits,
  'POST /api/analysis/results/:id/cancel': credits,
  'DELETE /api/analysis/results/:id': findings,
  'POST /api/analysis/results/:id/questions': findings,
  'POST /api/analysis/results/:id/work-site': findings,
  'POST /api/analysis/results/:id/look-closer': ['results'],

  'POST /api/violations': findings,
  'PATCH /api/violations/status': findings,
  'PATCH /api/violations/status/:id': findings,
  'POST /api/violations/:id/feedback': findings,
  'POST /api/violations/:id/feedback/withdraw': findings,
  'POST /api/violations/link-regulation': findings,
  'POST /api/violations/:id/regulations': findings,
  'PUT /api/violations/fine-settings': ['violations'],
  'POST /api/violations/:id/share': ['violations'],
  'POST /api/violations/:id/share/email': ['violations'],
  'DELETE /api/report-links/:id': ['violations'],
  'POST /api/copilot/recheck': findings,

  'POST /api/copilot/suggest-task': ['violations'],
  'POST /api/copilot/submit-suggestion': ['violations', 'suggestions', 'dashboard', 'notifications'],
  'POST /api/copilot/suggestions/:id/discard': ['violations', 'suggestions', 'dashboard'],
  'POST /api/copilot/pending-suggestions/decide': [...findings, 'suggestions', 'notifications'],

  'POST /api/paulie/ask': ['conversations', 'usage', 'billing'],
  'POST /api/paulie/save': ['conversations'],
  'DELETE /api/paulie/conversations/:id': ['conversations', 'answerFeedback'],
  'POST /api/paulie/messages/:id/feedback': ['history', 'answerFeedback'],

  'POST /api/tasks': [...findings, 'notifications'],
  'PATCH /api/tasks/:id': [...findings, 'notifications'],
  'DELETE /api/tasks/:id': [...findings, 'notifications'],

  'POST /api/tasks/:id/fixes': ['tasks', 'notifications'],
  'POST /api/fixes/:id/review': [...findings, 'notifications'],

  'POST /api/webhooks': ['webhooks'],
  'PATCH /api/webhooks/:id': ['webhooks'],
  'DELETE /api/webhooks/:id': ['webhooks'],
  'POST /api/webhooks/:id/rotate-secret': ['webhooks'],
  'POST /api/webhooks/:id/test': ['webhooks'],
  'POST /api/webhook-deliveries/:id/resend': ['webhooks'],

  'POST /api/api-keys': ['apiKeys', 'accessLog'],
  'DELETE /api/api-keys/:id': ['apiKeys', 'accessLog'],
  'PUT /api/organizations/sso': ['sso', 'accessLog'],
  'PATCH /api/organizations/sso': ['sso', 'accessLog'],
  'DELETE /api/organizations/sso': ['sso', 'accessLog'],
  'POST /api/organizations/sso/domains': ['sso', 'accessLog'],
  'POST /api/organizations/sso/domains/:id/verify': ['sso', 'accessLog'],
  'DELETE /api/organizations/sso/domains/:id': ['sso', 'accessLog'],

  'POST /api/saved-views': ['savedViews'],
  'PATCH /api/saved-views/:id': ['savedViews'],
  'DELETE /api/saved-views/:id': ['savedViews'],

  // A regulation's date and what feeds bring are alerts on the dashboard.
  'POST /api/regulations': ['regulations', 'dashboard'],
  'PATCH /api/regulations/:id': ['regulations', 'violations', 'dashboard'],
  'DELETE /api/regulations/:id': ['regulations', 'violations', 'dashboard'],
  'POST /api/regulations/import': nothing,
  'POST /api/regulations/feeds/fetch': ['regulations', 'dashboard'],
  'POST /api/regulations/feeds/reset': ['regulations'],
  'PUT /api/regulations/feeds': ['regulations'],

  'POST /api/sites': ['sites', 'dashboard'],
  // Records show the name of their site.
  'PUT /api/sites/:id': ['sites', ...findings],
  'DELETE /api/sites/:id': ['sites', 'dashboard'],
  'POST /api/sites/:id/archive': ['sites', 'dashboard'],
  'POST /api/sites/:id/restore': ['sites', 'dashboard'],

  'PATCH /api/organizations': ['organization', 'violations'],
  'POST /api/organizations/invitations': ['organization'],
  'DELETE /api/organizations/invitations/:id': ['organization'],
  'POST /api/organizations/invitations/accept': ['organization'],
  'POST /api/organizations/exports': ['exports'],
  'POST /api/organizations/exports/training': ['exports'],
  'DELETE /api/organizations/exports/:id': ['exports'],
  'PATCH /api/organizations/members/:id': ['organization'],
  'DELETE /api/organizations/members/:id': ['organization', 'tasks'],

  'PUT /api/learning': ['learning', 'events'],
  'POST /api/learning/run': ['learning', 'events'],
  'POST /api/learning/:id/undo': ['learning', 'events'],
  'POST /api/learning/:id/resume': ['learning', 'events'],

  'PUT /api/organizations/retention': ['organization', 'events'],
  'POST /api/organizations/deletion': ['notifications', 'events'],
  'DELETE /api/organizations/deletion': ['notifications', 'events'],

  'POST /api/users/two-factor/authenticator': nothing,
  'POST /api/users/two-factor/authenticator/confirm': ['twoFactor', 'teamTwoFactor', 'sessions'],
  'POST /api/users/two-factor/authenticator/remove': ['twoFactor', 'teamTwoFactor'],
  'POST /api/users/two-factor/recovery-codes': ['twoFactor'],
  'POST /api/users/two-factor/passkeys': ['twoFactor', 'teamTwoFactor', 'sessions'],
  'POST /api/users/two-factor/passkeys/options': nothing,
  'PATCH /api/users/two-factor/passkeys/:id': ['twoFactor'],
  'POST /api/users/two-factor/passkeys/:id/remove': ['twoFactor', 'teamTwoFactor'],
  'PUT /api/organizations/two-factor': ['twoFactor', 'teamTwoFactor'],
  'POST /api/organizations/members/:id/reset-two-factor': ['teamTwoFactor'],

  'POST /api/users/deletion': nothing,
  'DELETE /api/users/deletion': nothing,
  'PUT /api/users/profile': ['organization', 'tasks'],
  'PUT /api/users/preferences': ['violations', 'plans', 'regulations', 'dashboard'],
  'PUT /api/users/password': ['sessions'],
  'DELETE /api/users/sessions/:id': ['sessions'],
  'POST /api/notifications/read': ['notifications'],
  'POST /api/notifications/push': ['notifications'],
  'DELETE /api/notifications/push/:id': ['notifications'],
  'PUT /api/notifications/preferences': ['notifications'],
  'POST /api/notifications/unsubscribe/:token': ['notifications'],
  'POST /api/notifications/email': nothing,
  'POST /api/billing/sync': ['billing', 'usage', 'organization', 'sites'],
  'POST /api/billing/upgrade': ['billing', 'usage', 'organization', 'sites'],
  'POST /api/billing/cancel': ['billing'],
  'POST /api/billing/resume': ['billing'],
  'POST /api/billing/checkout-canceled': nothing,
  'POST /api/billing/extra-analyses': nothing,
  'POST /api/billing/contact-sales': nothing,
  'POST /api/stripe/checkout-session': nothing,
  'POST /api/stripe/billing-portal': nothing,
  'POST /api/auth/complete-onboarding': ['billing', 'organization'],

  // The page is left for one that loads everything.
  'POST /api/billing/test-checkout/:id': nothing,
  'POST /api/billing/test-portal': ['billing', 'usage'],

  // Each sign-in starts with an empty cache.
  'POST /api/auth/login': nothing,
  'POST /api/auth/login/two-factor': nothing,
  'POST /api/auth/passkeys': nothing,
  'POST /api/auth/passkeys/options': nothing,
  'POST /api/auth/sso': nothing,
  'POST /api/auth/logout': nothing,
  'POST /api/auth/signup': nothing,
  'POST /api/auth/refresh': nothing,
  'POST /api/auth/reset-password': nothing,
  'POST /api/auth/update-password': nothing,
  'POST /api/events': nothing,
  'POST /api/error-log': nothing,
}

export const routeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

export const isIn =
  (stale: readonly Family[]) =>
  ({ queryKey: [path] }: Pick<Query, 'queryKey'>) =>
    typeof path === 'string' && stale.some(family => path.startsWith(families[family]))

const idOf = (input: unknown) => (input as { params?: { id?: unknown } } | undefined)?.params?.id

/** What colleagues, or oneself in another tab, change too: fetched again whenever a screen opens, however recent the cached copy is. */
export const shared: readonly Family[] = [
  'results',
  'violations',
  'plans',
  'tasks',
  'dashboard',
  'organization',
  'sites',
  'suggestions',
  'conversations',
  'history',
  'answerFeedback',
  'usage',
  'webhooks',
  'events',
  'accessLog',
  'apiKeys',
  'sso',
]
export const isShared = isIn(shared)

/** Refetches what is on the screen, and marks the rest to be fetched when it is next opened. */
export const refresh = (client: QueryClient, stale: readonly Family[]) =>
  client.invalidateQueries({ predicate: isIn(stale) })

/** Does that for everything a write has changed. */
export async function refreshAfter(
  client: QueryClient,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input?: unknown,
) {
  const isStale = isIn(staleAfter[routeOf(endpoint)] ?? [])
  // The page of a deleted record is still open for a moment; fetching it again would only return 404.
  const deleted = endpoint.method === 'DELETE' ? idOf(input) : undefined
  const isDeleted = ({ queryKey }: Pick<Query, 'queryKey'>) =>
    deleted !== undefined && idOf(queryKey[1]) === deleted
  await Promise.all([
    client.invalidateQueries({ predicate: query => isStale(query) && !isDeleted(query) }),
    client.invalidateQueries({
      predicate: query => isStale(query) && isDeleted(query),
      refetchType: 'none',
    }),
  ])
}
