import type { User } from '@plumbline/contract/identity/users'
import type { Path } from 'react-router'

/** An invitation is accepted on the sign-up page, signed in or not. */
export const isInvitation = ({ pathname, search }: Partial<Path>) =>
  pathname === '/signup' && new URLSearchParams(search).has('invitation')

/**
 * Those on the free plan are shown the plans first; everyone else goes on to where they wanted to be. Who logs in
 * to accept an invitation goes on to that, whatever their plan.
 */
export function landingAfterLogin(user: User, from: Partial<Path> | undefined): Partial<Path> | string {
  if (from && isInvitation(from)) return from
  return !user.subscriptionTier || user.subscriptionTier === 'free'
    ? '/billing/subscribe'
    : (from ?? '/dashboard')
}
