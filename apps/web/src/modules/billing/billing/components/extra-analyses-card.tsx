import { extraAnalysisCents, type Tier } from '@plumbline/contract/billing/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Field } from '../../../../components/ui/field'
import { Select } from '../../../../components/ui/select'
import { useErrorMessage } from '../../../../lib/error-message'
import { useFormats } from '../../../../lib/format'
import { useExtraAnalyses } from '../api/billing'

const amounts = [5, 10, 25, 50, 100, 250, 500]

/** Analyses on top of the plan's, at the plan's price; not shown where none are sold. */
export function ExtraAnalysesCard({ tier, left }: { tier: Tier; left: number }) {
  const { t } = useTranslation('billing')
  const { money, number } = useFormats()
  const errorMessage = useErrorMessage()
  const [count, setCount] = useState(10)
  const { buy, isPending, error } = useExtraAnalyses(tier)
  const cents = extraAnalysisCents(tier)
  if (cents === null) return null
  return (
    <Card>
      <CardHeader title={t('extra.title')} description={t('extra.explain', { price: money(cents / 100) })} />
      <p className="tabular mb-4">{t('extra.left', { number: number(left) })}</p>
      {error ? <Alert tone="danger">{errorMessage(error, t('checkout.failed'))}</Alert> : null}
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('extra.count')}>
          <Select
            className="min-w-32"
            value={count}
            onChange={event => setCount(Number(event.target.value))}
            options={amounts.map(amount => ({ value: String(amount), label: number(amount) }))}
          />
        </Field>
        <Button look="secondary" loading={isPending} onClick={() => buy(count)}>
          {t('extra.buy', { price: money((count * cents) / 100) })}
        </Button>
      </div>
    </Card>
  )
}
