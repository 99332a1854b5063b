import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isTyping, singleKeys } from '../../lib/typing'
import { OVERLAYS } from '../../lib/use-list-keys'
import { IconButton } from './icon-button'

type NeighborsProps = {
  items: readonly { id: string }[]
  chosen: string
  onChoose: (id: string) => void
  /** Where the list isn't in sight, its keys work here. */
  hasKeys: boolean
}

/** Leads to the rows before and after this one in the list it was opened from, also by the keys of the list. */
export function Neighbors({ items, chosen, onChoose, hasKeys }: NeighborsProps) {
  const { t } = useTranslation('lists')
  const at = items.findIndex(({ id }) => id === chosen)
  const choose = (index: number) => {
    const neighbor = at < 0 ? undefined : items[index]
    if (neighbor) onChoose(neighbor.id)
  }
  const onKey = useRef((_event: KeyboardEvent) => {})
  onKey.current = ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (!hasKeys || ctrlKey || metaKey || altKey || isTyping(target) || !singleKeys.on()) return
    if (document.querySelector(OVERLAYS)) return
    if (key === 'j') choose(at + 1)
    else if (key === 'k') choose(at - 1)
  }
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey.current(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  if (at < 0 || items.length < 2) return null
  return (
    <nav aria-label={t('beside.neighbors')} className="flex items-center gap-1">
      <span className="tabular mr-2 text-caption text-muted max-sm:sr-only">
        {t('beside.place', { at: at + 1, all: items.length })}
      </span>
      <IconButton label={t('beside.previous')} disabled={at === 0} onClick={() => choose(at - 1)}>
        <ChevronUp className="size-5" aria-hidden />
      </IconButton>
      <IconButton label={t('beside.next')} disabled={at === items.length - 1} onClick={() => choose(at + 1)}>
        <ChevronDown className="size-5" aria-hidden />
      </IconButton>
    </nav>
  )
}
