import type { dashboardStats } from '@plumbline/contract/dashboard'
import type { ResponseOf } from '@plumbline/contract/endpoint'
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
const tones = { High: 'text-high', Medium: 'text-medium', Low: 'text-low' }

/** What was found so far, and how often people agreed: the product's own record, good or bad. */
export function FindingsCard() {
  const { t } = useTranslation('account')
  const stats = useDashboardStats()
  return (
    <Async
      query={stats}
      skeleton={<Findings />}
      isEmpty={({ bySeverity }) => Object.keys(bySeverity).length === 0}
      empty={
        <EmptyState icon={<ChartColumn aria-hidden />} title={t('dashboard.metrics.title')}>
          {t('dashboard.metrics.explain')}
        </EmptyState>
      }
    >
      {found => <Findings stats={found} />}
    </Async>
  )
}

/** Without figures it is its own skeleton. */
function Findings({ stats }: { stats?: ResponseOf<typeof dashboardStats> }) {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation()
  return (
    <Card>
      <CardHeader title={t('dashboard.findings.title')} />
      <div className="grid gap-6 sm:grid-cols-2">
        <dl className="grid gap-2">
          <dt className="text-muted">{t('dashboard.findings.found')}</dt>
          {severities.map(severity => (
            <dd key={severity} className="flex items-center gap-2">
              <SeverityIcon severity={severity} className={`size-4 shrink-0 ${tones[severity]}`} />
              {common(`severity.${severity}`)}
              <Figure value={stats && (stats.bySeverity[severity] ?? 0)} />
            </dd>
          ))}
        </dl>
        <dl className="grid content-start gap-2">
          <dt className="text-muted">{t('dashboard.findings.judged')}</dt>
          {verdicts.map(verdict => (
            <dd key={verdict} className="flex items-center gap-2">
              {t(`dashboard.findings.${verdict}`)}
              <Figure value={stats?.feedback[verdict]} />
            </dd>
          ))}
        </dl>
      </div>
      <Agreement feedback={stats?.feedback} />
    </Card>
  )
}

function Figure({ value }: { value: number | undefined }) {
  const { number } = useFormats()
  return <span className="tabular ml-auto font-strong">{value === undefined ? '–' : number(value)}</span>
}

type AgreementProps = { feedback: ResponseOf<typeof dashboardStats>['feedback'] | undefined }

function Agreement({ feedback }: AgreementProps) {
  const { t } = useTranslation('account')
  const { percent } = useFormats()
  const judged = feedback && feedback.confirmed + feedback.corrected + feedback.dismissed
  return (
    <p className="mt-4 min-h-5 text-caption text-subtle">
      {feedback &&
        (judged
          ? t('dashboard.findings.agreed', { share: percent(1 - feedback.dismissed / judged) })
          : t('dashboard.findings.notYet'))}
    </p>
  )
}
