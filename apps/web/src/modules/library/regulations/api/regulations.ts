import { listMembers } from '@plumbline/contract/identity/organizations'
import {
  getRegulation,
  listRegulations,
  type RegulationSort,
  regulationSummary,
  searchRegulations,
} from '@plumbline/contract/library/regulations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../lib/api'
import { queryFor } from '../../../../lib/query'
import { queryOf, type RegulationFilters } from '../regulation-filters'

export const PAGE_SIZE = 24
const MAX_COMMON_TAGS = 10

export const useRegulations = (filters: RegulationFilters, page: number, sort: RegulationSort) =>
  useQuery({
    ...queryFor(listRegulations, { query: { ...queryOf(filters), page, pageSize: PAGE_SIZE, sort } }),
    placeholderData: keepPreviousData,
  })

export const useRegulation = (id: string) =>
  useQuery({
    ...queryFor(getRegulation, { params: { id } }),
    queryFn: ({ signal }) => {
      if (!id.trim()) throw new Error('Regulation ID is missing')
      return call(getRegulation, { params: { id } }, { signal })
    },
  })

export const useRegulationSummary = (id: string) => useQuery(queryFor(regulationSummary, { params: { id } }))

export const useSuggestedRegulations = (industry: string, limit: number, enabled: boolean) =>
  useQuery({ ...queryFor(searchRegulations, { query: { industry, limit } }), enabled })

/** The tags the library uses most, sorted. */
export const useCommonTags = (enabled: boolean) =>
  useQuery({
    ...queryFor(listRegulations, { query: { page: 1, pageSize: 1, sort: 'relevance' } }),
    enabled,
    select: ({ facets }) =>
      facets.tags
        .slice(0, MAX_COMMON_TAGS)
        .map(({ value }) => value)
        .toSorted((one, other) => one.localeCompare(other)),
  })

/** The people a compliance task can be assigned to. */
export const useAssignees = () => useQuery(queryFor(listMembers, undefined)).data ?? []
