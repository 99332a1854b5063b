import { limit } from '../../platform/http/limits'

export const loginByAddress = limit('login:address', 60, 900)
export const loginByAccount = limit('login:account', 10, 900)
export const signupByAddress = limit('signup:address', 30, 3600)
export const signupByAccount = limit('signup:account', 10, 3600)
export const resetByAddress = limit('reset:address', 20, 3600)
export const resetByAccount = limit('reset:account', 5, 3600)
export const passwordByAccount = limit('password:account', 10, 900)
