import { useEffect, useEffectEvent, useState } from 'react'
import type { Place } from './place'
import { allowedPosition, nearestOf } from './position'
import { useActiveSites } from './sites'

/** Replaces a site that isn't there anymore; where there is only one, there is no question. */
export function useSettledPlace(place: Place, onChange: (place: Place) => void) {
  const sites = useActiveSites()
  const settle = useEffectEvent(() => {
    if (!sites || sites.length === 0) return
    const [only] = sites
    const known = sites.length === 1 ? only : sites.find(({ id }) => id === place.siteId)
    if ((known?.id ?? null) === place.siteId) return
    // An area belongs to its site.
    onChange({ siteId: known?.id ?? null, area: place.siteId ? '' : place.area })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list arrives or changes
  useEffect(() => settle(), [sites])
}

/**
 * The site this person is at, if it isn't the chosen one; where none is chosen, it is taken at once. Only for people who
 * let the product know their location before: it is never asked for here.
 */
export function useNearbySite({ siteId }: Place, onChange: (place: Place) => void) {
  const sites = useActiveSites()
  const [nearbyId, setNearbyId] = useState<string | null>(null)
  const settle = useEffectEvent((id: string) => {
    if (siteId) setNearbyId(id)
    else onChange({ siteId: id, area: '' })
  })
  useEffect(() => {
    if (!sites || sites.length < 2 || sites.every(({ latitude }) => latitude === null)) return
    let isCurrent = true
    void allowedPosition().then(position => {
      const nearest = isCurrent && position && nearestOf(sites, position)
      if (nearest) settle(nearest.id)
    })
    return () => {
      isCurrent = false
    }
  }, [sites])
  return nearbyId === siteId ? undefined : sites?.find(({ id }) => id === nearbyId)
}
