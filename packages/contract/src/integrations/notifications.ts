import * as z from 'zod/mini'
import { IsoDateTime, TimeZone } from '../dates'
import { endpoint } from '../endpoint'
import { Count, Id, Nothing, oneOf } from '../fields'
import { queryInt } from '../paging'
import { Ignored } from '../records'

/** Each kind has its text in `notification-texts.json` of packages/languages; `data` fills in the text. */
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
  'violation_alert',
  'usage_limit',
  'payment_failed',
  'webhook_disabled',
  'export_ready',
  'sales_inquiry',
  'product_update',
  'organization_deletion',
  'organization_deletion_canceled',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** How a notification reaches a person. */
export const notificationChannels = ['inApp', 'email', 'push'] as const
export type NotificationChannelName = (typeof notificationChannels)[number]

/** What people can turn on and off. The summary is sent by email only, as often as the person chose. */
export const preferenceKinds = [...notificationKinds, 'weekly_summary'] as const
export type PreferenceKind = (typeof preferenceKinds)[number]

/** Nobody has a switch for these: they go to whoever runs the installation, or everyone has to know. */
export const fixedKinds: readonly PreferenceKind[] = [
  'sales_inquiry',
  'organization_deletion',
  'organization_deletion_canceled',
]

/** Only these people are notified of the kind, so that nobody else has a switch for it. */
export const audiences: Readonly<Partial<Record<PreferenceKind, 'manager' | 'admin'>>> = {
  violation_alert: 'manager',
  member_joined: 'manager',
  fix_submitted: 'manager',
  suggestion_submitted: 'manager',
  usage_limit: 'admin',
  webhook_disabled: 'admin',
  export_ready: 'admin',
}

const everywhere = { inApp: true, email: true, push: true }
const quietly = { inApp: true, email: false, push: false }

/** What reaches people who have changed nothing. A channel that isn't listed isn't offered for that kind. */
export const defaultPreferences: Readonly<
  Record<PreferenceKind, Readonly<Partial<Record<NotificationChannelName, boolean>>>>
> = {
  violation_alert: everywhere,
  task_assigned: everywhere,
  task_due_tomorrow: everywhere,
  task_overdue: everywhere,
  task_reopened: everywhere,
  mentioned: everywhere,
  fix_submitted: quietly,
  fix_accepted: quietly,
  fix_sent_back: everywhere,
  suggestion_submitted: quietly,
  suggestion_approved: everywhere,
  suggestion_rejected: everywhere,
  member_joined: quietly,
  usage_limit: { inApp: true, email: true },
  payment_failed: { inApp: true, email: true },
  webhook_disabled: { inApp: true, email: true },
  export_ready: { inApp: true, email: true },
  sales_inquiry: { inApp: true, push: true },
  product_update: { inApp: false, email: false },
  // Everyone gets these as an email of its own, whatever they chose.
  organization_deletion: { inApp: true },
  organization_deletion_canceled: { inApp: true },
  weekly_summary: { email: true },
}

/** The days that a summary can come on. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

export const summaryFrequencies = ['daily', 'weekly', 'monthly', 'never'] as const
export type SummaryFrequency = (typeof summaryFrequencies)[number]

/** Null where the kind isn't offered on the channel. */
const Offered = z.nullable(z.boolean())

export const NotificationPreferences = z.object({
  kinds: z.array(z.object({ kind: z.enum(preferenceKinds), inApp: Offered, email: Offered, push: Offered })),
  summary: z.object({
    frequency: z.enum(summaryFrequencies),
    /** Of the week, or the first of its kind in the month. */
    day: z.enum(weekdays),
    /** Whose morning it is sent in: the person's, or else the organization's. */
    timeZone: z.string(),
  }),
})
export type NotificationPreferences = z.output<typeof NotificationPreferences>

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
  // Without the link to confirm an address, nobody can set up a second factor.
  beforeTwoFactor: true,
  method: 'POST',
  changes: [],
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
  changes: ['/api/notifications'],
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

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  access: 'member',
  summary: 'Get which notifications reach you, and how',
  response: NotificationPreferences,
})

export const saveNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/api/notifications/preferences',
  changes: ['/api/notifications'],
  access: 'member',
  summary: 'Turn notifications on or off by kind and channel. What you leave out stays as it is',
  body: z.strictObject({
    changes: z.optional(
      z
        .array(
          z
            .strictObject({
              kind: oneOf(preferenceKinds),
              channel: oneOf(notificationChannels),
              enabled: z.boolean(),
            })
            .check(
              z.refine(({ kind, channel }) => defaultPreferences[kind]?.[channel] !== undefined, {
                path: ['channel'],
                error: 'not_an_option',
              }),
            ),
        )
        .check(z.maxLength(100)),
    ),
    summaryFrequency: z.optional(oneOf(summaryFrequencies)),
    summaryDay: z.optional(oneOf(weekdays)),
    timeZone: z.optional(TimeZone),
  }),
  response: NotificationPreferences,
})

/** As it is in the link of an email. */
const UnsubscribeToken = z.strictObject({ token: z.string().check(z.maxLength(200)) })

export const unsubscribePage = endpoint({
  method: 'GET',
  path: '/api/notifications/unsubscribe/:token',
  access: 'open',
  summary: 'Open the page where one kind of email is turned off',
  params: UnsubscribeToken,
  produces: 'redirect',
  response: Nothing,
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/notifications/unsubscribe/:token',
  changes: ['/api/notifications'],
  access: 'open',
  summary: 'Turn off one kind of email, from the link in it (RFC 8058)',
  params: UnsubscribeToken,
  response: z.object({ kind: z.enum(preferenceKinds) }),
  errors: ['not_found'],
})
