import { getViolation, type Violation } from '@plumbline/contract/violations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryFor } from '../../../lib/query'

/** One violation, and a way to show a change before it is fetched again. */
export function useViolation(id: string) {
  const client = useQueryClient()
  const options = queryFor(getViolation, { params: { id } })
  const violation = useQuery(options)
  return {
    violation,
    setViolation: (changed: Violation) => void client.setQueryData(options.queryKey, changed),
  }
}
