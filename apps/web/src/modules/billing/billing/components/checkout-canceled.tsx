import { checkoutCanceled } from '@plumbline/contract/billing/billing'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { ButtonLink } from '../../../../components/ui/button'
import { call } from '../../../../lib/api'
import { clearCheckout } from '../../../../lib/checkout-flags'

/** Whoever left the payment page hears that nothing was charged, and what was begun is cleared away. */
export function CheckoutCanceled({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('billing')
  useEffect(() => {
    clearCheckout()
    // Only recorded: nothing on the page depends on it.
    if (isSignedIn) call(checkoutCanceled).catch(() => {})
  }, [isSignedIn])
  return (
    <Alert
      title={t('checkout.canceledTitle')}
      action={
        isSignedIn && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/billing/subscribe">{t('checkout.back')}</ButtonLink>
            <ButtonLink to="/dashboard" look="secondary">
              {t('checkout.dashboard')}
            </ButtonLink>
          </div>
        )
      }
    >
      {t('checkout.canceled')}
    </Alert>
  )
}
