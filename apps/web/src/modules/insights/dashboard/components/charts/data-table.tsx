import type { ReactNode } from 'react'
import { cx } from '../../../../../lib/cx'

export type DataColumn<Row> = {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Left out where the screen is too narrow for all columns. */
  isExtra?: boolean
}

type DataTableProps<Row> = {
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Otherwise only screen readers find it. */
  visible: boolean
  /** Scrolls instead of growing. */
  limited?: boolean
}

/** Figures in rows and columns on every screen: a month of them would be too long as cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, visible, limited = false } = props
  // What scrolls can be scrolled with the keyboard too.
  const scroll = visible ? { tabIndex: 0, role: 'group', 'aria-label': caption } : {}
  return (
    <div
      {...scroll}
      className={cx(visible ? 'mt-3 overflow-auto' : 'sr-only', visible && limited && 'max-h-72')}
    >
      <table className="tabular w-full border-collapse text-[0.9375rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header, isExtra }, index) => (
              <th
                key={id}
                scope="col"
                className={cx(
                  'sticky top-0 border-b border-line bg-surface px-1.5 py-1.5 text-caption font-strong text-subtle first:pl-0 last:pr-0 sm:px-2',
                  index === 0 ? 'text-left' : 'text-right',
                  isExtra && 'max-sm:hidden',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)} className="border-b border-line last:border-b-0">
              {columns.map(({ id, cell, isExtra }, index) =>
                index === 0 ? (
                  <th key={id} scope="row" className="py-1.5 pr-2 text-left font-normal">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={id}
                    className={cx('px-1.5 py-1.5 text-right last:pr-0 sm:px-2', isExtra && 'max-sm:hidden')}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
