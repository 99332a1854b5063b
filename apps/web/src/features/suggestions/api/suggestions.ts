import { pendingSuggestions, violationSuggestions } from '@plumbline/contract/suggestions'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/query'

const POLL_INTERVAL_MS = 60_000

/** One's own for a violation, and for managers those of everyone. */
export const useViolationSuggestions = (violationId: string) =>
  useQuery(queryFor(violationSuggestions, { params: { id: violationId } }))

/** What waits for a decision; others decide too, so it is asked for again while the page is open. */
export const usePendingSuggestions = () =>
  useQuery({
    ...queryFor(pendingSuggestions, { query: {} }),
    refetchInterval: POLL_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  })
