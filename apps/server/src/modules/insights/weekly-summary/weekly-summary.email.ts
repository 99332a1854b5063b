import type { Formatter } from '@plumbline/messages'
import type { Email } from '../../../platform/mail/email'
import { optionalFooter } from '../../integrations/notifications/notification-emails'

/** What happened in the time of a summary, and what is open at its end. */
export type Week = {
  violations: number
  severe: number
  resolved: number
  completed: number
  overdue: number
  yours: number
}

export type WeeklySummary = {
  week: Week
  frequency: 'daily' | 'weekly' | 'monthly'
  /** The days it is about, in the recipient's language. */
  from: string
  to: string
  recipient: { name: string; email: string }
  organization: string
  appUrl: string
  unsubscribeUrl: string
}

/** What happened, each with the list that shows it. A figure that is zero is left out. */
function linesOf({ translate }: Formatter, { week, appUrl }: WeeklySummary) {
  const line = (key: keyof Week, path: string) =>
    week[key] > 0
      ? [{ text: translate('emails', `weekly_summary.${key}`, { count: week[key] }), link: appUrl + path }]
      : []
  return [
    ...line('violations', '/violations?kind=violation'),
    ...line('severe', '/violations?kind=violation&severity=High'),
    ...line('resolved', '/violations?kind=violation&status=Resolved'),
    ...line('completed', '/tasks?tab=completed'),
    ...line('overdue', '/tasks?overdue=1'),
    ...line('yours', '/tasks?assignee=me&tab=unresolved'),
  ]
}

export const weeklySummaryEmail = (summary: WeeklySummary): Email => ({
  name: 'weekly_summary',
  unsubscribeUrl: summary.unsubscribeUrl,
  write: formatter => {
    const { translate } = formatter
    const { organization, from, to, recipient, week, appUrl, frequency } = summary
    const isQuiet = week.violations + week.completed + week.resolved === 0
    return {
      subject: translate('emails', `weekly_summary.subject.${frequency}`, { organization, from, to }),
      paragraphs: [
        translate('emails', 'greeting', { name: recipient.name }),
        translate('emails', 'weekly_summary.lead', { organization, from, to }),
        ...(isQuiet ? [translate('emails', `weekly_summary.quiet.${frequency}`)] : []),
      ],
      lines: linesOf(formatter, summary),
      action: { text: translate('emails', 'weekly_summary.action'), link: `${appUrl}/dashboard` },
      footer: optionalFooter(formatter, {
        ...summary,
        email: recipient.email,
        kind: translate('notification-texts', 'kind.weekly_summary'),
      }),
    }
  },
})
