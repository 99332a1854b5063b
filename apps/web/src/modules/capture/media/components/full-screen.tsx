import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnFocus } from '../../../../components/ui/dialog'
import { IconButton } from '../../../../components/ui/icon-button'

type FullScreenProps = {
  title: string
  onClose: () => void
  children: ReactNode
  /** Under the picture, within reach of a thumb. */
  bar?: ReactNode
}

/** A picture over the whole screen, dark in both themes. */
export default function FullScreen({ title, onClose, children, bar }: FullScreenProps) {
  const { t } = useTranslation()
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open onOpenChange={open => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-panel pb-[env(safe-area-inset-bottom)] text-on-panel"
        >
          <div className="flex items-center justify-between gap-4 pr-1 pl-4">
            <Radix.Title className="min-w-0 truncate font-strong">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('action.close')} className="text-on-panel">
                <X className="size-6" aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
          {bar}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
