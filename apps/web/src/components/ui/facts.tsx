import type { ReactNode } from 'react'
import { cx } from '../../lib/cx'

type FactsProps = { facts: readonly (readonly [name: string, value: ReactNode])[]; className?: string }

/** Names beside their values; a fact without a value is left out. */
export const Facts = ({ facts, className }: FactsProps) => (
  <dl className={cx('grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]', className)}>
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name} className="grid gap-1 sm:contents">
            <dt className="text-subtle">{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
