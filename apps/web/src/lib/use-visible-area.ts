import { type CSSProperties, useEffect, useState } from 'react'

/** The part of the screen that an on-screen keyboard leaves free, for the place of a full-height sheet. */
export function useVisibleArea(): CSSProperties | undefined {
  const [area, setArea] = useState<CSSProperties>()
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const measure = () =>
      setArea({
        '--visible-top': `${viewport.offsetTop}px`,
        '--visible-height': `${viewport.height}px`,
      } as CSSProperties)
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [])
  return area
}
