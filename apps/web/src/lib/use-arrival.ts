import { useLocation } from 'react-router'

function arrive(row: HTMLElement | null) {
  // After the new page has scrolled to its top and its title has taken the focus.
  setTimeout(() => {
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  })
}

/** The row that the hash of the address names is shown and takes the focus as soon as it is there. */
export function useArrival() {
  const { hash } = useLocation()
  return (id: string) =>
    hash === `#${id}` ? { ref: arrive, tabIndex: -1, 'aria-current': true as const } : {}
}
