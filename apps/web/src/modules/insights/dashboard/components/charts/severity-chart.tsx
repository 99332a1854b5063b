import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { SeverityIcon } from '../../../../../components/ui/severity'
import { useFormats } from '../../../../../lib/format'
import type { Bucket, BucketSize } from '../../buckets'
import { useBucketLabels } from '../../use-bucket-labels'
import { ChartCard } from './chart-card'
import { cursor, fullSize, grid, margin, tooltipFor, xAxis, yAxis } from './chart-parts'
import { Legend, LegendItem, markOf, Patterns, Swatch } from './marks'

const series = [
  { key: 'high', severity: 'High' },
  { key: 'medium', severity: 'Medium' },
  { key: 'low', severity: 'Low' },
] as const
const fills = ['high', 'medium', 'low'] as const
const tones = { High: 'text-high', Medium: 'text-medium', Low: 'text-low' }

type ChartProps = { buckets: Bucket[]; size: BucketSize }

/** What was found over time, the most severe at the bottom, where heights compare best. */
export function SeverityChart({ buckets, size }: ChartProps) {
  const { t } = useTranslation('trends')
  const { t: common } = useTranslation()
  const { number } = useFormats()
  const labels = useBucketLabels(size)
  const scope = useId()
  const total = buckets.reduce((sum, { violations }) => sum + violations, 0)
  const high = buckets.reduce((sum, bucket) => sum + bucket.high, 0)
  const content = tooltipFor<Bucket>(labels.long, bucket =>
    series.map(({ key, severity }) => ({
      mark: <SeverityIcon severity={severity} className={`size-3.5 ${tones[severity]}`} />,
      label: common(`severity.${severity}`),
      value: number(bucket[key]),
    })),
  )
  return (
    <ChartCard
      wide
      title={t('severity.title')}
      isEmpty={total === 0}
      finding={t('severity.finding', { count: total, total: number(total), high: number(high) })}
      columns={[
        { id: 'when', header: t('column.when'), cell: labels.long },
        ...series.map(({ key, severity }) => ({
          id: key,
          header: common(`severity.${severity}`),
          cell: (bucket: Bucket) => number(bucket[key]),
        })),
        { id: 'all', header: t('column.all'), cell: bucket => number(bucket.violations) },
      ]}
      rows={buckets}
      rowKey={({ from }) => from}
      legend={
        <Legend>
          {series.map(({ key, severity }) => (
            <LegendItem
              key={key}
              mark={
                <>
                  <Swatch scope={scope} fill={key} />
                  <SeverityIcon severity={severity} className={`size-3.5 ${tones[severity]}`} />
                </>
              }
            >
              {common(`severity.${severity}`)}
            </LegendItem>
          ))}
        </Legend>
      }
    >
      <BarChart responsive style={fullSize} data={buckets} margin={margin} title={t('severity.title')}>
        <Patterns scope={scope} fills={fills} />
        <CartesianGrid {...grid} />
        <XAxis dataKey={labels.short} {...xAxis} />
        <YAxis allowDecimals={false} {...yAxis} />
        <Tooltip content={content} cursor={cursor} isAnimationActive={false} />
        {series.map(({ key }) => (
          <Bar
            key={key}
            dataKey={key}
            stackId="severity"
            maxBarSize={36}
            isAnimationActive={false}
            {...markOf(scope, key)}
          />
        ))}
      </BarChart>
    </ChartCard>
  )
}
