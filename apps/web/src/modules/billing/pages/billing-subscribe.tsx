import type { BillingOverview } from '@plumbline/contract/billing/billing'
import { type PlanInterval, plans } from '@plumbline/contract/billing/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../components/ui/alert'
import { ButtonLink } from '../../../components/ui/button'
import { PageHeader } from '../../../components/ui/page-header'
import { useConfig } from '../../../lib/config'
import { useErrorMessage } from '../../../lib/error-message'
import { useFormats } from '../../../lib/format'
import { useSession, useUser } from '../../identity/auth/session'
import { useCheckout, useOverview } from '../billing/api/billing'
import { BillingPeriod } from '../billing/components/billing-period'
import { ContactSales } from '../billing/components/contact-sales'
import { PlanAction } from '../billing/components/plan-action'
import { EnterpriseCards, PlanCards } from '../billing/components/plan-cards'
import { isFree } from '../billing/subscription-status'

export default function BillingSubscribePage() {
  const { t } = useTranslation('billing')
  const { reload } = useSession()
  const user = useUser()
  const { subscriptionTier: tier } = user
  const isAdmin = user.role === 'admin'
  const { bookingUrl } = useConfig()
  const errorMessage = useErrorMessage()
  const [interval, setInterval] = useState<PlanInterval>('month')
  const { data: overview } = useOverview(isAdmin)
  const checkout = useCheckout()
  const known = { name: user.name, email: user.email, company: user.organization }
  return (
    <>
      <PageHeader
        title={t('subscribe.title')}
        description={t('subscribe.explain')}
        actions={
          <ButtonLink to="/dashboard" look="secondary">
            {isFree(tier) ? t('subscribe.continueFree') : t('subscribe.continue', { plan: plans[tier].name })}
          </ButtonLink>
        }
      />
      <div className="grid gap-6">
        {!isAdmin && <Alert>{t('choose.admin')}</Alert>}
        {overview && isFree(tier) && <KeptAllowance overview={overview} />}
        {overview?.payments === 'test' && <Alert>{t('page.test')}</Alert>}
        {checkout.error ? (
          <Alert tone="danger">{errorMessage(checkout.error, t('checkout.failed'))}</Alert>
        ) : null}
        <BillingPeriod value={interval} onChange={setInterval} />
        <PlanCards
          interval={interval}
          current={tier}
          action={plan =>
            overview && (
              <PlanAction
                plan={plan}
                interval={interval}
                overview={overview}
                checkout={checkout}
                onSwitched={() => void reload()}
              />
            )
          }
        />
        <EnterpriseCards
          isCurrent={tier === 'enterprise'}
          action={({ id }) => <ContactSales offer={id} bookingUrl={bookingUrl} known={known} />}
        />
      </div>
    </>
  )
}

function KeptAllowance({ overview: { analysesRemaining, chatRemaining } }: { overview: BillingOverview }) {
  const { t } = useTranslation('billing')
  const { number } = useFormats()
  const [analyses, questions] = [analysesRemaining ?? 0, chatRemaining ?? 0]
  if (analyses + questions === 0) return null
  return (
    <Alert>
      {t('subscribe.keeps', {
        analyses: t('subscribe.analyses', { count: analyses, amount: number(analyses) }),
        questions: t('subscribe.questions', { count: questions, amount: number(questions) }),
      })}
    </Alert>
  )
}
