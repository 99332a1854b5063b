import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(min-width: 64rem)')

function subscribe(listener: () => void) {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for two columns. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => wide().matches)
