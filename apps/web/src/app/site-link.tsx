import type { ComponentProps } from 'react'
import { PublicLink } from './public-link'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** An address from the configuration: another site opens in a new tab, a page of this installation in place. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  if (to.startsWith('/')) return <PublicLink to={to} {...rest} />
  const elsewhere = to.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {}
  return <a href={to} {...elsewhere} {...rest} />
}
