import { violationSorts } from '@plumbline/contract/findings/violations'
import { severities, violationStatuses } from '@plumbline/contract/options'
import { optionFrom, pageFrom, siteFrom, useUrlState } from '../../../lib/url-state'

const keys = [
  'search',
  'severity',
  'status',
  'site',
  'dismissed',
  'kind',
  'sort',
  'page',
  'violation',
  'tab',
] as const
type Values = Record<(typeof keys)[number], string>

/** What the server is asked for, out of what stands in the address; what it does not know is left out. */
export function filtersFrom(
  values: Pick<Values, 'search' | 'severity' | 'status' | 'site' | 'dismissed' | 'kind'>,
) {
  const search = values.search.trim().slice(0, 200)
  const severity = optionFrom(severities, values.severity)
  const status = optionFrom([...violationStatuses, 'unresolved'], values.status)
  const site = siteFrom(values.site)
  const dismissed = optionFrom(['show'], values.dismissed)
  const kind = optionFrom(['violation', 'observation'], values.kind)
  return {
    ...(search && { search }),
    ...(severity && { severity }),
    ...(status && { status }),
    ...(site && { site }),
    ...(dismissed && { dismissed }),
    ...(kind && { kind }),
  }
}

const noFilters = {
  search: null,
  severity: null,
  status: null,
  site: null,
  dismissed: null,
  kind: null,
  sort: null,
  page: null,
}

/** What the address says of a saved view; what this screen has no filter for is left out. */
const addressOf = ({
  search,
  severity,
  status,
  site,
  dismissed,
  kind,
  sort,
}: Readonly<Record<string, string>>) => ({
  search: search ?? null,
  severity: severity ?? null,
  status: status ?? null,
  site: site ?? null,
  dismissed: dismissed ?? null,
  kind: kind ?? null,
  sort: sort ?? null,
})

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
