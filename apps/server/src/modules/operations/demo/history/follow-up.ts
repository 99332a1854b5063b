import { randomUUID } from 'node:crypto'
import { hours, later } from '../../../../platform/clock'
import type { Change } from '../../../findings/violations/present-violation'
import type { Cast, DemoPerson } from './cast'
import type { NewEvent, NewViolation } from './history-rows'
import type { PlannedTask } from './incidents'
import { profiles, type SiteKey } from './sites'
import type { TaskRecords } from './task-records'
import { changeBy } from './violation-records'

/** When a violation was found and how it was dealt with, whoever or whatever found it. */
export type Course = {
  site: SiteKey
  foundAt: Date
  /** Null for an analysis. */
  foundBy: DemoPerson | null
  task: PlannedTask | null
  resolvedAt: Date
}

/** The violation follows its task: work begins, the task is completed, and then it is resolved. */
export function dealtWith(
  { now, person }: Cast,
  { task: planned, resolvedAt, site, foundBy }: Course,
  violation: NewViolation,
  made: TaskRecords | undefined,
) {
  const lead = person(profiles[site].lead)
  const by = (who: DemoPerson, at: Date, change: Change) => changeBy(who, violation, change, at)
  if (violation.verdict === 'dismissed') return { violation, changes: [] }
  const resolved = (who: DemoPerson, from: string) =>
    by(who, resolvedAt, { field: 'status', from, to: 'Resolved' })
  const isResolved = resolvedAt < now
  if (!planned || !made) {
    const changes = isResolved ? [resolved(foundBy ?? lead, 'Open')] : []
    return { violation: { ...violation, ...statusOf(isResolved, false, resolvedAt) }, changes }
  }
  const taskId = made.task.id
  const fixer = person(planned.fixer)
  const { createdAt, startedAt, completedAt } = planned
  const changes = [
    by(lead, createdAt, { field: 'task', from: null, to: made.task.title, taskId }),
    by(fixer, startedAt, { field: 'taskStatus', from: 'open', to: 'in_progress', taskId }),
    by(fixer, later(startedAt, hours(0.01)), { field: 'status', from: 'Open', to: 'In Progress' }),
    by(fixer, completedAt, { field: 'taskStatus', from: 'in_progress', to: 'completed', taskId }),
    resolved(lead, 'In Progress'),
  ].filter(({ createdAt: at }) => at < now)
  const isOpen = made.status === 'open' || made.status === 'in_progress'
  return {
    violation: {
      ...violation,
      ...statusOf(isResolved, startedAt < now, resolvedAt),
      assignee: isOpen ? fixer.id : null,
    },
    changes,
  }
}

const statusOf = (isResolved: boolean, isStarted: boolean, resolvedAt: Date) => ({
  status: isResolved ? ('Resolved' as const) : isStarted ? ('In Progress' as const) : ('Open' as const),
  resolvedAt: isResolved ? resolvedAt : null,
})

/** As the activity log has them. */
export function eventsOf(
  { organizationId, now, person }: Cast,
  { foundAt, foundBy, resolvedAt, site, task: planned }: Course,
  { id: violationId, verdict }: NewViolation,
  made: TaskRecords | undefined,
): NewEvent[] {
  const lead = person(profiles[site].lead)
  const event = (name: string, by: DemoPerson | null, createdAt: Date, data: NewEvent['data']): NewEvent => ({
    id: randomUUID(),
    organizationId,
    userId: by?.id ?? null,
    event: name,
    source: 'product',
    data,
    createdAt,
  })
  const aboutViolation = { violation_id: violationId }
  const events = [event('violation.created', foundBy, foundAt, aboutViolation)]
  if (planned && made) {
    const aboutTask = { task_id: made.task.id }
    events.push(
      event('task.created', lead, planned.createdAt, aboutTask),
      event('task.assigned', lead, planned.createdAt, aboutTask),
      event('task.completed', person(planned.fixer), planned.completedAt, aboutTask),
    )
  }
  if (verdict !== 'dismissed')
    events.push(event('violation.resolved', made ? lead : (foundBy ?? lead), resolvedAt, aboutViolation))
  return events.filter(({ createdAt }) => createdAt < now)
}
