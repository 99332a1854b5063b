import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { Card } from '../../../../../components/ui/card'
import { useFormats } from '../../../../../lib/format'
import type { Quality } from '../../api/dashboard'
import { useBucketLabels } from '../../use-bucket-labels'
import { ChartCard } from './chart-card'
import { cursor, fullSize, grid, margin, tooltipFor, xAxis, yAxis } from './chart-parts'
import { type DataColumn, DataTable } from './data-table'
import { Legend, LegendItem, markOf, Patterns, Swatch } from './marks'

const outcomes = ['confirmed', 'corrected', 'dismissed', 'added'] as const
const extraOutcomes: readonly string[] = ['corrected', 'added']
const MAX_KINDS = 6

type Month = Quality['months'][number]
type Kind = Quality['kinds'][number]

const daysOf = ({ month }: Month) => ({ from: month, to: month })

/** How often people agreed with the analysis: the product's own record, good or bad. */
export function QualityChart({ quality }: { quality: Quality }) {
  const { t } = useTranslation('trends')
  const { number, percent } = useFormats()
  const labels = useBucketLabels('month')
  const scope = useId()
  const { total, months } = quality
  const reviewed = total.confirmed + total.corrected + total.dismissed
  const rate = ({ precision }: { precision: number | null }) =>
    precision === null ? '–' : percent(precision / 100)
  const nameOf = (month: Month) => labels.long(daysOf(month))
  const content = tooltipFor<Month>(nameOf, month =>
    outcomes.map(outcome => ({
      mark: <Swatch scope={scope} fill={outcome} />,
      label: t(`quality.${outcome}`),
      value: number(month[outcome]),
    })),
  )
  const columns = outcomes.map(outcome => ({
    id: outcome,
    header: t(`quality.${outcome}`),
    cell: (counted: Month | Kind) => number(counted[outcome]),
    isExtra: extraOutcomes.includes(outcome),
  }))
  const agreed = { id: 'agreed', header: t('quality.agreed'), cell: rate }
  return (
    <>
      <ChartCard
        title={t('quality.title')}
        isEmpty={reviewed + total.added === 0}
        wide={quality.kinds.length === 0}
        finding={
          reviewed === 0
            ? t('quality.none')
            : t('quality.finding', { count: reviewed, reviewed: number(reviewed), rate: rate(total) })
        }
        columns={[{ id: 'when', header: t('column.when'), cell: nameOf }, ...columns, agreed]}
        rows={months}
        rowKey={({ month }) => month}
        legend={
          <Legend>
            {outcomes.map(outcome => (
              <LegendItem key={outcome} mark={<Swatch scope={scope} fill={outcome} />}>
                {t(`quality.${outcome}`)}
              </LegendItem>
            ))}
          </Legend>
        }
      >
        <BarChart responsive style={fullSize} data={months} margin={margin} title={t('quality.title')}>
          <Patterns scope={scope} fills={outcomes} />
          <CartesianGrid {...grid} />
          <XAxis dataKey={(month: Month) => labels.short(daysOf(month))} {...xAxis} />
          <YAxis allowDecimals={false} {...yAxis} />
          <Tooltip content={content} cursor={cursor} isAnimationActive={false} />
          {outcomes.map(outcome => (
            <Bar
              key={outcome}
              dataKey={outcome}
              stackId="outcome"
              maxBarSize={36}
              isAnimationActive={false}
              {...markOf(scope, outcome)}
            />
          ))}
        </BarChart>
      </ChartCard>
      <KindsCard kinds={quality.kinds} columns={[...columns, agreed]} />
    </>
  )
}

type KindsCardProps = {
  kinds: readonly Kind[]
  columns: readonly DataColumn<Kind>[]
}

function KindsCard({ kinds, columns }: KindsCardProps) {
  const { t } = useTranslation('trends')
  if (kinds.length === 0) return null
  return (
    <Card aria-labelledby="kinds-title" className="min-w-0">
      <h3 id="kinds-title" className="text-title font-strong">
        {t('quality.kinds')}
      </h3>
      <DataTable
        visible
        caption={t('quality.kinds')}
        columns={[{ id: 'kind', header: t('quality.kind'), cell: ({ name }) => name }, ...columns]}
        rows={kinds.slice(0, MAX_KINDS)}
        rowKey={({ hazard, name }) => hazard ?? name}
      />
    </Card>
  )
}
