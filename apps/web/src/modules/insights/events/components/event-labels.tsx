import type { ActivityEvent } from '@plumbline/contract/insights/events'
import { webhookEvents } from '@plumbline/contract/integrations/webhooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** The events that have a name of their own in every language; programs may send others. */
const named = [
  ...webhookEvents,
  'violation.dismissed',
  'task.deleted',
  'analysis.deleted',
  'fix.accepted',
  'fix.sent_back',
  'retention.deleted',
  'billing.checkout_started',
  'billing.checkout_canceled',
  'billing.plan_changed',
  'billing.canceled',
  'billing.resumed',
  'violation_root_cause_linked',
  'copilot_question',
  'paulie.suggestion.generated',
  'paulie.suggestion.submitted',
  'paulie.suggestion.approved',
  'paulie.suggestion.rejected',
  'paulie.suggestion.discarded',
  'threshold.adjusted',
  'threshold.undone',
  'threshold.resumed',
  'learning.enabled',
  'learning.disabled',
  'second_look.enabled',
  'second_look.disabled',
] as const

export function useEventLabel() {
  const { t } = useTranslation('activity')
  return (event: string): string => {
    const known = named.find(each => each === event)
    return known ? t(`event.${known}`) : event
  }
}

/** What comes with an event, where it has a name of its own. */
const details = ['title', 'file', 'reason', 'plan', 'from', 'to'] as const

const links = [
  { key: 'task_id', label: 'task', to: (id: string) => `/tasks/${id}` },
  { key: 'violation_id', label: 'violation', to: (id: string) => `/violations?violation=${id}` },
  { key: 'analysis_id', label: 'analysis', to: (id: string) => `/results/${id}` },
] as const

/** What an event is about: links to the records, and whatever else came with it. */
export function EventAbout({ event: { event, data } }: { event: ActivityEvent }) {
  const { t } = useTranslation('activity')
  // Until it is approved, the task of a suggestion is the suggestion itself.
  const isTask = !event.startsWith('paulie.suggestion.') || event.endsWith('.approved')
  const shown = links.filter(({ key }) => data[key] && (key !== 'task_id' || isTask))
  const others = Object.entries(data).filter(([key, value]) => value && !key.endsWith('_id'))
  const nameOf = (key: string) => {
    const known = details.find(each => each === key)
    return known ? t(`detail.${known}`) : key
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3 max-md:justify-end">
      {shown.map(({ key, label, to }) => (
        <Link key={key} to={to(data[key] ?? '')} className="flex min-h-control items-center underline">
          {t(`about.${label}`)}
        </Link>
      ))}
      {others.map(([key, value]) => (
        <span key={key} className="break-all text-caption text-subtle">
          {nameOf(key)}: {value}
        </span>
      ))}
    </span>
  )
}
