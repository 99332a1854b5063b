import { severities } from '@plumbline/contract/options'
import { ChartColumn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../components/ui/async'
import { Card, CardHeader } from '../../../components/ui/card'
import { SeverityIcon } from '../../../components/ui/severity'
import { EmptyState } from '../../../components/ui/states'
import { useFormats } from '../../../lib/format'
import { useDashboardStats } from '../api/dashboard-stats'

const verdicts = ['confirmed', 'corrected', 'dismissed'] as const

/** What was found so far, and how often people agreed: the product's own record, good or bad. */
export function FindingsCard() {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation()
  const { number, percent } = useFormats()
  const stats = useDashboardStats()
  return (
    <Async
      query={stats}
      isEmpty={({ bySeverity }) => Object.keys(bySeverity).length === 0}
      empty={
        <EmptyState icon={<ChartColumn aria-hidden />} title={t('dashboard.metrics.title')}>
          {t('dashboard.metrics.explain')}
        </EmptyState>
      }
    >
      {({ bySeverity, feedback }) => {
        const judged = feedback.confirmed + feedback.corrected + feedback.dismissed
        return (
          <Card>
            <CardHeader title={t('dashboard.findings.title')} />
            <div className="grid gap-6 sm:grid-cols-2">
              <dl className="grid gap-2">
                <dt className="text-muted">{t('dashboard.findings.found')}</dt>
                {severities.map(severity => (
                  <dd key={severity} className="flex items-center gap-2">
                    <SeverityIcon severity={severity} className="size-4 shrink-0" />
                    {common(`severity.${severity}`)}
                    <span className="tabular ml-auto font-strong">{number(bySeverity[severity] ?? 0)}</span>
                  </dd>
                ))}
              </dl>
              <dl className="grid content-start gap-2">
                <dt className="text-muted">{t('dashboard.findings.judged')}</dt>
                {verdicts.map(verdict => (
                  <dd key={verdict} className="flex items-center gap-2">
                    {t(`dashboard.findings.${verdict}`)}
                    <span className="tabular ml-auto font-strong">{number(feedback[verdict])}</span>
                  </dd>
                ))}
              </dl>
            </div>
            <p className="mt-4 text-caption text-subtle">
              {judged === 0
                ? t('dashboard.findings.notYet')
                : t('dashboard.findings.agreed', { share: percent(1 - feedback.dismissed / judged) })}
            </p>
          </Card>
        )
      }}
    </Async>
  )
}
