import { violationSorts } from '@plumbline/contract/findings/violations'
import { severities, violationStatuses } from '@plumbline/contract/options'
import { type ListAddress, useListAddress } from '../../../lib/list-address'
import { dayFrom, isId, optionFrom, pageFrom, siteFrom } from '../../../lib/url-state'
import { useHasRoomBeside } from '../../../lib/use-media-query'

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
type FilterKey = (typeof filterKeys)[number]
type Place = 'page' | 'violation' | 'tab'

/** What is open, the most severe first. */
const address: ListAddress<FilterKey | 'sort', Place> = {
  filters: [...filterKeys, 'sort'],
  others: ['page', 'violation', 'tab'],
  opensOn: { status: 'unresolved', kind: 'violation', sort: 'severity' },
  everything: { status: 'all' },
}

/** What the server is asked for, out of what stands in the address; what it does not know is left out. */
export function filtersFrom(values: Record<FilterKey, string>) {
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

const noFilters = Object.fromEntries([...address.filters, 'page'].map(key => [key, null]))

/** What the address says of a saved view; what this screen has no filter for is left out. */
function addressOf(query: Readonly<Record<string, string>>) {
  const given = Object.fromEntries(address.filters.map(key => [key, query[key] ?? null]))
  return Object.values(given).some(Boolean) ? given : { ...given, ...address.everything }
}

/**
 * The filters, the page, the chosen violation and where it is shown, all of it in the address: on a tab of its own, or
 * on a wide screen beside the list.
 */
export function useViolationsView() {
  const hasRoomBeside = useHasRoomBeside()
  const { values, set, filter, isBare } = useListAddress(address)
  const filters = filtersFrom(values)
  const chosen = values.violation || null
  const sort = optionFrom(violationSorts, values.sort) ?? 'newest'
  const atList = { page: null, tab: chosen && 'list' }
  const isBeside = chosen !== null && hasRoomBeside && values.tab === 'beside'
  return {
    filters,
    sort,
    /** What a saved view keeps. */
    query: { ...filters, ...(sort !== 'newest' && { sort }) } as Record<string, string>,
    page: pageFrom(values.page),
    chosen,
    tab: chosen && values.tab !== 'list' && !isBeside ? ('details' as const) : ('list' as const),
    hasRoomBeside,
    isBeside,
    /** Anything else than what the list opens on. */
    isFiltered: !isBare,
    /** Another filter starts at the first page, and shows the list it changes. */
    filter: (changes: Partial<Record<FilterKey | 'sort', string | null>>) => filter(changes, atList),
    reset: () => set({ ...noFilters, tab: chosen && 'list' }, { replace: true }),
    /** A saved view is a step to go back from. */
    open: (query: Readonly<Record<string, string>>) => set({ ...addressOf(query), ...atList }),
    turnTo: (page: number) => set({ page: page > 1 ? String(page) : null }),
    choose: (id: string) => set({ violation: id, tab: null }),
    /** Another one beside the list: no step to go back from. */
    showBeside: (id: string) => set({ violation: id, tab: 'beside' }, { replace: true }),
    show: (tab: string) => set({ tab: tab === 'list' ? 'list' : null }),
  }
}
export type ViolationsView = ReturnType<typeof useViolationsView>
