import { listSites, type Site } from '@plumbline/contract/sites'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from './query'

export const useSites = () => useQuery(queryFor(listSites, undefined))

const asOption = ({ id, name }: Site) => ({ value: id, label: name })

/** What a filter offers: archived sites too, since their records stay. Nothing where there is nothing to choose. */
export function useSiteOptions({ archived = true } = {}) {
  const { data } = useSites()
  const options = (data?.items ?? []).filter(site => archived || !site.archivedAt).map(asOption)
  return options.length > 1 ? options : []
}
