import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../../components/ui/button'
import { ContactButton } from './contact-button'
import type { ContactSalesDialogProps } from './contact-sales-dialog'

type ContactSalesProps = Omit<ContactSalesDialogProps, 'onClose'> & {
  /** Empty: no booking page is configured, and a form opens instead. */
  bookingUrl: string
}

export function ContactSales({ bookingUrl, ...dialog }: ContactSalesProps) {
  const { t } = useTranslation('billing')
  return bookingUrl ? (
    <a href={bookingUrl} target="_blank" rel="noopener" className={buttonClass('secondary')}>
      {t('plans.contactSales')}
    </a>
  ) : (
    <ContactButton {...dialog} className={buttonClass('secondary')}>
      {t('plans.contactSales')}
    </ContactButton>
  )
}
