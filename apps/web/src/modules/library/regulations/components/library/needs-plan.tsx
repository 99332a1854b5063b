import { plans } from '@plumbline/contract/billing/plans'
import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../../components/ui/button'
import { useFormats } from '../../../../../lib/format'

/** Stands where the library would be for whoever has no plan that includes it. */
export function NeedsPlan() {
  const { t } = useTranslation('regulations')
  const { t: errors } = useTranslation('errors')
  const { money } = useFormats()
  const { starter } = plans
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-4 py-12 text-center">
      <LockKeyhole className="size-8 text-subtle" aria-hidden />
      <p className="max-w-prose">{errors('code.regulations_need_a_plan')}</p>
      <p className="max-w-prose text-muted">
        {t('needsPlan.from', { plan: starter.name, price: money(starter.monthlyPrice ?? 0) })}
      </p>
      <ButtonLink to="/billing/subscribe" className="mt-2">
        {t('needsPlan.upgrade')}
      </ButtonLink>
    </div>
  )
}
