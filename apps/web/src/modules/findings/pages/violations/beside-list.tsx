import { Maximize2, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../components/ui/icon-button'
import { isTyping } from '../../../../lib/typing'
import { OVERLAYS } from '../../../../lib/use-list-keys'

type BesideListProps = {
  /** Leads to the ones before and after it. */
  neighbors: ReactNode
  onWhole: () => void
  onClose: () => void
  children: ReactNode
}

/** Under the header, over the right half of the list. */
export const BESIDE_CLASS = 'fixed top-14 right-0 bottom-0 w-[min(40rem,48vw)]'

/** What was opened from a list, beside it: the list stays in sight and keeps the keys. Escape closes it. */
export function BesideList({ neighbors, onWhole, onClose, children }: BesideListProps) {
  const { t } = useTranslation('violations')
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isTyping(target)) return
      if (!document.querySelector(OVERLAYS)) onClose()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <aside
      aria-label={t('tab.details')}
      className={`${BESIDE_CLASS} z-20 flex animate-appear flex-col border-l border-line bg-canvas shadow-raised`}
    >
      <p className="sr-only" role="status">
        {t('details.beside')}
      </p>
      <div className="flex items-center justify-end gap-1 border-b border-line bg-surface px-3 py-1">
        <div className="mr-auto">{neighbors}</div>
        <IconButton label={t('details.whole')} onClick={onWhole}>
          <Maximize2 className="size-5" aria-hidden />
        </IconButton>
        <IconButton label={t('details.close')} onClick={onClose}>
          <X className="size-5" aria-hidden />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
    </aside>
  )
}
