import { type FocusEvent, useEffect, useRef } from 'react'

/** A row whose button goes away, because it has done its work, would take the focus with it: the row keeps it. */
export function useRowFocus(data: unknown) {
  const list = useRef<HTMLElement | null>(null)
  const row = useRef(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other rows are shown
  useEffect(() => {
    if (row.current < 0 || document.activeElement !== document.body) return
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-row]')
    rows?.[Math.min(row.current, rows.length - 1)]?.focus({ preventScroll: true })
  }, [data])
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      list.current = currentTarget
      const rows = [...currentTarget.querySelectorAll('[data-row]')]
      row.current = rows.findIndex(each => each.closest('li')?.contains(target))
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) row.current = -1
    },
  }
}
