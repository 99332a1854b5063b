import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '../../lib/cx'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'

const looks: Record<Look, string> = {
  primary: 'bg-signal text-on-signal hover:bg-signal-hover forced-color-adjust-none',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover forced-color-adjust-none',
}

export const buttonClass = (look: Look = 'primary', className?: string) =>
  cx(
    'inline-flex min-h-control items-center justify-center gap-2 rounded-md px-4 py-1 text-center text-body font-strong [&>svg]:shrink-0',
    'transition-colors disabled:opacity-60 aria-disabled:opacity-60 forced-colors:border',
    looks[look],
    className,
  )

type ButtonProps = ComponentProps<'button'> & { look?: Look; loading?: boolean; icon?: ReactNode }

/** While it is loading it stays focusable and says so, but does not act a second time. */
export function Button({
  look,
  loading = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(look, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? event => event.preventDefault() : onClick}
      {...rest}
    >
      {loading ? <LoaderCircle className="size-5 shrink-0 animate-spin" aria-hidden /> : icon}
      {children}
    </button>
  )
}

export function ButtonLink({
  look,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & { look?: Look; icon?: ReactNode }) {
  return (
    <Link className={buttonClass(look, className)} {...rest}>
      {icon}
      {children}
    </Link>
  )
}
