import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts'
import { useFormats } from '../../../../../lib/format'
import type { Bucket, BucketSize } from '../../buckets'
import { useBucketLabels } from '../../use-bucket-labels'
import { ChartCard } from './chart-card'
import { cursor, fullSize, grid, line, margin, tooltipFor, xAxis, yAxis } from './chart-parts'
import { Legend, LegendItem, LineSwatch, markOf, Patterns, Swatch } from './marks'

/** What was resolved in each stretch of time, and what was still open when it ended. */
export function OpenResolvedChart({ buckets, size }: { buckets: Bucket[]; size: BucketSize }) {
  const { t } = useTranslation('trends')
  const { number } = useFormats()
  const labels = useBucketLabels(size)
  const scope = useId()
  const resolved = buckets.reduce((sum, bucket) => sum + bucket.resolved, 0)
  const open = buckets.at(-1)?.open ?? 0
  const content = tooltipFor<Bucket>(labels.long, bucket => [
    { mark: <LineSwatch />, label: t('open.open'), value: number(bucket.open) },
    {
      mark: <Swatch scope={scope} fill="resolved" />,
      label: t('open.resolved'),
      value: number(bucket.resolved),
    },
  ])
  return (
    <ChartCard
      title={t('open.title')}
      finding={t('open.finding', { count: resolved, resolved: number(resolved), open: number(open) })}
      columns={[
        { id: 'when', header: t('column.when'), cell: labels.long },
        { id: 'open', header: t('open.open'), cell: bucket => number(bucket.open) },
        { id: 'resolved', header: t('open.resolved'), cell: bucket => number(bucket.resolved) },
      ]}
      rows={buckets}
      rowKey={({ from }) => from}
      legend={
        <Legend>
          <LegendItem mark={<LineSwatch />}>{t('open.open')}</LegendItem>
          <LegendItem mark={<Swatch scope={scope} fill="resolved" />}>{t('open.resolved')}</LegendItem>
        </Legend>
      }
    >
      <ComposedChart responsive style={fullSize} data={buckets} margin={margin} title={t('open.title')}>
        <Patterns scope={scope} fills={['resolved']} />
        <CartesianGrid {...grid} />
        <XAxis dataKey={labels.short} {...xAxis} />
        <YAxis allowDecimals={false} {...yAxis} />
        <Tooltip content={content} cursor={cursor} isAnimationActive={false} />
        <Bar dataKey="resolved" maxBarSize={28} isAnimationActive={false} {...markOf(scope, 'resolved')} />
        <Line dataKey="open" type="linear" {...line} dot={false} />
      </ComposedChart>
    </ChartCard>
  )
}
