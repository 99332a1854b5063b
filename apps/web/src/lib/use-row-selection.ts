import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { isTyping, singleKeys } from './typing'
import { OVERLAYS } from './use-list-keys'

/** What is changed of the chosen rows: opened by a key, or by a button. */
type Opened<Field> = {
  field: Field /** For the row that a key was pressed on, not for what was chosen before. */
  isOneRow: boolean
}

const idIn = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-row]')?.dataset.row

/**
 * Which rows of a list are chosen, and keys for them: x chooses the row that has the focus, o opens it, and a letter
 * for each field changes it. With rows chosen the letters are for those.
 */
export function useRowSelection<Field extends string>(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  { fields, onUndo }: { fields: Readonly<Record<string, Field>>; onUndo: () => void },
) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<Opened<Field> | null>(null)
  const selected = chosen.filter(id => ids.includes(id))
  const onKey = useRef((_event: KeyboardEvent) => {})
  onKey.current = event => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (isTyping(target) || !singleKeys.on() || document.querySelector(OVERLAYS)) return
    const id = list.current?.contains(target) ? idIn(target.closest('li')) : undefined
    const field = fields[event.key]
    if (event.key === 'u') onUndo()
    else if (event.key === 'x' && id)
      setChosen(selected.includes(id) ? selected.filter(each => each !== id) : [...selected, id])
    else if (event.key === 'o' && id) target.closest('li')?.querySelector<HTMLElement>('[data-row]')?.click()
    else if (field && (id || selected.length > 0)) {
      const isOneRow = selected.length === 0
      if (isOneRow && id) setChosen([id])
      setOpened({ field, isOneRow })
    } else return
    event.preventDefault()
  }
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey.current(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])

  return {
    selected,
    select: setChosen,
    toggle: (id: string, on: boolean) =>
      setChosen(on ? [...selected, id] : selected.filter(each => each !== id)),
    clear: () => setChosen([]),
    opened: opened?.field ?? null,
    open: (field: Field) => setOpened({ field, isOneRow: false }),
    /** The row that had the focus has it again. */
    close: () => {
      if (opened?.isOneRow) setChosen([])
      setOpened(null)
      const [first] = selected
      list.current?.querySelector<HTMLElement>(`[data-row="${first}"]`)?.focus({ preventScroll: true })
    },
  }
}
export type RowSelection<Field extends string> = ReturnType<typeof useRowSelection<Field>>
