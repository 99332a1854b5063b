import { handler } from '../../../platform/jobs/jobs'
import { sendUsageLimit, type UsageEmails } from './usage-emails.service'

export const usageHandlers = (emails: UsageEmails) => [
  handler(sendUsageLimit, data => emails.limitReached(data)),
]
