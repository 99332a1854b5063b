import type { User } from '@plumbline/contract/users'
import type { Path } from 'react-router'

/** Those on the free plan are shown the plans first; everyone else goes on to where they wanted to be. */
export const landingAfterLogin = (user: User, from: Partial<Path> | undefined): Partial<Path> | string =>
  !user.subscriptionTier || user.subscriptionTier === 'free' ? '/billing/subscribe' : (from ?? '/dashboard')
