import { useTranslation } from 'react-i18next'
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { useFormats } from '../../../../../lib/format'
import type { Bucket, BucketSize } from '../../buckets'
import { useBucketLabels } from '../../use-bucket-labels'
import { useDuration } from '../../use-duration'
import { ChartCard } from './chart-card'
import { fullSize, grid, line, lineCursor, margin, tooltipFor, xAxis, yAxis } from './chart-parts'

type ChartProps = { buckets: Bucket[]; size: BucketSize }

/** From detection to resolution, on average. */
export function TimeToFixChart({ buckets, size }: ChartProps) {
  const { t } = useTranslation('trends')
  const { number } = useFormats()
  const labels = useBucketLabels(size)
  const longest = Math.max(0, ...buckets.map(({ hoursToFix }) => hoursToFix ?? 0))
  const { format, divisor } = useDuration(longest)
  const resolved = buckets.reduce((sum, bucket) => sum + bucket.resolved, 0)
  const hours = buckets.reduce((sum, bucket) => sum + (bucket.hoursToFix ?? 0) * bucket.resolved, 0)
  const shown = (value: number | null) => (value === null ? '–' : format(value))
  const content = tooltipFor<Bucket>(labels.long, bucket => [
    { label: t('fix.average'), value: shown(bucket.hoursToFix) },
    { label: t('open.resolved'), value: number(bucket.resolved) },
  ])
  return (
    <ChartCard
      title={t('fix.title')}
      isEmpty={resolved === 0}
      finding={resolved === 0 ? t('fix.none') : t('fix.finding', { time: format(hours / resolved) })}
      columns={[
        { id: 'when', header: t('column.when'), cell: labels.long },
        { id: 'time', header: t('fix.average'), cell: bucket => shown(bucket.hoursToFix) },
        { id: 'resolved', header: t('open.resolved'), cell: bucket => number(bucket.resolved) },
      ]}
      rows={buckets}
      rowKey={({ from }) => from}
    >
      <LineChart responsive style={fullSize} data={buckets} margin={margin} title={t('fix.title')}>
        <CartesianGrid {...grid} />
        <XAxis dataKey={labels.short} {...xAxis} />
        <YAxis {...yAxis} width={56} tickFormatter={(value: number) => format(value * divisor)} />
        <Tooltip content={content} cursor={lineCursor} isAnimationActive={false} />
        <Line
          dataKey={({ hoursToFix }: Bucket) => (hoursToFix === null ? null : hoursToFix / divisor)}
          type="linear"
          {...line}
        />
      </LineChart>
    </ChartCard>
  )
}

/** Of the findings that were checked another time, the share that stayed as they were. */
export function RecheckChart({ buckets, size }: ChartProps) {
  const { t } = useTranslation('trends')
  const { number, percent } = useFormats()
  const labels = useBucketLabels(size)
  const rechecks = buckets.reduce((sum, bucket) => sum + bucket.rechecks, 0)
  const passed = buckets.reduce((sum, bucket) => sum + bucket.rechecksPassed, 0)
  const shown = (rate: number | null) => (rate === null ? '–' : percent(rate / 100))
  const content = tooltipFor<Bucket>(labels.long, bucket => [
    { label: t('recheck.rate'), value: shown(bucket.passRate) },
    { label: t('recheck.rechecks'), value: number(bucket.rechecks) },
  ])
  return (
    <ChartCard
      title={t('recheck.title')}
      isEmpty={rechecks === 0}
      finding={
        rechecks === 0
          ? t('recheck.none')
          : t('recheck.finding', {
              count: rechecks,
              rechecks: number(rechecks),
              rate: percent(passed / rechecks),
            })
      }
      columns={[
        { id: 'when', header: t('column.when'), cell: labels.long },
        { id: 'rate', header: t('recheck.rate'), cell: bucket => shown(bucket.passRate) },
        { id: 'rechecks', header: t('recheck.rechecks'), cell: bucket => number(bucket.rechecks) },
      ]}
      rows={buckets}
      rowKey={({ from }) => from}
    >
      <LineChart responsive style={fullSize} data={buckets} margin={margin} title={t('recheck.title')}>
        <CartesianGrid {...grid} />
        <XAxis dataKey={labels.short} {...xAxis} />
        <YAxis
          {...yAxis}
          width={48}
          domain={[0, 100]}
          ticks={[0, 50, 100]}
          tickFormatter={(value: number) => percent(value / 100)}
        />
        <Tooltip content={content} cursor={lineCursor} isAnimationActive={false} />
        <Line dataKey="passRate" type="linear" {...line} />
      </LineChart>
    </ChartCard>
  )
}
