import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Progress } from '../../../../../components/ui/progress'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useFormats } from '../../../../../lib/format'
import { i18next } from '../../../../../lib/i18n'
import { toast } from '../../../../../lib/toast'
import { type Metrics, useMetrics, useTrends } from '../../api/dashboard'
import { Sparkline } from '../sparkline'
import { SummaryLine } from '../summary-line'
import { type CardState, MetricCard } from './metric-card'
import { TopRisksList } from './top-risks-list'

/** Which of the specified sentences a card shows when the figures can't be fetched. */
type Source = 'uploads' | 'violations' | 'tasks' | 'suggestions' | 'alerts'
type CardId =
  | 'uploads'
  | 'violations'
  | 'tasks'
  | 'analyses'
  | 'rechecks'
  | 'risks'
  | 'suggestions'
  | 'alerts'

type OverviewProps = { isManager: boolean }

/** The eight figures of the organization. */
export default function Overview({ isManager }: OverviewProps) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormats()
  const { data, stateOf } = useCards()
  const series = useSeries()
  const shown = (value: number | undefined) => (value === undefined ? undefined : number(value))
  return (
    <section aria-labelledby="overview-title">
      <h2 id="overview-title" className="mb-1 text-heading font-strong">
        {t('overview.title')}
      </h2>
      <SummaryLine />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        <MetricCard
          title={t('metric.uploads')}
          to="/upload"
          state={stateOf('uploads', 'uploads')}
          value={shown(data?.totalUploads)}
          beside={<Sparkline values={series('uploads')} />}
        />
        <MetricCard
          title={t('metric.violations')}
          to="/violations"
          state={stateOf('violations', 'violations')}
          value={shown(data?.violationsCount)}
          beside={<Sparkline values={series('violations')} />}
        />
        <MetricCard
          title={t('metric.tasks')}
          to="/tasks"
          state={stateOf('tasks', 'tasks')}
          value={shown(data?.tasksCount)}
          beside={<Sparkline values={series('tasks')} />}
        />
        <MetricCard
          title={t('metric.analyses')}
          to="/billing"
          state={stateOf('analyses', 'uploads')}
          value={shown(data?.aiAnalysesUsed)}
        >
          {data && <AnalysesUsed metrics={data} />}
        </MetricCard>
        <MetricCard
          wide
          title={t('metric.rechecks')}
          state={stateOf('rechecks', 'violations')}
          value={data && <RecheckRate metrics={data} />}
        >
          {data && <RecheckBar metrics={data} />}
        </MetricCard>
        <MetricCard wide title={t('metric.risks')} state={stateOf('risks', 'violations')}>
          {data && <TopRisksList risks={data.topRiskCategories} />}
        </MetricCard>
        <MetricCard
          title={t('metric.suggestions')}
          {...(isManager && { to: '/suggestions' })}
          state={stateOf('suggestions', 'suggestions')}
          value={shown(data?.pendingSuggestions)}
          valueOnError={number(0)}
        />
        <MetricCard
          title={t('metric.alerts')}
          to="#alerts"
          state={stateOf('alerts', 'alerts')}
          value={shown(data?.complianceAlerts)}
        />
      </div>
    </section>
  )
}

function useCards() {
  const { t } = useTranslation('dashboard')
  const errorMessage = useErrorMessage()
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt } = useMetrics()
  // Only the card whose button was pressed turns; the figures come together.
  const [pressed, setPressed] = useState<CardId | null>(null)
  useEffect(() => {
    if (error) toast({ title: i18next.t('overview.failed', { ns: 'dashboard' }), variant: 'destructive' })
  }, [error])
  const stateOf = (id: CardId, source: Source): CardState => ({
    isPending,
    isRefreshing: isFetching && pressed === id,
    error: error ? t(`failed.${source}`, { message: errorMessage(error) }) : null,
    updatedAt: dataUpdatedAt,
    onRefresh: () => {
      setPressed(id)
      void refetch()
    },
  })
  return { data, stateOf }
}

/** The last thirty days, as in the charts below. */
function useSeries() {
  const { data = [] } = useTrends()
  return (figure: 'uploads' | 'violations' | 'tasks') => data.map(day => day[figure])
}

function AnalysesUsed({ metrics: { aiAnalysesUsed, aiAnalysesLimit } }: { metrics: Metrics }) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormats()
  if (aiAnalysesLimit === null)
    return <p className="text-caption text-subtle">{t('metric.analysesUnlimited')}</p>
  const text = t('metric.analysesOf', { count: aiAnalysesLimit, limit: number(aiAnalysesLimit) })
  return (
    <div className="grid gap-1">
      <Progress
        label={t('metric.analyses')}
        value={aiAnalysesUsed}
        max={aiAnalysesLimit}
        low={aiAnalysesUsed >= aiAnalysesLimit * 0.9}
        valueText={`${number(aiAnalysesUsed)} ${text}`}
      />
      <p className="text-caption text-subtle">{text}</p>
    </div>
  )
}

function RecheckRate({ metrics }: { metrics: Metrics }) {
  const { percent } = useFormats()
  return percent(metrics.recheckPassRate / 100)
}

function RecheckBar({ metrics: { recheckPassRate, rechecks } }: { metrics: Metrics }) {
  const { t } = useTranslation('dashboard')
  const { number, percent } = useFormats()
  return (
    <div className="grid gap-1">
      <Progress
        label={t('metric.rechecks')}
        value={recheckPassRate}
        valueText={percent(recheckPassRate / 100)}
      />
      <p className="text-caption text-subtle">
        {t('metric.rechecksOf', { count: rechecks, rechecks: number(rechecks) })}
      </p>
    </div>
  )
}
