import type { RegulationFilters, RegulationSort } from '@plumbline/contract'
import type { SearchFilters, SearchRequest } from '@plumbline/search'
import { days } from '../../../../platform/clock'
import type { Member } from '../../../../platform/http/member'

export type PartialRequest = Partial<SearchRequest> & Pick<SearchRequest, 'language'>

export const isQuestion = ({ text }: SearchRequest) => text.trim() !== ''

export const complete = (request: PartialRequest): SearchRequest => ({
  text: '',
  filters: {},
  sort: 'relevance',
  offset: 0,
  limit: Number.MAX_SAFE_INTEGER,
  ...request,
})

export const requestFor = (
  { language }: Member,
  { q = '', ...filters }: RegulationFilters,
  sort: RegulationSort,
): PartialRequest => ({ text: q, language: language, sort, filters: filtersFor(filters) })

const filtersFor = ({ industry, body, risk, tags, from, to }: RegulationFilters): SearchFilters => ({
  ...(industry && { industry }),
  ...(body && { body }),
  ...(risk && { risk }),
  ...(tags && {
    tags: tags
      .split(',')
      .map(tag => tag.trim())
      .filter(Boolean),
  }),
  ...(from && { from: Date.parse(from) }),
  ...(to && { before: Date.parse(to) + days(1) }),
})
