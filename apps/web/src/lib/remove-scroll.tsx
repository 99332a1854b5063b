import { type ElementType, type ReactNode, useEffect } from 'react'

let open = 0

/**
 * Stands in for the package of the same name (see vite.config.ts): while an overlay is open the page behind it
 * does not scroll. Set through the DOM, because a <style> element would break the content security policy.
 */
export function RemoveScroll({
  as: Element = 'div',
  enabled = true,
  allowPinchZoom: _pinch,
  shards: _shards,
  ...rest
}: {
  as?: ElementType
  enabled?: boolean
  allowPinchZoom?: boolean
  shards?: unknown
  children?: ReactNode
}) {
  useEffect(() => {
    if (!enabled) return
    const { style } = document.documentElement
    open += 1
    // Where the scroll bar takes room, that room stays, so that nothing moves sideways.
    if (innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    return () => {
      open -= 1
      if (open > 0) return
      style.overflow = ''
      style.scrollbarGutter = ''
    }
  }, [enabled])
  return <Element {...rest} />
}
