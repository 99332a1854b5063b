import { useEffect } from 'react'
import { isTyping, singleKeys } from '../../lib/typing'

export type Overlay = 'palette' | 'keys'

/** Ctrl/Cmd-K opens the palette anywhere; ? shows the keys unless someone is typing. */
export function useShortcuts(open: (overlay: Overlay) => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        open('palette')
      } else if (event.key === '?' && singleKeys.on() && !isTyping(event.target)) {
        event.preventDefault()
        open('keys')
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
}
