import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx'

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={cx('rounded-lg border border-line bg-surface p-4 sm:p-6', className)} {...rest} />
  )
}

type CardHeaderProps = { title: ReactNode; description?: ReactNode; action?: ReactNode; id?: string }

export function CardHeader({ title, description, action, id }: CardHeaderProps) {
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 id={id} className="text-title font-strong">
          {title}
        </h2>
        {description && <p className="mt-1 text-muted">{description}</p>}
      </div>
      {action}
    </header>
  )
}
