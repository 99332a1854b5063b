import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Progress } from '../../../../components/ui/progress'
import { SkeletonLines } from '../../../../components/ui/skeleton'
import { useFormats } from '../../../../lib/format'
import { useBillingStatus } from '../api/billing-status'
import { freeQuota, statusWhenUnknown } from '../subscription-status'

/** What is left of the free plan. When the server cannot say, the specified defaults stand and the card says so. */
export default function FreeUsageCard() {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation()
  const { number } = useFormats()
  const status = useBillingStatus()
  if (status.isPending) {
    return (
      <Card aria-busy="true">
        <CardHeader title={t('usage.title')} />
        <SkeletonLines lines={4} />
      </Card>
    )
  }
  const quota = freeQuota(status.data ?? statusWhenUnknown)
  const low = quota.filter(each => each.low).map(({ kind }) => t(`usage.${kind}`))
  return (
    <Card>
      <CardHeader title={t('usage.title')} />
      <ul className="grid gap-4">
        {quota.map(({ kind, remaining, limit, low: isLow }) => {
          const left = t('usage.left', { remaining: number(remaining), limit: number(limit) })
          return (
            <li key={kind} className="grid gap-1.5">
              <div className="flex flex-wrap justify-between gap-x-4">
                <span>{t(`usage.${kind}`)}</span>
                <span className="tabular font-strong">{left}</span>
              </div>
              <Progress
                label={t(`usage.${kind}`)}
                value={remaining}
                max={limit}
                low={isLow}
                valueText={left}
              />
            </li>
          )
        })}
      </ul>
      {low.length > 0 && (
        <p role="status" className="mt-4 flex items-start gap-2 text-medium">
          <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
          {t('usage.low', { what: low.join(', ') })}
        </p>
      )}
      {status.isError && (
        <div role="alert" className="mt-4 grid justify-items-start gap-2">
          <p>{t('usage.failed')}</p>
          <Button look="secondary" loading={status.isFetching} onClick={() => status.refetch()}>
            {common('action.tryAgain')}
          </Button>
        </div>
      )}
      <ButtonLink to="/billing/subscribe" look="secondary" className="mt-4">
        {t('usage.upgrade')}
      </ButtonLink>
    </Card>
  )
}
