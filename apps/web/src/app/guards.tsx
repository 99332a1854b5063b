import type { Role } from '@plumbline/contract/options'
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { FullPageSpinner } from '../components/ui/spinner'
import { pathWithoutLanguage } from '../lib/public-address'
import { useSession } from '../modules/identity/auth/session'
import { NotAllowed } from './not-allowed'
import { Unreachable } from './unreachable'

/** Sends a signed-out visitor to the login, which brings them back here. */
export function Protected({ roles }: { roles?: readonly Role[] }) {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'loading') return <FullPageSpinner />
  if (session.status === 'unreachable') return <Unreachable error={session.error} />
  if (session.status === 'signedOut') {
    return <Navigate to="/login" replace state={session.leftOnPurpose ? null : { from: location }} />
  }
  if (session.needsTwoFactor && location.pathname !== '/two-factor')
    return <Navigate to="/two-factor" replace state={{ from: location }} />
  return roles && !roles.includes(session.user.role) ? <NotAllowed /> : <Outlet />
}

/** An invitation is accepted on the sign-up page, signed in or not. */
const isInvitation = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname === '/signup' && new URLSearchParams(search).has('invitation')

/** The payment page leads back to the prices, which say that nothing was charged. */
const isCanceledCheckout = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathWithoutLanguage(pathname) === '/pricing' && new URLSearchParams(search).get('checkout') === 'cancel'

export const useIsCanceledCheckout = () => isCanceledCheckout(useLocation())

/** For login, sign-up and the like. Whoever signs in here lands where they wanted to go. */
export function SignedOutOnly() {
  const session = useSession()
  const location = useLocation()
  const [cameSignedOut, setCameSignedOut] = useState(false)
  if (session.status === 'signedOut' && !cameSignedOut) setCameSignedOut(true)
  if (session.status === 'loading') return <FullPageSpinner />
  if (session.status === 'unreachable') return <Unreachable error={session.error} />
  if (session.status !== 'signedIn' || isInvitation(location) || isCanceledCheckout(location))
    return <Outlet />
  const justLoggedIn = cameSignedOut && location.pathname === '/login'
  return <Navigate to={(justLoggedIn && location.state?.from) || '/dashboard'} replace />
}
