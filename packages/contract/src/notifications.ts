import * as z from 'zod/mini'
import { IsoDateTime } from './dates'
import { endpoint } from './endpoint'
import { Count, Id, oneOf } from './fields'
import { queryInt } from './paging'
import { Ignored } from './records'

/** Each kind has its words in every language of the web app; `data` fills the gaps in them. */
export const notificationKinds = [
  'member_joined',
  'task_assigned',
  'task_due_tomorrow',
  'task_overdue',
  'task_reopened',
  'mentioned',
  'fix_submitted',
  'fix_accepted',
  'fix_sent_back',
  'suggestion_submitted',
  'suggestion_approved',
  'suggestion_rejected',
] as const

/** How a notification reaches a person. */
export const notificationChannels = ['inApp', 'email', 'push'] as const
export type NotificationChannelName = (typeof notificationChannels)[number]

export const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  data: z.record(z.string(), z.string()),
  href: z.string(),
  read: z.boolean(),
  createdAt: IsoDateTime,
})
export type Notification = z.output<typeof Notification>

/** The product's own letters that a person may ask for; the mail calls are no relay. */
export const requestableMails = ['verify_email', 'usage_limit_reached'] as const

const MailRequest = z
  .strictObject({
    template: z.optional(oneOf(requestableMails)),
    type: z.optional(oneOf(requestableMails)),
    /** The template has its own; what the client of document 2 sends along is not used. */
    subject: Ignored,
    data: Ignored,
  })
  .check(z.refine(mail => Boolean(mail.template ?? mail.type), { path: ['template'], error: 'required' }))

const mailCall = {
  method: 'POST',
  access: 'member',
  body: MailRequest,
  status: 202,
  response: z.object({ queued: Count }),
  errors: ['too_many'],
} as const

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'member',
  summary: 'List your notifications, newest first, with the unread count',
  query: z.strictObject({
    limit: queryInt(1, 100, 20),
    page: queryInt(1, 100_000, 1),
    show: z._default(oneOf(['all', 'unread']), 'all'),
    kind: z.optional(oneOf(notificationKinds)),
  }),
  response: z.object({
    items: z.array(Notification),
    /** Of all notifications, whatever the filters. */
    unread: Count,
    /** Under the filters, on all pages. */
    total: Count,
  }),
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'member',
  summary: 'Mark notifications as read. Without ids, marks all of them',
  body: z.strictObject({ ids: z.optional(z.array(Id).check(z.maxLength(200))) }),
  response: z.object({ unread: Count }),
  errors: ['not_found'],
})

export const notifyByEmail = endpoint({
  ...mailCall,
  path: '/api/notifications/email',
  summary: "Send yourself one of the product's email templates",
})

export const sendEmail = endpoint({
  ...mailCall,
  path: '/api/notifications/send-email',
  summary: 'Alias of /api/notifications/email',
})
