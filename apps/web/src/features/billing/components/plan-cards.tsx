import { annualCharge, type Plan, plans, type Tier } from '@plumbline/contract/plans'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../components/ui/badge'
import { cx } from '../../../lib/cx'
import { useFormats } from '../../../lib/format'
import type { Period } from './billing-period'

const sold: readonly Tier[] = ['starter', 'basic', 'pro', 'premium', 'enterprise']

type PlanCardsProps = {
  period: Period
  current: Tier
  /** What stands at the foot of a card. */
  action?: (plan: Plan) => ReactNode
}

export function PlanCards({ period, current, action }: PlanCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
      {sold.map(tier => (
        <PlanCard key={tier} plan={plans[tier]} period={period} isCurrent={tier === current}>
          {action?.(plans[tier])}
        </PlanCard>
      ))}
    </ul>
  )
}

type PlanCardProps = { plan: Plan; period: Period; isCurrent: boolean; children: ReactNode }

function PlanCard({ plan, period, isCurrent, children }: PlanCardProps) {
  const { t } = useTranslation('account')
  return (
    <li
      className={cx(
        'flex flex-col gap-4 rounded-lg border bg-surface p-4 sm:p-5',
        plan.highlighted ? 'border-signal outline-1 outline-signal' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h2 className="text-title font-strong">{plan.name}</h2>
        {isCurrent ? (
          <Badge tone="good">{t('plans.current')}</Badge>
        ) : (
          plan.highlighted && <Badge>{t('plans.popular')}</Badge>
        )}
      </div>
      <Price plan={plan} period={period} />
      <Features plan={plan} />
      {children && <div className="mt-auto grid">{children}</div>}
    </li>
  )
}

function Price({ plan, period }: { plan: Plan; period: Period }) {
  const { t } = useTranslation('account')
  const { money } = useFormats()
  const charge = annualCharge(plan)
  if (plan.monthlyPrice === null || plan.annualPrice === null || charge === null) {
    return <p className="min-h-14 text-title font-strong">{t('plans.contactSales')}</p>
  }
  const monthly = period === 'monthly'
  return (
    <p className="min-h-14">
      <span className="tabular block text-heading font-strong">
        {money(monthly ? plan.monthlyPrice : charge)}
      </span>
      <span className="tabular text-caption text-muted">
        {monthly ? (
          t('plans.perMonth')
        ) : (
          <>
            {t('plans.perYear')}, {t('plans.listPrice')} <s>{money(plan.annualPrice)}</s>
          </>
        )}
      </span>
    </p>
  )
}

function Features({ plan }: { plan: Plan }) {
  const { t } = useTranslation('account')
  const { number, money } = useFormats()
  const isCustom = plan.monthlyPrice === null
  const lines = isCustom
    ? [t('plans.manySites'), t('plans.customLimits'), t('plans.allHours')]
    : [
        t('plans.analyses', { count: plan.analyses ?? 0, amount: number(plan.analyses ?? 0) }),
        t('plans.messages', {
          count: plan.advertisedQuestions ?? 0,
          amount: number(plan.advertisedQuestions ?? 0),
        }),
        t('plans.users', { count: plan.users ?? 0 }),
        t('plans.sites', { count: plan.sites ?? 0 }),
        t('plans.extra', { price: money(plan.extraAnalysisPrice ?? 0) }),
      ]
  return (
    <ul className="grid gap-2">
      {lines.map(line => (
        <li key={line} className="flex items-start gap-2">
          <Check className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden />
          {line}
        </li>
      ))}
    </ul>
  )
}
