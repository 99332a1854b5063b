import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { useReturnFocus, VEIL_CLASS } from '../../components/ui/dialog'
import { IconButton } from '../../components/ui/icon-button'
import { Sidebar } from './sidebar'

/** The sidebar of a small screen. */
export default function NavDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={VEIL_CLASS} />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] overflow-y-auto bg-surface shadow-raised lg:hidden"
        >
          <Dialog.Title className="sr-only">{t('nav.menu')}</Dialog.Title>
          <Dialog.Close asChild>
            <IconButton label={t('action.close')} className="absolute top-3 right-3">
              <X className="size-5" aria-hidden />
            </IconButton>
          </Dialog.Close>
          <Sidebar onNavigate={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
