import { type BillingOverview, billingUpgrade } from '@plumbline/contract/billing/billing'
import { type Plan, type PlanInterval, plans, type Tier, tiers } from '@plumbline/contract/billing/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import type { useCheckout } from '../api/billing'

type Choice = { plan: Plan; interval: PlanInterval }
type PlanActionProps = Choice & {
  overview: BillingOverview
  checkout: ReturnType<typeof useCheckout>
  onSwitched: () => void
}

/** A first plan goes through a checkout; from then on plans are switched. */
export function PlanAction({ plan, interval, overview, checkout, onSwitched }: PlanActionProps) {
  const { t } = useTranslation('billing')
  const [isAsking, setAsking] = useState(false)
  const { tier, name } = plan
  const look = plan.highlighted ? 'primary' : 'secondary'
  if (overview.hasSubscription) {
    if (tier === overview.plan && interval === overview.interval) return null
    return (
      <>
        <Button look={look} onClick={() => setAsking(true)}>
          {t('choose.switch', { plan: name })}
        </Button>
        {isAsking && (
          <SwitchDialog
            plan={plan}
            interval={interval}
            overview={overview}
            onSwitched={onSwitched}
            onClose={() => setAsking(false)}
          />
        )}
      </>
    )
  }
  const priceId = checkout.priceOf(tier, interval)
  if (!priceId) return checkout.prices.isPending ? null : <Unavailable />
  return (
    <Button look={look} loading={checkout.opening === priceId} onClick={() => checkout.start(tier, priceId)}>
      {t('choose.buy', { plan: name })}
    </Button>
  )
}

function Unavailable() {
  const { t } = useTranslation('billing')
  return <p className="flex min-h-control items-center text-muted">{t('choose.unavailable')}</p>
}

/** A longer interval of the same plan starts now, like a larger plan. */
const startsNow = ({ plan, interval }: Choice, current: Tier) =>
  plan.tier === current ? interval === 'year' : tiers.indexOf(plan.tier) > tiers.indexOf(current)

type SwitchDialogProps = Choice & { overview: BillingOverview; onSwitched: () => void; onClose: () => void }

function SwitchDialog({ plan, interval, overview, onSwitched, onClose }: SwitchDialogProps) {
  const { t } = useTranslation('billing')
  const { date } = useFormats()
  const change = useApiMutation(billingUpgrade, {
    showsOwnError: true,
    onSuccess: ({ plan: active, expires }) => {
      toast({
        title:
          active === plan.tier
            ? t('choose.switched', { plan: plan.name })
            : t('choose.scheduled', { plan: plan.name, date: date(expires ?? new Date()) }),
      })
      onSwitched()
      onClose()
    },
  })
  const isNow = startsNow({ plan, interval }, overview.plan)
  const until = date(overview.expires ?? new Date())
  return (
    <ConfirmDialog
      title={t(isNow ? 'choose.upTitle' : 'choose.downTitle', { plan: plan.name })}
      description={
        isNow ? t('choose.up') : t('choose.down', { current: plans[overview.plan].name, date: until })
      }
      confirm={t('choose.sure')}
      pending={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate({ body: { plan: plan.tier, interval } })}
      onClose={onClose}
    />
  )
}
