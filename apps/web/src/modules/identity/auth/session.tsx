import type { logout as logoutCall, SignedIn } from '@plumbline/contract/identity/auth'
import type { me as meCall, User } from '@plumbline/contract/identity/users'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { ApiError, call, onSessionEnd, onTwoFactorRequired, withoutSchemas } from '../../../lib/api'
import { BEARER_KEY, clearBearer, readBearer, writeBearer } from '../../../lib/bearer'
import { clearCheckout } from '../../../lib/checkout-flags'
import { setLanguage } from '../../../lib/i18n'
import { setTimeZone } from '../../../lib/today'
import { keepRenewed } from './renewal'

const me = withoutSchemas<typeof meCall>({ method: 'GET', path: '/api/users/me', access: 'member' })
const logout = withoutSchemas<typeof logoutCall>({
  method: 'POST',
  path: '/api/auth/logout',
  changes: [],
  access: 'member',
})

export type SessionState =
  | { status: 'loading'; user: null }
  /** leftOnPurpose: the user logged out, so the next login doesn't return to the last page. */
  | { status: 'signedOut'; user: null; leftOnPurpose: boolean }
  | { status: 'signedIn'; user: User }
  /** There is a session, but the server could not be asked about it. */
  | { status: 'unreachable'; user: null; error: unknown }

type SessionActions = {
  /** Starts the session that login, sign-up or an accepted invitation returned. */
  signIn: (session: SignedIn) => void
  signOut: () => Promise<void>
  /** Shows a user that a call just returned, such as a saved profile. */
  setUser: (user: User) => void
  /** Loads who is signed in and what remains of the plan. */
  reload: () => Promise<void>
}

/** needsTwoFactor: the organization requires a second factor before anything else. */
type SessionFlags = { needsTwoFactor: boolean; setUpTwoFactor: () => void }

const SessionContext = createContext<(SessionState & SessionActions & SessionFlags) | null>(null)

const signedOut = (leftOnPurpose = false): SessionState => ({
  status: 'signedOut',
  user: null,
  leftOnPurpose,
})

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>(() =>
    readBearer() ? { status: 'loading', user: null } : signedOut(),
  )

  const [needsTwoFactor, setNeedsTwoFactor] = useState(false)
  const setUpTwoFactor = useCallback(() => setNeedsTwoFactor(false), [])
  useEffect(() => onTwoFactorRequired(() => setNeedsTwoFactor(true)), [])

  const setUser = useCallback((user: User) => {
    void setLanguage(user.language)
    setTimeZone(user.timeZone)
    setState({ status: 'signedIn', user })
  }, [])

  const reload = useCallback(async () => {
    try {
      setUser((await call(me)).user)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        clearBearer()
        setState(signedOut())
      } else {
        setState(current =>
          current.status === 'signedIn' ? current : { status: 'unreachable', user: null, error },
        )
      }
    }
  }, [setUser])

  const signIn = useCallback(
    (session: SignedIn) => {
      setNeedsTwoFactor(false)
      writeBearer(session)
      setUser(session.user)
    },
    [setUser],
  )

  const signOut = useCallback(async () => {
    await call(logout).catch(() => {})
    clearBearer()
    clearCheckout()
    setState(signedOut(true))
  }, [])

  useEffect(() => {
    if (readBearer()) void reload()
  }, [reload])

  useEffect(() => onSessionEnd(() => setState(signedOut())), [])

  useEffect(() => {
    const followOtherTabs = (event: StorageEvent) => {
      if (event.key !== BEARER_KEY && event.key !== null) return
      if (!readBearer()) setState(signedOut())
      else if (event.oldValue === null) void reload()
    }
    addEventListener('storage', followOtherTabs)
    return () => removeEventListener('storage', followOtherTabs)
  }, [reload])

  const isSignedIn = state.status === 'signedIn'
  useEffect(() => (isSignedIn ? keepRenewed(() => setState(signedOut())) : undefined), [isSignedIn])

  const session = useMemo(
    () => ({ ...state, needsTwoFactor, setUpTwoFactor, signIn, signOut, setUser, reload }),
    [state, needsTwoFactor, setUpTwoFactor, signIn, signOut, setUser, reload],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession() {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

/** For screens behind the sign-in, where there always is a user. */
export function useUser(): User {
  const { user } = useSession()
  if (!user) throw new Error('useUser needs a signed-in session')
  return user
}
