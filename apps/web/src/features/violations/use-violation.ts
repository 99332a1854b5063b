import { violationHistory } from '@plumbline/contract/violation-history'
import { estimateFine, rootCause } from '@plumbline/contract/violation-insights'
import { getViolation, listViolations, type Violation } from '@plumbline/contract/violations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf, queryFor } from '../../lib/query'

const dependants = [listViolations, violationHistory, rootCause, estimateFine].map(keyOf)

/** One violation, and what has to be asked for again once it changed. */
export function useViolation(id: string) {
  const client = useQueryClient()
  const options = queryFor(getViolation, { params: { id } })
  const violation = useQuery(options)
  const refreshDependants = () =>
    Promise.all(dependants.map(queryKey => client.invalidateQueries({ queryKey })))
  return {
    violation,
    setViolation: (changed: Violation) => {
      client.setQueryData(options.queryKey, changed)
      void refreshDependants()
    },
    reload: () => {
      void client.invalidateQueries({ queryKey: options.queryKey })
      void refreshDependants()
    },
  }
}
