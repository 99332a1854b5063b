import { limit } from '../../platform/http/limits'

/** Tries to open a link from an email: verification, password reset and invitation share one allowance. */
export const linkByAddress = limit('link:address', 60, 900)
