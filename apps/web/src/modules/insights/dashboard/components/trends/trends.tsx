import { ChartColumn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../../components/ui/async'
import { Button } from '../../../../../components/ui/button'
import { Skeleton } from '../../../../../components/ui/skeleton'
import { EmptyState } from '../../../../../components/ui/states'
import { today } from '../../../../../lib/today'
import { type TrendsQuery, useQuality, useTrends } from '../../api/dashboard'
import { bucketSizeFor, bucketsOf, isQuiet } from '../../buckets'
import { rangeOf, rangeProblem } from '../../period'
import { useTrendsView } from '../../use-trends-view'
import { OpenResolvedChart } from '../charts/open-resolved-chart'
import { QualityChart } from '../charts/quality-chart'
import { RecheckChart, TimeToFixChart } from '../charts/rate-charts'
import { SeverityChart } from '../charts/severity-chart'
import { RisksCard } from './risks-card'
import { SitesCard } from './sites-card'
import { TrendFilters } from './trend-filters'

/** The charts of a period and a site. */
export default function Trends() {
  const { t } = useTranslation('trends')
  const controls = useTrendsView()
  const { view } = controls
  const query = rangeProblem(view)
    ? null
    : { ...rangeOf(view, today()), ...(view.site && { site: view.site }) }
  return (
    <section aria-labelledby="trends-title">
      <h2 id="trends-title" className="mb-3 text-heading font-strong">
        {t('title')}
      </h2>
      <TrendFilters controls={controls} query={query} />
      {query ? (
        <Charts query={query} onReset={controls.reset} />
      ) : (
        <p className="text-muted">{t('filter.chooseDates')}</p>
      )}
    </section>
  )
}

type ChartsProps = { query: TrendsQuery; onReset: () => void }

function Charts({ query, onReset }: ChartsProps) {
  const { t } = useTranslation('trends')
  const trends = useTrends(query)
  const { site: _site, ...range } = query
  return (
    <Async query={trends} failed={t('failed')} skeleton={<ChartsSkeleton />}>
      {days => {
        const size = bucketSizeFor(days.length)
        const buckets = bucketsOf(days, size)
        if (isQuiet(buckets))
          return (
            <EmptyState
              icon={<ChartColumn aria-hidden />}
              title={t('empty.title')}
              action={
                Object.keys(query).length > 0 && (
                  <Button look="secondary" onClick={onReset}>
                    {t('empty.reset')}
                  </Button>
                )
              }
            >
              {t('empty.explain')}
            </EmptyState>
          )
        return (
          <div
            className="grid gap-4 lg:grid-cols-2 aria-busy:opacity-60"
            aria-busy={trends.isPlaceholderData || undefined}
          >
            <SeverityChart buckets={buckets} size={size} />
            <OpenResolvedChart buckets={buckets} size={size} />
            <TimeToFixChart buckets={buckets} size={size} />
            <RisksCard query={query} />
            <RecheckChart buckets={buckets} size={size} />
            <SitesCard range={range} />
            <QualityCards query={query} />
          </div>
        )
      }}
    </Async>
  )
}

function QualityCards({ query }: { query: TrendsQuery }) {
  const { t } = useTranslation('trends')
  const quality = useQuality(query)
  return (
    <Async query={quality} failed={t('quality.failed')} skeleton={<Skeleton className="h-80 w-full" />}>
      {found => <QualityChart quality={found} />}
    </Async>
  )
}

function ChartsSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Skeleton className="h-96 w-full lg:col-span-2" />
      <Skeleton className="h-80 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}
