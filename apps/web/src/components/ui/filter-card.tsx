import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from '../../lib/cx'
import { useIsWide } from '../../lib/use-media-query'
import { Button } from './button'
import { Card } from './card'

type FilterCardProps = {
  label: string
  search: ReactNode
  /** Columns on a desk: the search first, then one for each select. */
  columns: string
  selects: ReactNode
  option: ReactNode
  /** Only where something is set. */
  reset: ReactNode
  /** Filters kept under a name. */
  views: ReactNode
  /** How many filters are active: shown on a phone, where the filters are collapsed. */
  active: number
}

/** All in sight on a desk; on a phone one line, and the rest at a press, so that the list is not pushed away. */
export function FilterCard(props: FilterCardProps) {
  const { label, search, columns, selects, option, reset, views, active } = props
  const isWide = useIsWide()
  const [open, setOpen] = useState(false)
  return (
    <Card
      aria-label={label}
      className={cx(
        'lg:p-3!',
        !open && 'max-lg:rounded-none max-lg:border-0 max-lg:bg-transparent max-lg:p-0!',
      )}
    >
      <div className={cx('grid items-end gap-x-3 gap-y-3 lg:gap-y-1 lg:[&_label]:text-caption', columns)}>
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">{search}</div>
          <Button
            look="secondary"
            className="shrink-0 max-lg:px-3 lg:hidden"
            aria-expanded={open}
            icon={<SlidersHorizontal className="size-5" aria-hidden />}
            onClick={() => setOpen(!open)}
          >
            <span className={active > 0 ? 'max-sm:sr-only' : undefined}>{label}</span>{' '}
            {active > 0 && <span className="tabular">{active}</span>}
          </Button>
          {!isWide && views}
        </div>
        <div className={cx('grid-cols-2 items-end gap-x-4 gap-y-3 lg:contents', open ? 'grid' : 'hidden')}>
          {selects}
        </div>
        <div
          className={cx(
            'col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
            !open && 'max-lg:hidden',
          )}
        >
          {option}
          <div className="flex flex-wrap gap-2">
            {reset}
            {isWide && views}
          </div>
        </div>
      </div>
    </Card>
  )
}
