import type { ReactNode } from 'react'
import { Link } from 'react-router'

type RowLinkProps = {
  id: string
  to: string
  current: boolean
  /** While the details stand beside the list they follow the focus. */
  onShow: ((id: string) => void) | null
  /** The heading of the details. Choosing the row that is shown goes there. */
  heading: string
  className: string
  children: ReactNode
}

/** Opens the details of a row: on a page of its own, or beside the list. */
export function RowLink({ id, to, current, onShow, heading, className, children }: RowLinkProps) {
  return (
    <Link
      to={to}
      data-row={id}
      aria-current={current || undefined}
      onFocus={() => !current && onShow?.(id)}
      onClick={event => {
        if (!current || !onShow) return
        event.preventDefault()
        document.getElementById(heading)?.focus()
      }}
      className={className}
    >
      {children}
    </Link>
  )
}
