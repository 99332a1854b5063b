import { pendingSuggestions, violationSuggestions } from '@plumbline/contract/work/suggestions'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/query'

/** One's own for a violation, and for managers those of everyone. */
export const useViolationSuggestions = (violationId: string) =>
  useQuery(queryFor(violationSuggestions, { params: { id: violationId } }))

/** What waits for a decision. */
export const usePendingSuggestions = () =>
  useQuery({
    ...queryFor(pendingSuggestions, { query: {} }),
    refetchOnWindowFocus: 'always',
  })
