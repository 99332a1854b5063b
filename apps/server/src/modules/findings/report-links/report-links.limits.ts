import { limit } from '../../../platform/http/limits'

export const shareByAccount = limit('share:account', 60, 3600)
export const emailReportByAccount = limit('share-email:account', 20, 3600)
export const emailReportByAddress = limit('share-email:address', 60, 3600)
/** Emails to one person: from one organization, and from all together. */
export const emailReportByRecipient = limit('share-email:recipient', 5, 3600)
export const emailReportFromAnywhere = limit('share-email:anywhere', 20, 24 * 3600)
export const sharedByAddress = limit('shared:address', 120, 600)
/** Each picture is drawn when it is asked for. */
export const sharedPictureByAddress = limit('shared-picture:address', 60, 600)
/** Each PDF is printed when it is asked for, which takes a while. */
export const sharedReportByAddress = limit('shared-report:address', 30, 600)
