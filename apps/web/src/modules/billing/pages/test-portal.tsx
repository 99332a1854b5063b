import { plans } from '@plumbline/contract/billing/plans'
import {
  changeTestPortal,
  type TestPortal,
  type testPortalActions,
} from '@plumbline/contract/billing/test-payments'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Alert } from '../../../components/ui/alert'
import { Async } from '../../../components/ui/async'
import { Button, buttonClass } from '../../../components/ui/button'
import { Facts } from '../../../components/ui/facts'
import { PageTitle } from '../../../components/ui/page-header'
import { useFormats } from '../../../lib/format'
import { useApiMutation } from '../../../lib/query'
import { useTestPortal } from '../payments/api/test-payments'
import { returnPath } from '../payments/return-path'

type Action = (typeof testPortalActions)[number]

/** Stands in for the payment provider's customer portal where none is configured. */
export default function TestPortalPage() {
  const { t } = useTranslation('test-payments')
  const [search] = useSearchParams()
  const portal = useTestPortal()
  return (
    <div className="grid gap-6">
      <Alert tone="warning" title={t('portal.label')}>
        {t('portal.explain')}
      </Alert>
      <PageTitle>{t('portal.title')}</PageTitle>
      <Async query={portal}>{data => <Subscription portal={data} />}</Async>
      {/* As from the provider's page, the product is loaded again. */}
      <a href={returnPath(search.get('return'))} className={buttonClass('quiet')}>
        {t('portal.back')}
      </a>
    </div>
  )
}

function Subscription({ portal }: { portal: TestPortal }) {
  const { t } = useTranslation('test-payments')
  const { date } = useFormats()
  const change = useApiMutation(changeTestPortal)
  const { plan, status, periodEnd, cancelAtPeriodEnd, cardFails } = portal
  const pending = change.isPending ? change.variables.body.action : null
  const button = (action: Action, label: string) => (
    <Button
      key={action}
      look="secondary"
      loading={pending === action}
      onClick={() => change.mutate({ body: { action } })}
    >
      {label}
    </Button>
  )
  const hasEnded = status === 'ended'
  return (
    <>
      <Facts
        facts={[
          [t('portal.plan'), plans[plan].name],
          [t('portal.status'), t(`portal.${status}`)],
          [cancelAtPeriodEnd || hasEnded ? t('portal.ends') : t('portal.renews'), date(periodEnd)],
          [t('portal.card'), cardFails ? t('portal.cardFails') : t('portal.cardWorks')],
        ]}
      />
      {!hasEnded && (
        <div className="grid gap-3">
          {status === 'active' && button('renew', t('portal.renew'))}
          {cardFails ? button('fix_card', t('portal.fixCard')) : button('fail_card', t('portal.failCard'))}
          {cancelAtPeriodEnd ? button('resume', t('portal.resume')) : button('cancel', t('portal.cancel'))}
        </div>
      )}
    </>
  )
}
