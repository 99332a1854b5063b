import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { VEIL_CLASS } from '../../components/ui/dialog'
import { IconButton } from '../../components/ui/icon-button'
import { Sidebar } from './sidebar'

type NavDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The sidebar of a small screen. */
export function NavDrawer({ open, onOpenChange }: NavDrawerProps) {
  const { t } = useTranslation()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={VEIL_CLASS} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] overflow-y-auto bg-surface shadow-raised lg:hidden"
        >
          <Dialog.Title className="sr-only">{t('nav.menu')}</Dialog.Title>
          <Dialog.Close asChild>
            <IconButton label={t('action.close')} className="absolute top-3 right-3">
              <X className="size-5" aria-hidden />
            </IconButton>
          </Dialog.Close>
          <Sidebar onNavigate={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
