import { type AnalysisResult, getResult } from '@plumbline/contract/capture/analysis'
import type { Violation } from '@plumbline/contract/findings/violations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endedAnalysis, refresh } from '../../../../lib/freshness'
import { queryFor } from '../../../../lib/query'
import { followAnalysis, isOver } from '../upload/follow-analysis'

/** One analysis: followed while it runs, and kept in step with what people change in it. */
export function useResult(id: string) {
  const client = useQueryClient()
  const options = queryFor(getResult, { params: { id } })
  const result = useQuery(options)
  const running = result.data !== undefined && !isOver(result.data)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are made of the id
  useEffect(() => {
    if (!running) return
    return followAnalysis(id, {
      onStatus: status => {
        if (isOver(status)) void refresh(client, endedAnalysis)
        else client.setQueryData(options.queryKey, old => old && { ...old, ...status })
      },
      onGone: () => void refresh(client, endedAnalysis),
    })
  }, [id, running, client])

  const setViolation = (changed: Violation) => {
    client.setQueryData(options.queryKey, (old: AnalysisResult | undefined) => {
      if (!old) return old
      const known = old.violations.some(violation => violation.id === changed.id)
      return {
        ...old,
        violations: known
          ? old.violations.map(violation => (violation.id === changed.id ? changed : violation))
          : [...old.violations, changed],
      }
    })
  }

  return { result, setViolation }
}
