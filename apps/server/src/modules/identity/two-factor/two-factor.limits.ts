import { limit } from '../../../platform/http/limits'

/**
 * Wrong codes of one account, wherever they come from: whoever gets this far knows the password or has a session, so
 * a stranger can't use them up.
 */
export const codesByAccount = limit('two-factor:hour', 15, 3600)
export const codesByAccountDaily = limit('two-factor:day', 40, 86_400)
/** Passwords that were asked for again before a change of factors. */
export const confirmationsByAccount = limit('two-factor:confirm', 10, 900)
export const passkeyLoginByAddress = limit('passkey:address', 60, 900)
/** Second steps from one address, whoever's they are. */
export const secondStepByAddress = limit('two-factor:address', 200, 900)
