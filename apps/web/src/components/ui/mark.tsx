import { cx } from '../../lib/cx'

/** A plumb line: one fine vertical line and a weight. */
export const Mark = ({ className = 'h-8' }: { className?: string }) => (
  <svg viewBox="0 0 12 32" className={cx('w-auto', className)} aria-hidden="true">
    <path d="M6 0v17" stroke="currentColor" strokeWidth="1.5" />
    <path d="M3 15.5h6l2 4.5-5 12-5-12z" className="fill-signal" />
  </svg>
)

export const Logo = () => (
  <span className="inline-flex items-center gap-2.5 text-title font-strong tracking-tight">
    <Mark className="h-7" />
    Plumbline
  </span>
)
