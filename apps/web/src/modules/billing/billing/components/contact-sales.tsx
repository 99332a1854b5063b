import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../../../components/ui/button'
import { reloadIfOutdated } from '../../../../lib/stale-chunks'

const ContactSalesDialog = lazy(() => reloadIfOutdated(() => import('./contact-sales-dialog')))

type ContactSalesProps = {
  offer: string
  /** Empty: no booking page is configured, and a form opens instead. */
  bookingUrl: string
  known?: { name: string; email: string; company: string }
}

export function ContactSales({ offer, bookingUrl, known }: ContactSalesProps) {
  const { t } = useTranslation('billing')
  const [isOpen, setOpen] = useState(false)
  if (bookingUrl)
    return (
      <a href={bookingUrl} target="_blank" rel="noopener" className={buttonClass('secondary')}>
        {t('plans.contactSales')}
      </a>
    )
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('plans.contactSales')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ContactSalesDialog offer={offer} {...(known && { known })} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
