// biome-ignore-all lint/a11y/noRedundantRoles: some screen readers see no table once its display changes
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand to the right, one under the other. */
  numeric?: boolean
}

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Dense rows on a desk; on a phone each row is a card whose cells carry their column's name. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table role="table" className="w-full border-collapse max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map(({ id, header, numeric }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={cx(
                'border-b border-line px-3 py-2 text-caption font-strong text-subtle',
                numeric ? 'text-right' : 'text-left',
              )}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
        {rows.map(row => (
          <tr
            key={rowKey(row)}
            role="row"
            className="border-line hover:bg-sunken/50 max-md:block max-md:rounded-lg max-md:border max-md:p-2 md:border-b"
          >
            {columns.map(({ id, header, cell, numeric }) => (
              <td
                key={id}
                role="cell"
                data-label={header}
                className={cx(
                  'px-3 py-2 align-middle max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:empty:hidden max-md:before:text-subtle max-md:before:content-[attr(data-label)]',
                  numeric && 'tabular md:text-right',
                )}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
