import type { BillingOverview } from '@plumbline/contract/billing/billing'
import type { UsageStats } from '@plumbline/contract/billing/usage'
import { useTranslation } from 'react-i18next'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Progress } from '../../../../components/ui/progress'
import { useFormats } from '../../../../lib/format'

type Meter = { id: 'analyses' | 'questions' | 'users' | 'sites'; used: number; limit: number | null }

const used = (total: number | null, left: number | null) => Math.max(0, (total ?? 0) - (left ?? 0))

type UsageMetersProps = { usage: UsageStats; overview: BillingOverview | undefined }

/** What is used of everything the plan counts. Members see the quotas, admins the seats and sites too. */
export function UsageMeters({ usage, overview }: UsageMetersProps) {
  const { t } = useTranslation('billing')
  const { date } = useFormats()
  const meters: Meter[] = [
    {
      id: 'analyses',
      used: used(usage.ai_checks_total, usage.ai_checks_remaining),
      limit: usage.ai_checks_total,
    },
    {
      id: 'questions',
      used: used(usage.paulie_messages_total, usage.paulie_messages_remaining),
      limit: usage.paulie_messages_total,
    },
    ...(overview
      ? [
          { id: 'users' as const, ...overview.users },
          { id: 'sites' as const, ...overview.sites },
        ]
      : []),
  ]
  return (
    <Card>
      <CardHeader
        title={t('meter.title')}
        description={
          usage.reset_date
            ? t('meter.resets', { date: date(usage.reset_date) })
            : usage.plan_name === 'free' && t('meter.once')
        }
      />
      <ul className="grid gap-5 sm:grid-cols-2">
        {meters.map(meter => (
          <MeterRow key={meter.id} {...meter} />
        ))}
      </ul>
    </Card>
  )
}

function MeterRow({ id, used: amount, limit }: Meter) {
  const { t } = useTranslation('billing')
  const { number } = useFormats()
  const label = t(`meter.${id}`)
  const text =
    limit === null ? t('meter.noLimit') : t('meter.of', { used: number(amount), limit: number(limit) })
  return (
    <li className="grid content-start gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span>{label}</span>
        <span className="tabular font-strong">{text}</span>
      </div>
      {limit !== null && (
        <Progress label={label} value={amount} max={limit} low={amount >= limit} valueText={text} />
      )}
      {limit !== null && amount > limit && <p className="text-caption text-medium">{t('meter.over')}</p>}
    </li>
  )
}
