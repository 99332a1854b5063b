import { randomUUID } from 'node:crypto'
import { dayOf, priorityBySeverity, proposedDueDate } from '@plumbline/domain'
import { hours, later } from '../../../../platform/clock'
import type { Cast } from './cast'
import type { NewSuggestion, NewTask, NewViolation } from './history-rows'
import type { Incident } from './incidents'
import { rejectionReasons } from './remarks'
import { DEMO_TIME_ZONE, profiles } from './sites'

/** How many tasks began as a suggestion of the assistant that somebody submitted. */
const SUGGESTED = 0.07
/** How many reports without a task had a suggestion that a manager rejected. */
const REJECTED = 0.25

function suggestionFor(
  { organizationId, person, sites }: Cast,
  { reporter, site }: Incident,
  violation: NewViolation,
  createdAt: Date,
) {
  const { messages, severity } = violation
  if (!messages) return null
  return {
    id: randomUUID(),
    organizationId,
    violationId: violation.id,
    userId: person(reporter).id,
    name: messages.type,
    description: messages.description,
    location: [sites[site].name, violation.location].join(' · '),
    steps: messages.remediationSteps,
    note: '',
    severity,
    priority: priorityBySeverity[severity],
    dueDate: proposedDueDate(dayOf(createdAt, DEMO_TIME_ZONE), { severity }),
    regulationCodes: violation.regulationCodes,
    createdAt,
    submittedAt: createdAt,
  }
}

/** What a task grew out of, where it did. */
export function approvedSuggestion(
  cast: Cast,
  incident: Incident,
  { id: taskId, createdAt: decidedAt }: Pick<NewTask, 'id' | 'createdAt'>,
  violation: NewViolation,
): NewSuggestion | null {
  if (!cast.random.chance(SUGGESTED)) return null
  const suggested = suggestionFor(cast, incident, violation, later(incident.seenAt, hours(0.05)))
  const decidedBy = cast.person(profiles[incident.site].lead).id
  return suggested && { ...suggested, state: 'approved', decidedBy, decidedAt, taskId }
}

/** What waits for a manager where nobody made a task yet; of what was put right anyway, some were rejected. */
export function openSuggestion(
  cast: Cast,
  incident: Incident,
  violation: NewViolation,
): NewSuggestion | null {
  const { random, person, now } = cast
  const isPast = incident.resolvedAt < now
  if (isPast && !random.chance(REJECTED)) return null
  const suggested = suggestionFor(cast, incident, violation, later(incident.seenAt, hours(0.1)))
  if (!suggested || !isPast) return suggested && { ...suggested, state: 'submitted' }
  return {
    ...suggested,
    state: 'rejected',
    decidedBy: person(profiles[incident.site].lead).id,
    decidedAt: incident.resolvedAt,
    reason: random.pick(rejectionReasons),
  }
}
