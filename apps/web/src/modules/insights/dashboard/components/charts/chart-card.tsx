import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { Card } from '../../../../../components/ui/card'
import { cx } from '../../../../../lib/cx'
import { type DataColumn, DataTable } from './data-table'

type ChartCardProps<Row> = {
  title: string
  /** What the chart says, in one sentence. */
  finding: string
  legend?: ReactNode
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  wide?: boolean
  /** There is nothing to draw, and the finding says so. */
  isEmpty?: boolean
  children: ReactNode
}

/** A chart with the same figures as a table: read out by screen readers, and shown to whoever asks for it. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { title, finding, legend, columns, rows, rowKey, wide = false, isEmpty = false, children } = props
  const { t } = useTranslation('trends')
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const Icon = asTable ? ChartColumn : Table2
  return (
    <Card aria-labelledby={id} className={cx('min-w-0', wide && 'lg:col-span-2')}>
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={id} className="text-title font-strong">
            {title}
          </h3>
          <p className="text-muted">{finding}</p>
        </div>
        {!isEmpty && (
          <Button
            look="quiet"
            className="-mt-2 -mr-2 shrink-0"
            aria-label={t(asTable ? 'chart.showChartOf' : 'chart.showTableOf', { name: title })}
            icon={<Icon className="size-5" aria-hidden />}
            onClick={() => setAsTable(!asTable)}
          >
            <span className="max-sm:sr-only">{t(asTable ? 'chart.showChart' : 'chart.showTable')}</span>
          </Button>
        )}
      </header>
      {!isEmpty && !asTable && legend}
      {!isEmpty && !asTable && <div className="mt-3 h-60 min-w-0">{children}</div>}
      {!isEmpty && (
        <DataTable limited caption={title} columns={columns} rows={rows} rowKey={rowKey} visible={asTable} />
      )}
    </Card>
  )
}
