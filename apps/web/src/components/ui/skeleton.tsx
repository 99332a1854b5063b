import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx'

/** Give it the shape of what will come, so that nothing moves when it does. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <div aria-hidden="true" className={cx('animate-pulse rounded-md bg-sunken', className)} />
)

export const SkeletonLines = ({ lines = 3 }: { lines?: number }) => (
  <div className="grid gap-3">
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never reordered
      <Skeleton key={line} className={line === lines - 1 ? 'h-4 w-2/3' : 'h-4 w-full'} />
    ))}
  </div>
)

/** The rows of a list that is on its way. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('state.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never reordered
        <Skeleton key={row} className="h-20 w-full" />
      ))}
    </div>
  )
}
