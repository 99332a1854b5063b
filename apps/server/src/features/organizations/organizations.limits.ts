import { limit } from '../../platform/http/limits'

export const inviteByAddress = limit('invite:address', 100, 3600)
export const inviteByAccount = limit('invite:account', 50, 3600)
