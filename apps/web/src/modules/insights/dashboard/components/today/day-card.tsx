import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

type DayCardProps = {
  title: string
  icon: ReactNode
  /** Says how many there are. */
  count: ReactNode
  /** To the whole list. */
  more: { to: string; label: string }
  children: ReactNode
}

/** A short list with the way to all of it. */
export function DayCard({ title, icon, count, more, children }: DayCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col rounded-lg border border-line bg-surface">
      <header className="flex min-h-12 items-center gap-2 px-4 pt-1">
        {icon}
        <h2 id={id} className="text-title font-strong">
          {title}
        </h2>
        <span className="tabular ml-auto text-right text-caption text-muted">{count}</span>
      </header>
      <div className="flex-1">{children}</div>
      <Link
        to={more.to}
        className="flex min-h-12 items-center gap-1.5 border-t border-line px-4 text-[0.9375rem] font-strong text-muted hover:text-ink focus-visible:-outline-offset-2 lg:min-h-10"
      >
        {more.label}
        <ArrowRight className="size-4" aria-hidden />
      </Link>
    </section>
  )
}

/** On a phone three are enough to know what to do first, and the second list stays in sight. */
export const DAY_ROW_CLASS = 'border-t border-line first:border-t-0 max-lg:nth-[n+4]:hidden'
export const DAY_LINK_CLASS =
  'group flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-sunken/50 focus-visible:-outline-offset-2'
