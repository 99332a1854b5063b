import { useEffect, useEffectEvent } from 'react'
import type { Place } from './place'
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
