import type { ReactNode } from 'react'
import { Badge } from '../../components/ui/badge'
import { ChevronMark } from './marks'

type CatalogCardProps = {
  icon: ReactNode
  name: string
  group: string
  blurb: string
  /** What the closed card says there is inside. */
  opener: string
  children: ReactNode
}

/** A card that opens without a script as well. */
export const CatalogCard = ({ icon, name, group, blurb, opener, children }: CatalogCardProps) => (
  <article className="rounded-lg border border-line bg-surface">
    <div className="p-5 pb-2">
      <div className="flex items-start justify-between gap-3">
        <span className="text-subtle">{icon}</span>
        <Badge>{group}</Badge>
      </div>
      <h2 className="mt-3 text-title font-strong">{name}</h2>
      <p className="mt-1 text-muted">{blurb}</p>
    </div>
    <details className="group px-5 pb-3">
      <summary
        aria-label={`${opener}: ${name}`}
        className="flex min-h-control cursor-pointer items-center gap-1 font-strong"
      >
        {opener}
        <ChevronMark className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-2">{children}</div>
    </details>
  </article>
)
