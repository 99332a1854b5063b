import { handler } from '../../platform/jobs/jobs'
import { type MailRequests, sendUsageLimit } from './email-requests.service'

export const notificationsJobs = [sendUsageLimit]

export const notificationsHandlers = (mailRequests: MailRequests) => [
  handler(sendUsageLimit, data => mailRequests.usageLimit(data)),
]
