import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx'

type DisclosureProps = {
  title: ReactNode
  titleClass: string
  /** A smaller mark, beside small text. */
  compact?: boolean
  className?: string
  children: ReactNode
}

/** What most people needn't read, behind a line that opens it. The browser's own, so that keys and search work. */
export function Disclosure({ title, titleClass, compact = false, className, children }: DisclosureProps) {
  return (
    <details className={cx('group', className)}>
      <summary className={cx('flex min-h-control cursor-pointer items-center gap-1', titleClass)}>
        <ChevronRight
          className={cx('shrink-0 group-open:rotate-90', compact ? 'size-4' : 'size-5')}
          aria-hidden
        />
        {title}
      </summary>
      {children}
    </details>
  )
}
