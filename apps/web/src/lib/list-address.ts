import { useUrlState } from './url-state'

type Values<Key extends string> = Readonly<Record<Key, string>>
type Changes<Key extends string> = Partial<Record<Key, string | null>>

export type ListAddress<Filter extends string, Other extends string> = {
  filters: readonly Filter[]
  others: readonly Other[]
  /** What a bare address shows. */
  opensOn: Changes<Filter>
  /** How an address says that nothing is filtered, since a bare one doesn't. */
  everything: Changes<Filter>
}

const isBare = <Filter extends string>(
  { filters }: Pick<ListAddress<Filter, never>, 'filters'>,
  values: Values<Filter>,
) => filters.every(key => !values[key])

/** The address after some filters changed: with everything that is filtered by now, so that it means the same forever. */
export function filtered<Filter extends string>(
  list: Omit<ListAddress<Filter, never>, 'others'>,
  values: Values<Filter>,
  changes: Changes<Filter>,
): Changes<Filter> {
  const next = { ...(isBare(list, values) && list.opensOn), ...changes }
  const isEmpty = list.filters.every(key => !(key in next ? next[key] : values[key]))
  return isEmpty ? { ...next, ...list.everything } : next
}

/**
 * A list whose filters stand in its address. A bare address shows what the list opens on. An address with any filter
 * shows exactly what its filters say: links, emails and saved views don't depend on what the list opens on.
 */
export function useListAddress<Filter extends string, Other extends string>(
  list: ListAddress<Filter, Other>,
) {
  const { values, set } = useUrlState([...list.filters, ...list.others])
  const bare = isBare(list, values)
  return {
    values: bare ? ({ ...values, ...list.opensOn } as typeof values) : values,
    isBare: bare,
    set,
    filter: (changes: Changes<Filter>, others: Changes<Other>) =>
      set(
        current => ({ ...filtered<Filter>(list, current, changes), ...others }) as Changes<Filter | Other>,
        {
          replace: true,
        },
      ),
  }
}
