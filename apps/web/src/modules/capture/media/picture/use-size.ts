import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './zoom-view'

/** How large an element is on the screen, and again whenever that changes. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setSize(width > 0 && height > 0 ? { width, height } : null)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
