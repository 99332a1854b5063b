type Query = Readonly<Record<string, string>>

/** What a list shows without being asked to: saying so makes no other view. */
const defaults: Query = {
  sort: 'newest',
  dismissed: 'hide',
  tab: 'all',
  status: 'all',
  priority: 'all',
  assignee: 'all',
}

const written = (query: Query) =>
  JSON.stringify(
    Object.entries(query)
      .filter(([key, value]) => value && value !== defaults[key])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Whether two queries show the same list. */
export const isSameQuery = (one: Query, other: Query) => written(one) === written(other)
