import type { ReactNode } from 'react'
import { PageTitle } from '../../components/ui/page-header'

type PageHeroProps = { title: string; lead: string; children?: ReactNode }

/** The top of a public page: what it is about, in one sentence. */
export const PageHero = ({ title, lead, children }: PageHeroProps) => (
  <div className="mx-auto max-w-page px-4 pt-12 pb-10 sm:px-6 lg:pt-20 lg:pb-14">
    <PageTitle className="max-w-prose text-display font-strong tracking-tight">{title}</PageTitle>
    <p className="mt-5 max-w-prose text-title text-muted">{lead}</p>
    {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
  </div>
)
