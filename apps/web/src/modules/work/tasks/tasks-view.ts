import { priorities, taskStatuses } from '@plumbline/contract/options'
import { taskSorts } from '@plumbline/contract/work/tasks'
import { isId, optionFrom, pageFrom, siteFrom, useUrlState } from '../../../lib/url-state'

export const taskTabs = ['all', 'open', 'in_progress', 'completed'] as const

const keys = ['search', 'tab', 'status', 'priority', 'assignee', 'site', 'overdue', 'sort', 'page'] as const
type Values = Record<(typeof keys)[number], string>

/** What the server is asked for, out of what stands in the address; what it does not know is left out. */
export function filtersFrom(
  values: Pick<Values, 'search' | 'status' | 'priority' | 'assignee' | 'site' | 'overdue'>,
) {
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

const noFilters = {
  search: null,
  status: null,
  priority: null,
  assignee: null,
  site: null,
  overdue: null,
  page: null,
}

/** What the address says of a saved view; what this screen has no filter for is left out. */
const addressOf = ({
  searchTerm,
  tab,
  status,
  priority,
  assignee,
  site,
  overdue,
  sort,
}: Readonly<Record<string, string>>) => ({
  search: searchTerm ?? null,
  tab: tab ?? null,
  status: status ?? null,
  priority: priority ?? null,
  assignee: assignee ?? null,
  site: site ?? null,
  overdue: overdue ?? null,
  sort: sort ?? null,
})

/** The tab, the filters and the page: all of it in the address. */
export function useTasksView() {
  const { values, set } = useUrlState(keys)
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
    isFiltered: Object.keys(filters).length > 0,
    /** A status and a tab that contradict each other would only show an empty list: one leaves the other behind. */
    filter: (
      changes: Partial<
        Record<'search' | 'status' | 'priority' | 'assignee' | 'site' | 'overdue' | 'sort', string>
      >,
    ) => set({ ...changes, ...(changes.status && { tab: null }), page: null }, { replace: true }),
    clear: () => set(noFilters, { replace: true }),
    /** A saved view is a step to go back from. */
    open: (query: Readonly<Record<string, string>>) => set({ ...addressOf(query), page: null }),
    show: (tab: string) =>
      set({ tab: tab === 'all' ? null : tab, status: null, page: null }, { replace: true }),
    turnTo: (page: number) => set({ page: page > 1 ? String(page) : null }),
  }
}
export type TasksView = ReturnType<typeof useTasksView>
