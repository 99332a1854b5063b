import type { Endpoint } from '@plumbline/contract/endpoint'
import { findings, type StalePaths } from '@plumbline/contract/stale'
import type { Query, QueryClient } from '@tanstack/react-query'

/** What an analysis changes when it ends, however it was started. */
export const endedAnalysis: StalePaths = [...findings, '/api/billing', '/api/notifications']
/** What an import of regulations changes when it ends. */
export const endedImport: StalePaths = ['/api/regulations']

export const isIn =
  (stale: StalePaths) =>
  ({ queryKey: [path] }: Pick<Query, 'queryKey'>) =>
    typeof path === 'string' && stale.some(start => path.startsWith(start))

const idOf = (input: unknown) => (input as { params?: { id?: unknown } } | undefined)?.params?.id

/** What colleagues, or oneself in another tab, change too: fetched again whenever a screen opens, however recent the cached copy is. */
export const shared: StalePaths = [
  '/api/analysis/results',
  '/api/violations',
  '/api/paulie/generate-plan',
  '/api/tasks',
  '/api/dashboard',
  '/api/organizations',
  '/api/sites',
  '/api/copilot/pending-suggestions',
  '/api/paulie/conversations',
  '/api/paulie/history',
  '/api/paulie/feedback',
  '/api/usage',
  '/api/webhooks',
  '/api/events',
  '/api/access-log',
  '/api/api-keys',
  '/api/organizations/sso',
]
export const isShared = isIn(shared)

/** Refetches what is on the screen, and marks the rest to be fetched when it is next opened. */
export const refresh = (client: QueryClient, stale: StalePaths) =>
  client.invalidateQueries({ predicate: isIn(stale) })

/** Does that for everything a write has changed. */
export async function refreshAfter(
  client: QueryClient,
  endpoint: Pick<Endpoint, 'method' | 'changes'>,
  input?: unknown,
) {
  const isStale = isIn(endpoint.changes ?? [])
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
