import type { countPendingSuggestions as countCall } from '@plumbline/contract/suggestions'
import { useQuery } from '@tanstack/react-query'
import { withoutSchemas } from '../../../lib/api'
import { queryFor } from '../../../lib/query'

const POLL_INTERVAL_MS = 60_000

const countPendingSuggestions = withoutSchemas<typeof countCall>({
  method: 'GET',
  path: '/api/copilot/pending-suggestions/count',
  access: 'manager',
})

/** How many wait for a manager, on every page, so it is asked for without the schemas. */
export const usePendingCount = () =>
  useQuery({
    ...queryFor(countPendingSuggestions, undefined),
    refetchInterval: POLL_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
    meta: { showsOwnError: true },
  })
