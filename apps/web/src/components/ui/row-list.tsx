import { type ComponentProps, type ReactNode, Suspense } from 'react'
import type { Rows } from '../../lib/use-rows'
import { RowHeads } from './row-cells'

type RowListProps<Field extends string> = {
  label: string
  heads: ComponentProps<typeof RowHeads>
  rows: Rows<Field>
  /** What can be done with the chosen rows; loaded when there are any. */
  bar: ReactNode
  children: ReactNode
}

/** Rows under the heads of their columns, and what can be done with those that are chosen. */
export const RowList = <Field extends string>({ label, heads, rows, bar, children }: RowListProps<Field>) => (
  <>
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <RowHeads {...heads} />
      <ul {...rows.list} aria-label={label}>
        {children}
      </ul>
    </div>
    {rows.bar.selection.selected.length > 0 && <Suspense fallback={null}>{bar}</Suspense>}
  </>
)
