import { plans } from '@plumbline/contract/billing/plans'
import { finishTestCheckout, type TestCheckout } from '@plumbline/contract/billing/test-payments'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Alert } from '../../../components/ui/alert'
import { Async } from '../../../components/ui/async'
import { Button } from '../../../components/ui/button'
import { PageTitle } from '../../../components/ui/page-header'
import { useErrorMessage } from '../../../lib/error-message'
import { useFormats } from '../../../lib/format'
import { useApiMutation } from '../../../lib/query'
import { useTestCheckout } from '../payments/api/test-payments'

/** Stands in for the payment provider's checkout where none is configured. */
export default function TestCheckoutPage() {
  const { t } = useTranslation('test-payments')
  const { id = '' } = useParams()
  const checkout = useTestCheckout(id)
  return (
    <div className="grid gap-6">
      <Alert tone="warning" title={t('checkout.label')}>
        {t('checkout.explain')}
      </Alert>
      <Async query={checkout}>{data => <Payment checkout={data} />}</Async>
    </div>
  )
}

function Payment({ checkout }: { checkout: TestCheckout }) {
  const { t } = useTranslation('test-payments')
  const { money, number } = useFormats()
  const errorMessage = useErrorMessage()
  // As from the provider's page, the product is loaded again.
  const finish = useApiMutation(finishTestCheckout, {
    showsOwnError: true,
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const { id, tier, interval, extraAnalyses, amountCents } = checkout
  const amount = money(amountCents / 100)
  const rhythms = { month: t('checkout.perMonth'), year: t('checkout.perYear') }
  const act = (action: 'pay' | 'decline' | 'cancel') => finish.mutate({ params: { id }, body: { action } })
  const isLeaving = finish.isPending || finish.isSuccess
  const action = finish.variables?.body.action
  return (
    <>
      <div>
        <PageTitle>
          {extraAnalyses === null
            ? t('checkout.title', { plan: plans[tier].name })
            : t('checkout.extra', { count: extraAnalyses, amount: number(extraAnalyses) })}
        </PageTitle>
        <p className="tabular mt-2 text-title">
          {amount}{' '}
          <span className="text-body text-muted">{interval ? rhythms[interval] : t('checkout.once')}</span>
        </p>
      </div>
      {finish.isError && <Alert tone="danger">{errorMessage(finish.error)}</Alert>}
      <div className="grid gap-3">
        <Button loading={isLeaving && action === 'pay'} onClick={() => act('pay')}>
          {t('checkout.pay', { amount })}
        </Button>
        <Button look="secondary" loading={isLeaving && action === 'decline'} onClick={() => act('decline')}>
          {t('checkout.decline')}
        </Button>
        <Button look="quiet" loading={isLeaving && action === 'cancel'} onClick={() => act('cancel')}>
          {t('checkout.cancel')}
        </Button>
      </div>
    </>
  )
}
