import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Several questions in a row, one dialog after the other: when the last one closes, the focus goes back to what had it
 * before the first, or to the page where that is gone. A dialog of its own only knows the one before it.
 */
export function useReturnFocus(isOpen: boolean) {
  const cameFrom = useRef<Element | null>(null)
  // Before the dialog takes the focus, which it does in an effect.
  useLayoutEffect(() => {
    if (isOpen) cameFrom.current = document.activeElement
  }, [isOpen])
  useEffect(() => {
    if (isOpen || !cameFrom.current) return
    const from = cameFrom.current
    cameFrom.current = null
    const frame = requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return
      const target = from instanceof HTMLElement && from.isConnected ? from : document.querySelector('main')
      target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isOpen])
}
