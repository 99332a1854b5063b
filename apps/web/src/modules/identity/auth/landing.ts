import type { User } from '@plumbline/contract/identity/users'
import type { Path } from 'react-router'

/** An invitation is accepted on the sign-up page, signed in or not. */
export const isInvitation = ({ pathname, search }: Partial<Path>) =>
  pathname === '/signup' && new URLSearchParams(search).has('invitation')

/** Where they wanted to be. Those on the free plan who wanted nothing in particular are shown the plans. */
export function landingAfterLogin(user: User, from: Partial<Path> | undefined): Partial<Path> | string {
  if (from) return from
  return !user.subscriptionTier || user.subscriptionTier === 'free' ? '/billing/subscribe' : '/dashboard'
}
