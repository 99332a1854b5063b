import { listSites, type Site } from '@plumbline/contract/identity/sites'
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

const isZone = ({ type }: Intl.DateTimeFormatPart) => type === 'timeZoneName'
const fullTime = { dateStyle: 'medium', timeStyle: 'short' } as const
const withoutYear = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const isThisYear = (when: string) => new Date(when).getFullYear() === new Date().getFullYear()

/** A moment by the clocks of a site, with the zone's name where this device is in another. */
export function useSiteTime() {
  const { data } = useSites()
  const { i18n } = useTranslation()
  /** `isShort`: without the year, where it is this one. */
  return (when: string, siteId: string | null, { isShort = false } = {}) => {
    const timeZone = data?.items.find(({ id }) => id === siteId)?.timeZone ?? undefined
    const isElsewhere = timeZone && timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone
    const date = new Date(when)
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(i18n.language, { ...options, timeZone })
    // As times are written everywhere else; that style can't name the zone itself.
    const time = format(isShort && isThisYear(when) ? withoutYear : fullTime).format(date)
    if (!isElsewhere) return time
    const zone = format({ timeZoneName: 'short' }).formatToParts(date).find(isZone)?.value
    return zone ? `${time} ${zone}` : time
  }
}
