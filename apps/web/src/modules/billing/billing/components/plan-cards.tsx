import {
  annualCharge,
  type EnterpriseOffer,
  enterpriseOffers,
  type Plan,
  type PlanInterval,
  plans,
  type Tier,
} from '@plumbline/contract/billing/plans'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../components/ui/badge'
import { cx } from '../../../../lib/cx'
import { useFormats } from '../../../../lib/format'

const sold = ['starter', 'basic', 'pro', 'premium'] as const satisfies readonly Tier[]

type PlanCardsProps = {
  interval: PlanInterval
  current: Tier | null
  /** What is at the foot of a card. */
  action: (plan: Plan) => ReactNode
}

export function PlanCards({ interval, current, action }: PlanCardsProps) {
  const { t } = useTranslation('billing')
  return (
    <section>
      <h2 className="sr-only">{t('pricing.title')}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {sold.map(tier => {
          const plan = plans[tier]
          const isCurrent = tier === current
          return (
            <PlanBox
              key={tier}
              name={plan.name}
              highlighted={plan.highlighted}
              badge={
                isCurrent ? (
                  <Badge tone="good">{t('plans.current')}</Badge>
                ) : (
                  plan.highlighted && <Badge>{t('plans.popular')}</Badge>
                )
              }
              action={action(plan)}
            >
              <Price plan={plan} interval={interval} />
              <PlanLines plan={plan} />
            </PlanBox>
          )
        })}
      </ul>
    </section>
  )
}

type EnterpriseCardsProps = { isCurrent: boolean; action: (offer: EnterpriseOffer) => ReactNode }

export function EnterpriseCards({ isCurrent, action }: EnterpriseCardsProps) {
  const { t } = useTranslation('billing')
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="flex flex-wrap items-center gap-3 text-title font-strong">
          {t('offers.title')}
          {isCurrent && <Badge tone="good">{t('plans.current')}</Badge>}
        </h2>
        <p className="mt-1 text-muted">{t('offers.explain')}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {enterpriseOffers.map(offer => (
          <PlanBox key={offer.id} name={offer.name} action={action(offer)}>
            <OfferLines offer={offer} />
          </PlanBox>
        ))}
      </ul>
    </section>
  )
}

type PlanBoxProps = {
  name: string
  highlighted?: boolean | undefined
  badge?: ReactNode
  action: ReactNode
  children: ReactNode
}

function PlanBox({ name, highlighted = false, badge, action, children }: PlanBoxProps) {
  return (
    <li
      className={cx(
        'flex flex-col gap-4 rounded-lg border bg-surface p-4 sm:p-5',
        highlighted ? 'border-signal outline-1 outline-signal' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="text-title font-strong">{name}</h3>
        {badge}
      </div>
      {children}
      {action && <div className="mt-auto grid">{action}</div>}
    </li>
  )
}

function Price({ plan, interval }: { plan: Plan; interval: PlanInterval }) {
  const { t } = useTranslation('billing')
  const { money } = useFormats()
  const isMonthly = interval === 'month'
  return (
    <p className="min-h-14">
      <span className="tabular block text-heading font-strong">
        {money((isMonthly ? plan.monthlyPrice : annualCharge(plan)) ?? 0)}
      </span>
      <span className="tabular text-caption text-muted">
        {isMonthly ? (
          t('plans.perMonth')
        ) : (
          <>
            {t('plans.perYear')}, {t('plans.listPrice')} <s>{money(plan.annualPrice ?? 0)}</s>
          </>
        )}
      </span>
    </p>
  )
}

function PlanLines({ plan }: { plan: Plan }) {
  const { t } = useTranslation('billing')
  const { money } = useFormats()
  const limits = useLimitLines({ ...plan, questions: plan.advertisedQuestions })
  const extra = plan.extraAnalysisPrice
  return (
    <Lines
      lines={[
        ...limits,
        ...(extra === null ? [] : [t('plans.extra', { price: money(extra) })]),
        ...plan.features.map(feature => t(`feature.${feature}`)),
      ]}
    />
  )
}

function OfferLines({ offer }: { offer: EnterpriseOffer }) {
  const { t } = useTranslation('billing')
  const limits = useLimitLines(offer)
  const custom = [t('offers.custom'), t('offers.unlimitedUsers')]
  return (
    <Lines
      lines={[
        ...(offer.sites === null ? custom : limits),
        ...offer.features.map(feature => t(`feature.${feature}`)),
      ]}
    />
  )
}

/** What a plan includes by number; an unlimited one has no line. */
function useLimitLines({
  analyses,
  questions,
  users,
  sites,
}: Pick<Plan, 'analyses' | 'questions' | 'users' | 'sites'>) {
  const { t } = useTranslation('billing')
  const { number } = useFormats()
  const line = (key: 'analyses' | 'messages' | 'users' | 'sites', count: number | null) =>
    count === null ? [] : [t(`plans.${key}`, { count, amount: number(count) })]
  return [
    ...line('analyses', analyses),
    ...line('messages', questions),
    ...line('users', users),
    ...line('sites', sites),
  ]
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid gap-2">
    {lines.map(line => (
      <li key={line} className="flex items-start gap-2">
        <Check className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden />
        {line}
      </li>
    ))}
  </ul>
)
