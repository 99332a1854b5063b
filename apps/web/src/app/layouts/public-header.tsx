import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { IconButton } from '../../components/ui/icon-button'
import { Logo } from '../../components/ui/mark'
import { startHref, useConfig } from '../../lib/config'
import { cx } from '../../lib/cx'
import { ContactButton } from '../../modules/billing/billing/components/contact-button'
import { useSession } from '../../modules/identity/auth/session'
import { usePublicAddress } from '../public-link'
import { SiteLink } from '../site-link'

const links = [
  { to: '/home', key: 'home' },
  { to: '/features', key: 'features' },
  { to: '/industries', key: 'industries' },
  { to: '/regions', key: 'regions' },
  { to: '/pricing', key: 'pricing' },
  { to: '/how-it-works', key: 'howItWorks' },
  { to: '/about', key: 'about' },
] as const

const linkClass = ({ isActive }: { isActive: boolean }) =>
  cx(
    'inline-flex min-h-control items-center rounded-md px-3 whitespace-nowrap hover:bg-sunken',
    isActive
      ? 'font-strong text-ink underline decoration-signal decoration-2 underline-offset-8'
      : 'text-muted',
  )

/** Whoever is signed in is led back to work instead of to the login. */
export function PublicHeader() {
  const { t } = useTranslation('public')
  const { t: common } = useTranslation()
  const config = useConfig()
  const addressOf = usePublicAddress()
  const { pathname } = useLocation()
  const isSignedIn = useSession().status === 'signedIn'
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu has done its work once the page changes
  useEffect(() => setOpen(false), [pathname])

  const navigation = links.map(({ to, key }) => (
    <li key={to}>
      <NavLink to={addressOf(to)} className={linkClass}>
        {t(`nav.${key}`)}
      </NavLink>
    </li>
  ))
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex h-16 max-w-page items-center gap-4 px-4 sm:px-6">
        <Link to="/" className="inline-flex min-h-control items-center rounded-md">
          <Logo />
        </Link>
        <nav aria-label={common('nav.main')} className="mx-auto hidden xl:block">
          <ul className="flex">{navigation}</ul>
        </nav>
        {isSignedIn ? (
          <Link to="/dashboard" className={buttonClass('primary', 'ml-auto xl:ml-0')}>
            {common('action.toDashboard')}
          </Link>
        ) : (
          <>
            <SiteLink to={config.signInUrl} className={buttonClass('quiet', 'ml-auto max-sm:hidden xl:ml-0')}>
              {t('nav.logIn')}
            </SiteLink>
            <SiteLink to={startHref(config)} className={buttonClass('primary', 'max-sm:ml-auto')}>
              {t('nav.getStarted')}
            </SiteLink>
          </>
        )}
        <IconButton
          label={open ? common('nav.closeMenu') : common('nav.openMenu')}
          aria-expanded={open}
          aria-controls="public-menu"
          className="-mr-2 xl:hidden"
          onClick={() => setOpen(!open)}
        >
          {open ? <X className="size-6" aria-hidden /> : <Menu className="size-6" aria-hidden />}
        </IconButton>
      </div>
      <nav
        id="public-menu"
        aria-label={common('nav.menu')}
        hidden={!open}
        className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line px-2 py-3 xl:hidden"
      >
        <ul className="grid">{navigation}</ul>
        <div className="mt-3 grid gap-3 border-t border-line px-2 pt-4 sm:grid-cols-3">
          {!isSignedIn && (
            <SiteLink to={config.signInUrl} className={buttonClass('secondary')}>
              {t('nav.logIn')}
            </SiteLink>
          )}
          {config.bookingUrl ? (
            <SiteLink to={config.bookingUrl} className={buttonClass('secondary')}>
              {t('nav.contactSales')}
            </SiteLink>
          ) : (
            <ContactButton offer="enterprise-5" className={buttonClass('secondary')}>
              {t('nav.contactSales')}
            </ContactButton>
          )}
          {!isSignedIn && (
            <SiteLink to={config.signUpUrl} className={buttonClass('secondary')}>
              {t('nav.signUp')}
            </SiteLink>
          )}
        </div>
      </nav>
    </header>
  )
}
