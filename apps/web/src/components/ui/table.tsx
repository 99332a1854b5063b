// biome-ignore-all lint/a11y/noRedundantRoles: some screen readers see no table once its display changes
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand to the right, one under the other. */
  numeric?: boolean
  /** Buttons name themselves: on a card the column's name is left out. */
  isActions?: boolean
  /** Where the server can sort by it: which way, and whether it does now. */
  sort?: { direction: 'ascending' | 'descending'; active: boolean; onSort: () => void }
}

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What marks a row, such as the one that a link leads to. */
  rowProps?: (row: Row) => ComponentProps<'tr'>
}

/** Dense rows on a desk; on a phone each row is a card whose cells carry their column's name. */
export function Table<Row>({ caption, columns, rows, rowKey, rowProps }: TableProps<Row>) {
  return (
    <table role="table" className="w-full border-collapse max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map(({ id, header, numeric, sort }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={sort?.active ? sort.direction : undefined}
              className={cx(
                'border-b border-line px-3 py-2 text-caption font-strong text-subtle',
                numeric ? 'text-right' : 'text-left',
              )}
            >
              {sort ? <SortButton {...sort}>{header}</SortButton> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
        {rows.map(row => (
          <tr
            key={rowKey(row)}
            role="row"
            {...rowProps?.(row)}
            className="border-line aria-[current]:bg-signal-soft hover:bg-sunken/50 max-md:block max-md:rounded-lg max-md:border max-md:p-2 md:border-b"
          >
            {columns.map(({ id, header, cell, numeric, isActions }) => (
              <td
                key={id}
                role="cell"
                data-label={header}
                className={cx(
                  'px-3 py-2 align-middle max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:empty:hidden',
                  isActions
                    ? 'max-md:justify-end'
                    : 'max-md:before:text-subtle max-md:before:content-[attr(data-label)]',
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

/** On a phone the head is only read out, so there it is not a button: the screen offers a list to sort by. */
function SortButton({
  direction,
  active,
  onSort,
  children,
}: NonNullable<Column<unknown>['sort']> & { children: string }) {
  const Arrow = !active ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <>
      <span className="md:hidden">{children}</span>
      <button
        type="button"
        onClick={onSort}
        className={cx(
          '-mx-1 inline-flex min-h-control items-center gap-1 rounded-sm whitespace-nowrap px-1 font-strong max-md:hidden hover:text-ink',
          active && 'text-ink',
        )}
      >
        {children}
        <Arrow className="size-4 shrink-0" aria-hidden />
      </button>
    </>
  )
}
