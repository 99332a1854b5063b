import { listSites, type Site } from '@plumbline/contract/sites'
import { dayAndTime } from '@plumbline/messages/formats'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { queryFor } from './query'

export const useSites = () => useQuery(queryFor(listSites, undefined))

/** Those that something new can be added to; undefined until they are loaded. */
export function useActiveSites(): Site[] | undefined {
  const { data } = useSites()
  return useMemo(() => data?.items.filter(({ archivedAt }) => !archivedAt), [data])
}

const asOption = ({ id, name }: Site) => ({ value: id, label: name })

/** What a filter offers: archived sites too, since their records stay. Nothing where there is nothing to choose. */
export function useSiteOptions({ archived = true } = {}) {
  const { data } = useSites()
  const options = (data?.items ?? []).filter(site => archived || !site.archivedAt).map(asOption)
  return options.length > 1 ? options : []
}

/** A moment by the clocks of a site, with the zone's name where this device is in another. */
export function useSiteTime() {
  const { data } = useSites()
  const { i18n } = useTranslation()
  return (when: string, siteId: string | null) => {
    const timeZone = data?.items.find(({ id }) => id === siteId)?.timeZone ?? undefined
    const isElsewhere = timeZone && timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone
    return new Intl.DateTimeFormat(i18n.language, {
      ...dayAndTime,
      timeZone,
      ...(isElsewhere && { timeZoneName: 'short' }),
    }).format(new Date(when))
  }
}
