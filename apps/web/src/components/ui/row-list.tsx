import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rows } from '../../lib/use-rows'
import { Checkbox } from './checkbox'
import { RowHeads } from './row-cells'
import { RowKeys } from './row-keys'

type RowListProps<Field extends string> = {
  label: string
  heads: ComponentProps<typeof RowHeads>
  rows: Rows<Field>
  urgency: ComponentProps<typeof RowKeys>['urgency']
  /** Beside what selects all rows. */
  beside?: ReactNode
  /** What can be done with the chosen rows; loaded when there are any. */
  bar: ReactNode
  children: ReactNode
}

/** Rows under the heads of their columns, and what can be done with those that are chosen. */
export function RowList<Field extends string>(props: RowListProps<Field>) {
  const { label, heads, rows, urgency, beside, bar, children } = props
  const { t } = useTranslation('lists')
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2 sm:gap-x-4">
        <Checkbox
          label={<span className="max-sm:sr-only">{t('selectAll')}</span>}
          checked={rows.all.checked}
          onChange={({ currentTarget }) => rows.all.choose(currentTarget.checked)}
        />
        <RowKeys urgency={urgency} />
        {beside}
      </div>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <RowHeads {...heads} />
        <ul {...rows.list} aria-label={label}>
          {children}
        </ul>
      </div>
      {rows.bar.selection.selected.length > 0 && <Suspense fallback={null}>{bar}</Suspense>}
    </>
  )
}
