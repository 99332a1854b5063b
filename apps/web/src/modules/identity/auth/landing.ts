import type { Path } from 'react-router'

/** An invitation is accepted on the sign-up page, signed in or not. */
export const isInvitation = ({ pathname, search }: Partial<Path>) =>
  pathname === '/signup' && new URLSearchParams(search).has('invitation')
