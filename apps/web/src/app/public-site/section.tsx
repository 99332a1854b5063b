import { type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx'

type SectionProps = { title: string; lead?: string; sunken?: boolean; id?: string; children: ReactNode }

export function Section({ title, lead, sunken = false, id, children }: SectionProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={cx('border-t border-line', sunken && 'bg-surface')}>
      <div className="mx-auto max-w-page px-4 py-14 sm:px-6 lg:py-20">
        <h2 id={heading} className="max-w-prose text-heading font-strong tracking-tight">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-prose text-title text-muted">{lead}</p>}
        <div className="mt-8 empty:hidden lg:mt-10">{children}</div>
      </div>
    </section>
  )
}
