import { violationHistory } from '@plumbline/contract/findings/violation-history'
import {
  estimateFine,
  type FineInputs,
  getFineSettings,
  rootCause,
  violationRegulations,
} from '@plumbline/contract/findings/violation-insights'
import { getViolation, listViolations, type Violation } from '@plumbline/contract/findings/violations'
import { listMembers } from '@plumbline/contract/identity/organizations'
import { searchRegulations } from '@plumbline/contract/library/regulations'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/query'
import { isId } from '../../../../lib/url-state'
import type { ViolationsView } from '../violations-view'

export const PAGE_SIZE = 20

export const useViolations = ({ filters, sort, page }: ViolationsView) =>
  useQuery({
    ...queryFor(listViolations, { query: { ...filters, sort, page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })

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

export const useViolationHistory = (id: string) => useQuery(queryFor(violationHistory, { params: { id } }))
export const useRootCause = (id: string) => useQuery(queryFor(rootCause, { params: { id } }))
export const useLinkedRegulations = (id: string) =>
  useQuery(queryFor(violationRegulations, { params: { id } }))
export const useFineSettings = () => useQuery(queryFor(getFineSettings, undefined))

/** While changed inputs are on their way, the amount before them stays. */
export const useFineEstimate = ({ id, type, description, regulationCodes }: Violation, inputs: FineInputs) =>
  useQuery({
    ...queryFor(estimateFine, {
      body: { text: description || type, regulation_codes: regulationCodes, violation_id: id, inputs },
    }),
    placeholderData: keepPreviousData,
  })

export const useRegulationSearch = (q: string) =>
  useQuery({
    ...queryFor(searchRegulations, { query: { ...(q && { q }), limit: 20 } }),
    placeholderData: keepPreviousData,
  })

/** Of the member with this id; undefined where there is none, and while the names are on their way. */
export function useMemberName(id: string | undefined) {
  const { data } = useQuery({ ...queryFor(listMembers, undefined), enabled: id !== undefined && isId(id) })
  return data?.find(member => member.id === id)?.name
}

/** Findings cite a paragraph ("1926.100(a)"), the library the title and part as well ("29 CFR 1926.100(a)"). */
const paragraphOf = (code: string) => code.replace(/^\d+\s*CFR\s*/i, '').trim()

/** The name of whoever reported it; undefined where nobody of the organization did. */
export function useReporter({ reportedBy }: Pick<Violation, 'reportedBy'>) {
  const { data } = useQuery({ ...queryFor(listMembers, undefined), enabled: reportedBy !== null })
  return data?.find(({ id }) => id === reportedBy)?.name
}

/** The regulation of the library with exactly this code. */
export function useRegulationByCode(code: string | undefined, enabled: boolean) {
  const { data } = useQuery({
    ...queryFor(searchRegulations, { query: { q: code ?? '', limit: 5 } }),
    enabled: enabled && Boolean(code),
  })
  return data?.items.find(({ regulation_code }) => paragraphOf(regulation_code) === paragraphOf(code ?? ''))
}
