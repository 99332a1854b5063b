import { limit } from '../../../platform/http/limits'

export const inviteByAddress = limit('invite:address', 100, 3600)
export const inviteByAccount = limit('invite:account', 50, 3600)
/** Emails to one person: from one organization, and from all together. */
export const inviteByRecipient = limit('invite:recipient', 5, 24 * 3600)
export const inviteFromAnywhere = limit('invite:anywhere', 20, 24 * 3600)
