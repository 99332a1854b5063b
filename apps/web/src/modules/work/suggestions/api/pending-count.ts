import type { countPendingSuggestions as countCall } from '@plumbline/contract/work/suggestions'
import { useQuery } from '@tanstack/react-query'
import { withoutSchemas } from '../../../../lib/api'
import { queryFor } from '../../../../lib/query'

const countPendingSuggestions = withoutSchemas<typeof countCall>({
  method: 'GET',
  path: '/api/copilot/pending-suggestions/count',
  access: 'manager',
})

/** How many wait for a manager, on every page, so it is asked for without the schemas. */
export const usePendingCount = () =>
  useQuery({
    ...queryFor(countPendingSuggestions, undefined),
    refetchOnWindowFocus: 'always',
    meta: { showsOwnError: true },
  })
