import { violationSorts } from '@plumbline/contract/findings/violations'
import { severities, violationStatuses } from '@plumbline/contract/options'
import { dayFrom, isId, optionFrom, pageFrom, siteFrom, useUrlState } from '../../../lib/url-state'

const filterKeys = [
  'search',
  'severity',
  'status',
  'site',
  'dismissed',
  'kind',
  'assignee',
  'from',
  'to',
] as const
const keys = [...filterKeys, 'sort', 'page', 'violation', 'tab'] as const
type Values = Record<(typeof keys)[number], string>

/** What the server is asked for, out of what stands in the address; what it does not know is left out. */
export function filtersFrom(values: Pick<Values, (typeof filterKeys)[number]>) {
  const search = values.search.trim().slice(0, 200)
  const severity = optionFrom(severities, values.severity)
  const status = optionFrom([...violationStatuses, 'unresolved'], values.status)
  const site = siteFrom(values.site)
  const dismissed = optionFrom(['show'], values.dismissed)
  const kind = optionFrom(['violation', 'observation'], values.kind)
  const assignee = isId(values.assignee) ? values.assignee : optionFrom(['me', 'none'], values.assignee)
  const from = dayFrom(values.from)
  const to = dayFrom(values.to)
  return {
    ...(search && { search }),
    ...(severity && { severity }),
    ...(status && { status }),
    ...(site && { site }),
    ...(dismissed && { dismissed }),
    ...(kind && { kind }),
    ...(assignee && { assignee }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

const noFilters = Object.fromEntries([...filterKeys, 'sort', 'page'].map(key => [key, null]))

/** What the address says of a saved view; what this screen has no filter for is left out. */
const addressOf = (query: Readonly<Record<string, string>>) =>
  Object.fromEntries([...filterKeys, 'sort'].map(key => [key, query[key] ?? null]))

/** The filters, the page, the chosen violation and the open tab: all of it in the address. */
export function useViolationsView() {
  const { values, set } = useUrlState(keys)
  const filters = filtersFrom(values)
  const chosen = values.violation || null
  const sort = optionFrom(violationSorts, values.sort) ?? 'newest'
  return {
    filters,
    sort,
    /** What a saved view keeps. */
    query: { ...filters, ...(sort !== 'newest' && { sort }) } as Record<string, string>,
    page: pageFrom(values.page),
    chosen,
    tab: chosen && values.tab !== 'list' ? ('details' as const) : ('list' as const),
    isFiltered: Object.keys(filters).length > 0,
    /** Another filter starts at the first page, and shows the list it changes. */
    filter: (changes: Partial<Record<keyof typeof filters | 'sort', string | null>>) =>
      set({ ...changes, page: null, tab: chosen && 'list' }, { replace: true }),
    reset: () => set({ ...noFilters, tab: chosen && 'list' }, { replace: true }),
    /** A saved view is a step to go back from. */
    open: (query: Readonly<Record<string, string>>) =>
      set({ ...addressOf(query), page: null, tab: chosen && 'list' }),
    turnTo: (page: number) => set({ page: page > 1 ? String(page) : null }),
    choose: (id: string) => set({ violation: id, tab: null }),
    show: (tab: string) => set({ tab: tab === 'list' ? 'list' : null }),
  }
}
export type ViolationsView = ReturnType<typeof useViolationsView>
