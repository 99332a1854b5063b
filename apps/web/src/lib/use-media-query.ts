import { useSyncExternalStore } from 'react'

/** Whether the screen matches, and again whenever that changes. A pre-rendered page starts out as if it does not. */
function useMediaQuery(query: string) {
  return useSyncExternalStore(
    listener => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** As wide as the layout with the sidebar: Tailwind's `lg`. */
export const useIsWide = () => useMediaQuery('(min-width: 64rem)')

/** As wide as a list with the details of one row beside it: Tailwind's `xl`. */
export const useHasRoomBeside = () => useMediaQuery('(min-width: 80rem)')
