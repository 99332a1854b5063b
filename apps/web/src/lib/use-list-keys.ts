import { useEffect, useRef } from 'react'
import { isTyping, singleKeys } from './typing'

const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
/** What opens over a page has keys of its own. */
export const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

const rowsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')]
const isSingleKey = (key: string) => key === 'j' || key === 'k'

/**
 * j and k move from row to row, wherever the focus is on the page; inside the list the arrows do, too. Each row marks
 * what takes the focus with `data-row`.
 */
export function useListKeys<List extends HTMLElement>() {
  const ref = useRef<List>(null)
  useEffect(() => {
    let last: HTMLElement | undefined
    const onKey = (event: KeyboardEvent) => {
      const list = ref.current
      const target = event.target as HTMLElement
      const step = steps[event.key]
      if (!step || !list || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      // A row's menu is inside the list and moves by the same keys.
      if (target.closest('[role=menu]')) return
      if (isTyping(target) || (isSingleKey(event.key) && !singleKeys.on())) return
      const isInside = list.contains(target)
      if (!isInside && (!isSingleKey(event.key) || document.querySelector(OVERLAYS))) return
      const rows = rowsIn(list)
      const shown = rows.findIndex(row => row.ariaCurrent)
      const current = isInside
        ? rows.findIndex(row => row === target || row.closest('li, tr')?.contains(target))
        : shown
      // From elsewhere on the page it goes on from the row that is shown, or where it was, or starts at the top.
      const next = isInside || shown >= 0 ? rows[current + step] : (rows.find(row => row === last) ?? rows[0])
      if (!next) return
      event.preventDefault()
      last = next
      next.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return { ref }
}
