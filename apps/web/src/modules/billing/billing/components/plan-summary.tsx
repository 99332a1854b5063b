import { type BillingOverview, billingCancel } from '@plumbline/contract/billing/billing'
import { chargeCents, plans } from '@plumbline/contract/billing/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../components/ui/badge'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { Facts } from '../../../../components/ui/facts'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { usePortal } from '../api/billing'

const tones = { active: 'good', past_due: 'high', unpaid: 'high', canceled: 'neutral' } as const

/** The plan, what it costs, until when it is paid, and what can be done about it. */
export function PlanSummary({ overview }: { overview: BillingOverview }) {
  const { t } = useTranslation('billing')
  const { date } = useFormats()
  const price = usePrice(overview)
  const portal = usePortal()
  const [isCanceling, setCanceling] = useState(false)
  const { plan, status, expires, cancelAtPeriodEnd, hasSubscription } = overview
  return (
    <Card>
      <CardHeader
        title={t('plan.title')}
        action={
          <div className="flex flex-wrap gap-3">
            {hasSubscription && (
              <Button look="secondary" loading={portal.isPending} onClick={portal.open}>
                {t('page.portal')}
              </Button>
            )}
            <ButtonLink to="/billing/subscribe">{t('page.change')}</ButtonLink>
          </div>
        }
      />
      <p className="mb-4 flex flex-wrap items-center gap-3">
        <span className="text-heading font-strong">{plans[plan].name}</span>
        <Badge tone={tones[status]}>{t(`plan.state.${status}`)}</Badge>
      </p>
      <Facts
        facts={[
          [t('plan.price'), price],
          [t('plan.since'), date(overview.startDate)],
          [t(cancelAtPeriodEnd ? 'plan.ends' : 'plan.renews'), expires && date(expires)],
          [t('plan.card'), overview.paymentMethod],
        ]}
      />
      {hasSubscription && !cancelAtPeriodEnd && (
        <Button look="quiet" className="mt-4 -ml-4 text-danger" onClick={() => setCanceling(true)}>
          {t('plan.cancel')}
        </Button>
      )}
      {isCanceling && <CancelDialog overview={overview} onClose={() => setCanceling(false)} />}
    </Card>
  )
}

function usePrice({ plan, interval }: BillingOverview) {
  const { t } = useTranslation('billing')
  const { money } = useFormats()
  if (plan === 'free') return t('plan.free')
  const cents = interval && chargeCents(plan, interval)
  if (!interval || cents === null) return t('plan.agreed')
  return t(`plan.${interval}`, { price: money((cents || 0) / 100) })
}

function CancelDialog({ overview, onClose }: { overview: BillingOverview; onClose: () => void }) {
  const { t } = useTranslation('billing')
  const { date } = useFormats()
  const until = date(overview.expires ?? new Date())
  const cancel = useApiMutation(billingCancel, {
    showsOwnError: true,
    onSuccess: () => {
      toast({ title: t('cancel.done', { date: until }) })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('cancel.title', { plan: plans[overview.plan].name })}
      description={t('cancel.explain', { date: until })}
      confirm={t('cancel.sure')}
      danger
      pending={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.mutate()}
      onClose={onClose}
    />
  )
}
