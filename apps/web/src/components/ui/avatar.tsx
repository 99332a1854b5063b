import { cx } from '../../lib/cx'
import { initialsOf } from '../../lib/initials'

/** Initials drawn here: no third party learns who signed in. */
export const Avatar = ({ name, className = 'size-8 text-caption' }: { name: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={cx(
      'inline-flex shrink-0 items-center justify-center rounded-full bg-ink font-strong text-canvas select-none forced-color-adjust-none',
      className,
    )}
  >
    {initialsOf(name)}
  </span>
)
