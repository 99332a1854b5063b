import { randomUUID } from 'node:crypto'
import type { NotificationKind } from '@plumbline/contract'
import { days, hours, later } from '../../../../platform/clock'
import type { Cast, DemoPerson } from './cast'
import type { NewNotification, NewSuggestion, NewTask, NewViolation } from './history-rows'
import type { Incident } from './incidents'
import { profiles } from './sites'

/** An inbox reaches back so far, and what is older than this was read. */
const INBOX_DAYS = 45
const UNREAD_DAYS = 1.5

type Left = {
  violation: NewViolation
  task: NewTask | undefined
  suggestion: NewSuggestion | null
  asked: NewSuggestion | null
}

/** What those it concerned were told, as the product tells it. */
export function notificationsOf(cast: Cast, incident: Incident, left: Left): NewNotification[] {
  const { organizationId, now, person, people } = cast
  const since = later(now, -days(INBOX_DAYS))
  const told: NewNotification[] = []
  const tell = (
    to: DemoPerson,
    at: Date,
    what: { kind: NotificationKind; data: Record<string, string>; href: string },
  ) => {
    if (at < since || at >= now) return
    const isRead = at < later(now, -days(UNREAD_DAYS))
    const readAt = isRead ? later(at, hours(2)) : null
    told.push({ id: randomUUID(), organizationId, userId: to.id, ...what, readAt, createdAt: at })
  }

  const { violation, task, suggestion, asked } = left
  const [reporter, lead] = [person(incident.reporter), person(profiles[incident.site].lead)]
  const managers = people.filter(({ role }) => role !== 'user')
  if (violation.severity === 'High')
    for (const to of managers.filter(({ id }) => id !== reporter.id))
      tell(to, incident.seenAt, {
        kind: 'violation_alert',
        data: {
          name: reporter.name,
          title: [violation.type, cast.sites[incident.site].name].join(' · '),
          count: '1',
        },
        href: `/violations?violation=${violation.id}`,
      })
  if (asked?.state === 'submitted' && asked.submittedAt)
    for (const to of managers)
      tell(to, asked.submittedAt, {
        kind: 'suggestion_submitted',
        data: { name: reporter.name, title: violation.type },
        href: '/suggestions',
      })
  if (task && incident.task) {
    const fixer = person(incident.task.fixer)
    const about = { data: { name: lead.name, title: task.title }, href: `/tasks/${task.id}` }
    if (fixer.id !== lead.id) tell(fixer, task.createdAt, { kind: 'task_assigned', ...about })
    if (suggestion && reporter.id !== lead.id)
      tell(reporter, task.createdAt, { kind: 'suggestion_approved', ...about })
    for (const { mentions = [], created_at } of task.notes)
      if (mentions.includes(fixer.id) && fixer.id !== lead.id)
        tell(fixer, new Date(created_at), { kind: 'mentioned', ...about })
    tellOverdue(task, at =>
      tell(fixer, at, {
        kind: 'task_overdue',
        data: { title: task.title, due: task.dueDate ?? '' },
        href: about.href,
      }),
    )
  }
  return told
}

/** In the morning after the date, if it was still open then. */
function tellOverdue({ dueDate, status, updatedAt }: NewTask, tell: (at: Date) => void) {
  if (!dueDate) return
  const morning = later(new Date(dueDate), days(1) + hours(6))
  const isOpen = status === 'open' || status === 'in_progress'
  if (isOpen || updatedAt > morning) tell(morning)
}
