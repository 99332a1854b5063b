import { useEffect, useRef } from 'react'

const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End'])

/** A question and its answer. */
const FIRST_EXCHANGE = 2

type Shown = {
  isAnswering: boolean
  /** Changes whenever there is more to see. */
  progress: unknown
  conversation: string | null
  /** How many messages it has. */
  count: number
}

/**
 * Brings the newest question to the top as its answer grows, so that it is read from its start. Whoever scrolls in the
 * meantime is left where they are.
 */
export function useNewestInSight({ isAnswering, progress, conversation, count }: Shown) {
  const newest = useRef<HTMLLIElement>(null)
  const bar = useRef<HTMLDivElement>(null)
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
    if (follows.current) {
      bringToTop(newest.current)
      if (bar.current) keepAtBottom(bar.current)
    }
    if (!isAnswering) follows.current = false
  }, [progress, isAnswering])
  // An earlier conversation opens where it left off, unless all of it fits in sight from its start.
  const opened = useRef<string | null>(null)
  useEffect(() => {
    if (!conversation || count === 0 || opened.current === conversation) return
    opened.current = conversation
    if (count > FIRST_EXCHANGE) bringToTop(newest.current)
  }, [conversation, count])
  return { newest, bar }
}

/** A short answer must not pull what is below the chat into sight: the box would move away from under the finger. */
function keepAtBottom(bar: HTMLElement) {
  const offset = Number.parseFloat(getComputedStyle(bar).bottom) || 0
  const gap = innerHeight - offset - bar.getBoundingClientRect().bottom
  if (gap > 0) scrollBy(0, -gap)
}

/** In a panel only what is in it moves, not the page around it. */
function bringToTop(element: HTMLElement | null) {
  const panel = element?.closest('[data-scrolls]')
  if (!element || !panel) element?.scrollIntoView({ block: 'start' })
  else panel.scrollTop += element.getBoundingClientRect().top - panel.getBoundingClientRect().top
}
