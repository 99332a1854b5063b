import { Maximize2, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isTyping } from '../../lib/typing'
import { OVERLAYS } from '../../lib/use-list-keys'
import { IconButton } from './icon-button'

type BesideListProps = {
  /** The row that is shown. It has the focus again afterwards. */
  row: string
  /** Leads to the ones before and after it. */
  neighbors: ReactNode
  onWhole: () => void
  onClose: () => void
  children: ReactNode
}

/** Under the header, over the right half of the list. */
export const BESIDE_CLASS = 'fixed top-14 right-0 bottom-0 w-[min(40rem,48vw)]'

/** What was opened from a list, beside it: the list stays in sight and keeps the keys. Escape closes it. */
export function BesideList({ row, neighbors, onWhole, onClose, children }: BesideListProps) {
  const { t } = useTranslation('lists')
  const close = () => {
    onClose()
    document.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus({ preventScroll: true })
  }
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isTyping(target)) return
      if (!document.querySelector(OVERLAYS)) onEscape()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <aside
      aria-label={t('beside.title')}
      className={`${BESIDE_CLASS} z-20 flex animate-appear flex-col border-l border-line bg-canvas shadow-raised`}
    >
      <p className="sr-only" role="status">
        {t('beside.open')}
      </p>
      <div className="flex items-center justify-end gap-1 border-b border-line bg-surface px-3 py-1">
        <div className="mr-auto">{neighbors}</div>
        <IconButton label={t('beside.whole')} onClick={onWhole}>
          <Maximize2 className="size-5" aria-hidden />
        </IconButton>
        <IconButton label={t('beside.close')} onClick={close}>
          <X className="size-5" aria-hidden />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
    </aside>
  )
}
