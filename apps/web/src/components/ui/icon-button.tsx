import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx'

/** A button that is only a picture: its label is required, because nothing else names it. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex size-control shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink disabled:opacity-60',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  )
}
