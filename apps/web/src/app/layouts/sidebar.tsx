import { LogOut } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { Logo } from '../../components/ui/mark'
import { cx } from '../../lib/cx'
import { reloadIfOutdated } from '../../lib/stale-chunks'
import { useUser } from '../../modules/identity/auth/session'
import { placesFor } from '../navigation'
import { ThemeToggle } from '../theme-toggle'
import { useLogout } from '../use-logout'

const PendingCount = lazy(() =>
  reloadIfOutdated(() => import('../../modules/work/suggestions/components/pending-count')),
)

const ENTRY_CLASS = 'relative flex min-h-control w-full items-center gap-3 rounded-md px-3 text-left'

const IDLE_CLASS = 'text-muted hover:bg-sunken hover:text-ink'

/** The current place hangs on the plumb line: a fine line in the signal color at its left. */
const CURRENT_CLASS =
  'bg-signal-soft font-strong text-ink before:absolute before:inset-y-2 before:left-0 before:w-0.5 before:bg-signal'

export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation()
  const logout = useLogout()
  const { role } = useUser()
  return (
    <div className="flex min-h-full flex-col gap-4 p-3">
      <Link
        to="/"
        className="flex min-h-control items-center self-start rounded-md px-3"
        onClick={onNavigate}
      >
        <Logo />
      </Link>
      <nav aria-label={t('nav.main')} className="flex-1">
        <ul className="grid gap-0.5">
          {placesFor(role).map(({ id, to, Icon }) => (
            <li key={id}>
              <NavLink
                to={to}
                onClick={onNavigate}
                className={({ isActive }) => cx(ENTRY_CLASS, isActive ? CURRENT_CLASS : IDLE_CLASS)}
              >
                <Icon className="size-5 shrink-0" aria-hidden />
                {t(`nav.${id}`)}
                {id === 'suggestions' && (
                  <Suspense fallback={null}>
                    <PendingCount />
                  </Suspense>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-0.5 border-t border-line pt-3">
        <ThemeToggle className={cx(ENTRY_CLASS, IDLE_CLASS)} />
        <button type="button" className={cx(ENTRY_CLASS, IDLE_CLASS)} onClick={logout}>
          <LogOut className="size-5 shrink-0" aria-hidden />
          {t('nav.logout')}
        </button>
      </div>
    </div>
  )
}
