import { type ReactNode, Suspense, useState } from 'react'
import { lazyPage } from '../../../../app/lazy-page'
import type { ContactSalesDialogProps } from './contact-sales-dialog'

const ContactSalesDialog = lazyPage<ContactSalesDialogProps>(
  () => import('./contact-sales-dialog'),
  'billing',
  'errors',
)

type ContactButtonProps = Omit<ContactSalesDialogProps, 'onClose'> & {
  className: string
  children: ReactNode
}

/** Opens a form that reaches whoever runs this installation. */
export function ContactButton({ className, children, ...dialog }: ContactButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ContactSalesDialog {...dialog} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
