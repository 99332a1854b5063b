import { useEffect, useState } from 'react'

/** Less than this is a browser's own bar, not a keyboard. */
const MIN_KEYBOARD = 120

/** How much of the page's bottom an on-screen keyboard covers, in pixels. */
export function useKeyboardInset() {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const measure = () => {
      const covered = Math.round(innerHeight - viewport.height - viewport.offsetTop)
      // Zoomed in, a part of the page is out of sight without any keyboard.
      setInset(viewport.scale === 1 && covered > MIN_KEYBOARD ? covered : 0)
    }
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [])
  return inset
}
