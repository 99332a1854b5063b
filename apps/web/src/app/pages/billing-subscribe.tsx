import { plans } from '@plumbline/contract/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../components/ui/alert'
import { ButtonLink, buttonClass } from '../../components/ui/button'
import { PageHeader } from '../../components/ui/page-header'
import { useUser } from '../../features/auth/session'
import { BillingPeriod, type Period } from '../../features/billing/components/billing-period'
import { PlanCards } from '../../features/billing/components/plan-cards'
import { isFree } from '../../features/billing/subscription-status'
import { salesHref, useConfig } from '../../lib/config'
import { SiteLink } from '../site-link'

export default function BillingSubscribePage() {
  const { t } = useTranslation('account')
  const { subscriptionTier: tier } = useUser()
  const config = useConfig()
  const [period, setPeriod] = useState<Period>('monthly')
  return (
    <>
      <PageHeader
        title={t('subscribe.title')}
        description={t('subscribe.explain')}
        actions={
          <ButtonLink to="/dashboard">
            {isFree(tier) ? t('subscribe.continueFree') : t('subscribe.continue', { plan: plans[tier].name })}
          </ButtonLink>
        }
      />
      <div className="grid gap-6">
        <Alert title={t('subscribe.notYet.title')}>{t('subscribe.notYet.explain')}</Alert>
        <BillingPeriod value={period} onChange={setPeriod} />
        <PlanCards
          period={period}
          current={tier}
          action={plan =>
            plan.monthlyPrice === null && (
              <SiteLink to={salesHref(config)} className={buttonClass('secondary')}>
                {t('plans.contactSales')}
              </SiteLink>
            )
          }
        />
      </div>
    </>
  )
}
