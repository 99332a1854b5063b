import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** An address from the configuration: another site opens in a new tab, a page of this installation in place. */
export const SiteLink = ({ to, ...rest }: SiteLinkProps) =>
  to.startsWith('/') ? <Link to={to} {...rest} /> : <a href={to} target="_blank" rel="noopener" {...rest} />
