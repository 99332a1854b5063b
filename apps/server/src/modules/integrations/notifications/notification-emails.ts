import type { Notification, NotificationKind } from '@plumbline/contract'
import { type Formatter, formatsFor, type MessageKey, notificationText } from '@plumbline/messages'
import type { Email, EmailContent } from '../../../platform/mail/email'

type EmailedItem = Pick<Notification, 'data' | 'href'>
export type NotificationEmail = {
  kind: NotificationKind
  /** At least one. */
  items: EmailedItem[]
  /** How many there are, those that aren't listed included. */
  count: number
  recipient: { name: string; email: string; language: string }
  organization: string
  appUrl: string
  unsubscribeUrl: string
}

/** Kinds whose email says more than the notification does. */
const leads: Partial<Record<NotificationKind, MessageKey<'emails'>>> = {
  violation_alert: 'notification.violation_alert',
  task_assigned: 'notification.task_assigned',
  task_due_tomorrow: 'notification.task_due_tomorrow',
  task_overdue: 'notification.task_overdue',
  suggestion_approved: 'notification.suggestion_approved',
  suggestion_rejected: 'notification.suggestion_rejected',
  usage_limit: 'notification.usage_limit',
}

/** Their leads have the date. */
const saysWhen: ReadonlySet<NotificationKind> = new Set(['task_due_tomorrow', 'task_overdue'])

/** The button's text by what it opens. */
const actions: [start: string, MessageKey<'emails'>][] = [
  ['/tasks/', 'open.tasks'],
  ['/violations', 'open.violations'],
  ['/results/', 'open.violations'],
  ['/suggestions', 'open.suggestions'],
  ['/billing', 'open.plans'],
]

/** The footer of every email that people can turn off. */
export const optionalFooter = (
  { translate }: Formatter,
  {
    kind,
    email,
    unsubscribeUrl,
    appUrl,
  }: { kind: string; email: string; unsubscribeUrl: string; appUrl: string },
): EmailContent['footer'] => ({
  reason: translate('emails', 'footer.reason', { kind, email }),
  links: [
    { text: translate('emails', 'footer.unsubscribe'), link: unsubscribeUrl },
    { text: translate('emails', 'footer.settings'), link: `${appUrl}/settings?tab=notifications` },
  ],
})

/** One notification, or a burst of one kind as a list. */
export function notificationEmail(sent: NotificationEmail): Email {
  return {
    name: sent.kind,
    unsubscribeUrl: sent.unsubscribeUrl,
    write: formatter => ({
      ...(sent.count > 1 ? burst(formatter, sent) : single(formatter, sent)),
      footer: optionalFooter(formatter, {
        ...sent,
        email: sent.recipient.email,
        kind: formatter.translate('notification-texts', `kind.${sent.kind}`),
      }),
    }),
  }
}

function single(
  { translate }: Formatter,
  { kind, items, recipient, appUrl }: NotificationEmail,
): Omit<EmailContent, 'footer'> {
  const { data = {}, href = '/' } = items[0] ?? {}
  const subject = notificationText(translate, { kind, data })
  const lead = leads[kind]
  const due = data.due && { due: formatsFor(recipient.language).day(data.due) }
  const paragraph = lead
    ? notificationText((_namespace, _key, params) => translate('emails', lead, { ...params, ...due }), {
        kind,
        data,
      })
    : subject
  const [, action] = actions.find(([start]) => href.startsWith(start)) ?? ['', 'open.app' as const]
  return {
    subject,
    paragraphs: [
      translate('emails', 'greeting', { name: recipient.name }),
      paragraph,
      ...(data.place ? [translate('emails', 'notification.place', { place: data.place })] : []),
      ...(due && !saysWhen.has(kind) ? [translate('emails', 'notification.due', due)] : []),
    ],
    action: { text: translate('emails', action), link: `${appUrl}${href}` },
  }
}

function burst(
  { translate }: Formatter,
  { kind, items, count, recipient, organization, appUrl }: NotificationEmail,
): Omit<EmailContent, 'footer'> {
  const more = count - items.length
  const [list = '/notifications'] = items[0]?.href.match(/^\/[\w-]+/) ?? []
  return {
    subject: translate('emails', 'burst.subject', {
      kind: translate('notification-texts', `kind.${kind}`),
      count,
    }),
    paragraphs: [
      translate('emails', 'greeting', { name: recipient.name }),
      translate('emails', 'burst.lead', { organization }),
    ],
    lines: [
      ...items.map(({ data, href }) => ({
        text: notificationText(translate, { kind, data }),
        link: `${appUrl}${href}`,
      })),
      ...(more > 0 ? [{ text: translate('emails', 'burst.more', { count: more }) }] : []),
    ],
    action: { text: translate('emails', 'open.all'), link: `${appUrl}${list}` },
  }
}
