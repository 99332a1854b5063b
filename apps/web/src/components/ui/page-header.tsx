import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { cx } from '../../lib/cx'

type PageTitleProps = { children: string; className?: string }

/**
 * The one h1 of a page. It names the document, and takes the focus after a navigation so that a screen reader
 * announces the new page; the first page of a visit keeps the browser's own focus.
 */
export function PageTitle({ children, className = 'text-heading font-strong' }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  useEffect(() => {
    document.title = `${children} · Plumbline`
  }, [children])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page, not a new query such as the chosen tab
  useEffect(() => {
    // Who has opened something while the page was still coming is not thrown out of it.
    const busy = document.activeElement?.closest('[role=dialog]')
    if (key !== 'default' && !busy) heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}

type PageHeaderProps = {
  title: string
  description?: ReactNode
  actions?: ReactNode
  /** On a phone only screen readers hear the title, and what is shown has the room. */
  isQuiet?: boolean
}

export function PageHeader({ title, description, actions, isQuiet = false }: PageHeaderProps) {
  return (
    <header
      className={cx(
        'mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3',
        isQuiet && 'max-sm:mb-0 max-sm:[&_h1]:sr-only',
      )}
    >
      <div className="min-w-0">
        <PageTitle>{title}</PageTitle>
        {description && <p className="mt-1 max-w-prose text-muted">{description}</p>}
      </div>
      {actions && <div className={cx('flex flex-wrap gap-3', isQuiet && 'max-sm:hidden')}>{actions}</div>}
    </header>
  )
}
