import { handler } from '../../../platform/jobs/jobs'
import { type NotificationEmails, sendDueEmails, sendNotificationEmail } from './notification-emails.service'

export const notificationsHandlers = (emails: NotificationEmails) => [
  handler(sendDueEmails, () => emails.sendDue(), '* * * * *'),
  handler(sendNotificationEmail, data => emails.send(data)),
]
