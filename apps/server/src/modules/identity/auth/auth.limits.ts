import { limit } from '../../../platform/http/limits'

export const loginByAddress = limit('login:address', 60, 900)
/** One account from one network, so that nobody uses up the attempts of somebody elsewhere. */
export const loginByAccount = limit('login:account', 10, 900)
/** Guesses at one account from everywhere together. Browsers that know the account aren't counted here. */
export const loginFromAnywhere = limit('login:anywhere', 100, 3600)
export const loginByBrowser = limit('login:browser', 10, 900)
export const signupByAddress = limit('signup:address', 30, 3600)
export const signupByAccount = limit('signup:account', 10, 3600)
export const resetByAddress = limit('reset:address', 20, 3600)
export const resetByAccount = limit('reset:account', 5, 3600)
/** Emails to one person. The links in those that were sent stay good for an hour. */
export const resetEmails = limit('reset:emails', 20, 3600)
export const passwordByAccount = limit('password:account', 10, 900)
