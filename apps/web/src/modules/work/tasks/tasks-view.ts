import { priorities, taskStatuses } from '@plumbline/contract/options'
import { taskSorts } from '@plumbline/contract/work/tasks'
import { type ListAddress, useListAddress } from '../../../lib/list-address'
import { isId, optionFrom, pageFrom, siteFrom } from '../../../lib/url-state'
import { useHasRoomBeside } from '../../../lib/use-media-query'

export const taskTabs = ['unresolved', 'open', 'in_progress', 'completed', 'all'] as const

const filterKeys = ['search', 'status', 'priority', 'assignee', 'site', 'overdue'] as const
type FilterKey = (typeof filterKeys)[number]

/** What is still to be done, the earliest date first. */
const address: ListAddress<FilterKey | 'tab' | 'sort', 'page' | 'task'> = {
  filters: [...filterKeys, 'tab', 'sort'],
  others: ['page', 'task'],
  opensOn: { tab: 'unresolved', sort: 'due' },
  everything: { tab: 'all' },
}

/** What the server is asked for, out of what stands in the address; what it does not know is left out. */
export function filtersFrom(values: Record<FilterKey, string>) {
  const searchTerm = values.search.trim().slice(0, 200)
  const status = optionFrom(taskStatuses, values.status)
  const priority = optionFrom(priorities, values.priority)
  const assignee = isId(values.assignee) ? values.assignee : optionFrom(['me', 'none'], values.assignee)
  const site = siteFrom(values.site)
  const overdue = optionFrom(['1'], values.overdue)
  return {
    ...(searchTerm && { searchTerm }),
    ...(status && { status }),
    ...(priority && { priority }),
    ...(assignee && { assignee }),
    ...(site && { site }),
    ...(overdue && { overdue }),
  }
}

/** Another filter starts at the first page, and shows the list it changes. */
const atList = { page: null, task: null }
const noFilters = Object.fromEntries(filterKeys.map(key => [key, null]))

/** What the address says of a saved view; what this screen has no filter for is left out. */
function addressOf({ searchTerm, ...query }: Readonly<Record<string, string>>) {
  const named: Readonly<Record<string, string | undefined>> = { ...query, search: searchTerm }
  const given = Object.fromEntries(address.filters.map(key => [key, named[key] ?? null]))
  return Object.values(given).some(Boolean) ? given : { ...given, ...address.everything }
}

/** The tab, the filters, the page and the task that is shown beside the list: all of it in the address. */
export function useTasksView() {
  const hasRoomBeside = useHasRoomBeside()
  const { values, set, filter } = useListAddress(address)
  const filters = filtersFrom(values)
  const tab = optionFrom(taskTabs, values.tab) ?? 'all'
  const sort = optionFrom(taskSorts, values.sort) ?? 'newest'
  return {
    filters,
    tab,
    sort,
    /** What a saved view keeps. */
    query: { ...filters, ...(tab !== 'all' && { tab }), ...(sort !== 'newest' && { sort }) } as Record<
      string,
      string
    >,
    page: pageFrom(values.page),
    hasRoomBeside,
    chosen: isId(values.task) ? values.task : null,
    isFiltered: Object.keys(filters).length > 0,
    /** A status and a tab that contradict each other would only show an empty list: one leaves the other behind. */
    filter: (changes: Partial<Record<FilterKey | 'sort', string>>) =>
      filter({ ...changes, ...(changes.status && { tab: null }) }, atList),
    clear: () => filter(noFilters, atList),
    /** A saved view is a step to go back from. */
    open: (query: Readonly<Record<string, string>>) => set({ ...addressOf(query), ...atList }),
    show: (tab: string) => filter({ tab, status: null }, atList),
    /** Another one beside the list: no step to go back from. */
    showBeside: (task: string) => set({ task }, { replace: true }),
    closeBeside: () => set({ task: null }),
    turnTo: (page: number) => set({ page: page > 1 ? String(page) : null }),
  }
}
export type TasksView = ReturnType<typeof useTasksView>
