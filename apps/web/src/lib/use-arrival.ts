import { useLocation } from 'react-router'

function arrive(row: HTMLElement | null) {
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}

/** The row that the hash of the address names is shown and takes the focus as soon as it is there. */
export function useArrival() {
  const { hash } = useLocation()
  return (id: string) =>
    hash === `#${id}` ? { ref: arrive, tabIndex: -1, 'aria-current': true as const } : {}
}
