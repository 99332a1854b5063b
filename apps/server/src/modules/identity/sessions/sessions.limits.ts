import { limit } from '../../../platform/http/limits'

/** A page refreshes every quarter of an hour; many tabs at once are still far below. */
export const refreshBySession = limit('refresh:session', 120, 900)

/** Tries to open a link from an email: verification, password reset and invitation share one allowance. */
export const linkByAddress = limit('link:address', 60, 900)
