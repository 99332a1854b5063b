import { useEffect, useRef } from 'react'

const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End'])

/**
 * Brings the newest question to the top as its answer grows, so that it is read from its start. Whoever scrolls in the
 * meantime is left where they are.
 */
export function useNewestInSight(isAnswering: boolean, progress: unknown) {
  const newest = useRef<HTMLLIElement>(null)
  const follows = useRef(false)
  useEffect(() => {
    if (!isAnswering) return
    follows.current = true
    const release = () => {
      follows.current = false
    }
    const onKey = ({ key }: KeyboardEvent) => scrollKeys.has(key) && release()
    addEventListener('wheel', release, { passive: true })
    addEventListener('touchmove', release, { passive: true })
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('wheel', release)
      removeEventListener('touchmove', release)
      removeEventListener('keydown', onKey)
    }
  }, [isAnswering])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is more to see
  useEffect(() => {
    if (follows.current) bringToTop(newest.current)
    if (!isAnswering) follows.current = false
  }, [progress, isAnswering])
  return newest
}

/** In a panel only what is in it moves, not the page around it. */
function bringToTop(element: HTMLElement | null) {
  const panel = element?.closest('[data-scrolls]')
  if (!element || !panel) element?.scrollIntoView({ block: 'start' })
  else panel.scrollTop += element.getBoundingClientRect().top - panel.getBoundingClientRect().top
}
