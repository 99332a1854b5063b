import type { Cast } from './cast'
import { dealtWith, eventsOf } from './follow-up'
import { emptyHistory, type HistoryRows } from './history-rows'
import type { Incident } from './incidents'
import { notificationsOf } from './notifications'
import { titles } from './remarks'
import { approvedSuggestion, openSuggestion } from './suggestions'
import { taskRecords } from './task-records'
import { violationRecords } from './violation-records'

/** Everything that one incident left behind, up to now. */
export function incidentRecords(cast: Cast, incident: Incident): HistoryRows {
  const { kind, site, seenAt, task: planned, resolvedAt } = incident
  const reported = violationRecords(cast, incident)
  const isDismissed = reported.violation.verdict === 'dismissed'
  const title = titles[kind.id] ?? reported.violation.type
  const made =
    planned && !isDismissed ? taskRecords(cast, { title, site }, planned, reported.violation) : undefined
  const suggestion = made ? approvedSuggestion(cast, incident, made.task, reported.violation) : null
  const asked = made || isDismissed ? null : openSuggestion(cast, incident, reported.violation)
  const course = { site, foundAt: seenAt, foundBy: cast.person(incident.reporter), task: planned, resolvedAt }
  const dealt = dealtWith(cast, course, reported.violation, made)
  const violationChanges = [...reported.changes, ...dealt.changes]
  const violation = {
    ...dealt.violation,
    version: violationChanges.length,
    updatedAt: violationChanges.at(-1)?.createdAt ?? seenAt,
  }
  return {
    ...emptyHistory,
    violations: [violation],
    violationChanges,
    feedback: reported.feedback,
    tasks: made ? [made.task] : [],
    taskChanges: made?.changes ?? [],
    suggestions: [suggestion ?? asked ?? []].flat(),
    notifications: notificationsOf(cast, incident, { violation, task: made?.task, suggestion, asked }),
    events: eventsOf(cast, course, violation, made),
  }
}
