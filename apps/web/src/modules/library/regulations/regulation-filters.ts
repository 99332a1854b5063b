import { type RegulationSort, regulationSorts } from '@plumbline/contract/library/regulations'
import { type Severity, severities } from '@plumbline/contract/options'

/** What the library is narrowed to. It lives in the address, so that a search can be shared and gone back to. */
export type RegulationFilters = {
  q: string
  industry: string
  body: string
  risk: Severity | ''
  tags: readonly string[]
  from: string
  to: string
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/
const dateIn = (value: string | null) => (value && isoDate.test(value) ? value : '')

/** Reads an address somebody may have typed: what makes no sense is left out. */
export const filtersIn = (params: URLSearchParams): RegulationFilters => ({
  q: params.get('q')?.trim().slice(0, 300) ?? '',
  industry: params.get('industry') ?? '',
  body: params.get('body') ?? '',
  risk: severities.find(level => level === params.get('risk')) ?? '',
  tags: [...new Set((params.get('tags') ?? '').split(',').map(normalizeTag).filter(Boolean))],
  from: dateIn(params.get('from')),
  to: dateIn(params.get('to')),
})

export function pageIn(params: URLSearchParams) {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 1 ? page : 1
}

export const sortIn = (params: URLSearchParams): RegulationSort =>
  regulationSorts.find(sort => sort === params.get('sort')) ?? 'relevance'

/** The address for other filters: it starts at the first page again and keeps everything that is no filter. */
export function withFilters(params: URLSearchParams, changes: Partial<RegulationFilters>): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries({ ...filtersIn(params), ...changes })) {
    const words = Array.isArray(value) ? value.join(',') : String(value)
    if (words) next.set(name, words)
    else next.delete(name)
  }
  return next
}

/** Only what narrows; the server treats a missing parameter as 'any'. */
export const queryOf = ({ tags, ...rest }: RegulationFilters) => ({
  ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')) as Partial<
    Omit<RegulationFilters, 'tags' | 'risk'> & { risk: Severity }
  >),
  ...(tags.length > 0 && { tags: tags.join(',') }),
})

/** How many filters stand, each tag by itself; the search is none, and a span of dates is one. */
export const countFilters = ({ industry, body, risk, tags, from, to }: RegulationFilters) =>
  [industry, body, risk, from || to].filter(Boolean).length + tags.length

export const noFilters = { industry: '', body: '', risk: '', tags: [], from: '', to: '' } as const

/** Tags are compared and stored in lower case, without blanks around them. */
export const normalizeTag = (tag: string) => tag.trim().toLowerCase()
