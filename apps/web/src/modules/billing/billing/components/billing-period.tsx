import { ANNUAL_DISCOUNT, type PlanInterval, planIntervals } from '@plumbline/contract/billing/plans'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../lib/format'

const labels = { month: 'plans.monthly', year: 'plans.annual' } as const

type BillingPeriodProps = { value: PlanInterval; onChange: (interval: PlanInterval) => void }

/** Two radio buttons drawn as one switch, so that arrow keys work by themselves. */
export function BillingPeriod({ value, onChange }: BillingPeriodProps) {
  const { t } = useTranslation('billing')
  const { percent } = useFormats()
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{t('plans.period')}</legend>
      <div className="inline-flex rounded-md border border-line-strong bg-surface p-1">
        {planIntervals.map(period => (
          <label
            key={period}
            className="relative flex min-h-control items-center gap-2 rounded-sm px-4 text-muted has-checked:bg-ink has-checked:font-strong has-checked:text-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-color-adjust-none"
          >
            <input
              type="radio"
              name={name}
              value={period}
              checked={value === period}
              onChange={() => onChange(period)}
              className="absolute inset-0 appearance-none rounded-sm outline-none"
            />
            {t(labels[period])}
            {period === 'year' && (
              <span className="text-caption">{t('plans.save', { percent: percent(ANNUAL_DISCOUNT) })}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
