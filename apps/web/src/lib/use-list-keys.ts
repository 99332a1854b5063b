import { type KeyboardEvent, useRef } from 'react'
import { isTyping } from './typing'

const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** j and k, or the arrows, move from row to row; each row marks what takes the focus with `data-row`. */
export function useListKeys<List extends HTMLElement>() {
  const list = useRef<List>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const current = rows.findIndex(
      row => row === event.target || row.closest('li')?.contains(event.target as Node),
    )
    const next = rows[current + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { ref: list, onKeyDown }
}
