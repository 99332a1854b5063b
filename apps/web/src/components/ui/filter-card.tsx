import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from '../../lib/cx'
import { Button } from './button'
import { Card } from './card'

type FilterCardProps = {
  label: string
  search: ReactNode
  /** Columns on a desk: the search first, then one for each select. */
  columns: string
  selects: ReactNode
  option: ReactNode
  reset: ReactNode
  /** How many filters are active: shown on a phone, where the filters are collapsed. */
  active: number
}

/** All in sight on a desk; on a phone the search, and the rest at a press, so that the list is not pushed away. */
export function FilterCard({ label, search, columns, selects, option, reset, active }: FilterCardProps) {
  const [open, setOpen] = useState(false)
  return (
    <Card aria-label={label}>
      <div className={cx('grid items-end gap-x-4 gap-y-3', columns)}>
        {search}
        <div className={cx('grid-cols-2 items-end gap-x-4 gap-y-3 lg:contents', open ? 'grid' : 'hidden')}>
          {selects}
        </div>
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Button
            look="secondary"
            className="lg:hidden"
            aria-expanded={open}
            icon={<SlidersHorizontal className="size-5" aria-hidden />}
            onClick={() => setOpen(!open)}
          >
            {active > 0 ? `${label} (${active})` : label}
          </Button>
          <div className={cx('max-lg:order-first max-lg:w-full', !open && 'max-lg:hidden')}>{option}</div>
          {reset}
        </div>
      </div>
    </Card>
  )
}
