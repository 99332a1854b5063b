import { randomUUID } from 'node:crypto'
import type { TaskNote, TaskStatus } from '@plumbline/contract'
import { dayAfter, dayOf, priorityBySeverity, proposedDueDate } from '@plumbline/domain'
import { hours, later } from '../../../../platform/clock'
import type { TaskChange } from '../../../work/tasks/task-history'
import type { Cast, DemoPerson } from './cast'
import type { NewTask, NewTaskChange, NewViolation } from './history-rows'
import type { PlannedTask } from './incidents'
import { askNotes, doneNotes, startedNotes } from './remarks'
import { DEMO_TIME_ZONE, profiles, type SiteKey } from './sites'

const MAX_STEPS = 4

export type TaskRecords = { task: NewTask; changes: NewTaskChange[]; status: TaskStatus }

/** What has become of it by now. */
function statusAt(now: Date, { startedAt, completedAt, closedAt }: PlannedTask): TaskStatus {
  if (closedAt && closedAt < now) return 'closed'
  if (completedAt < now) return 'completed'
  return startedAt < now ? 'in_progress' : 'open'
}

const isDone = (status: TaskStatus) => status === 'completed' || status === 'closed'

function notesOf({ random, now }: Cast, planned: PlannedTask, fixer: DemoPerson, lead: DemoPerson) {
  const note = (by: DemoPerson, text: string, at: Date, mentions?: string[]): TaskNote => ({
    text,
    user_id: by.id,
    user_name: by.name,
    created_at: at.toISOString(),
    ...(mentions && { mentions }),
  })
  const { createdAt, startedAt, completedAt } = planned
  const notes: TaskNote[] = []
  if (random.chance(0.25))
    notes.push(note(lead, random.pick(askNotes), later(createdAt, hours(0.2)), [fixer.id]))
  if (random.chance(0.45)) notes.push(note(fixer, random.pick(startedNotes), later(startedAt, hours(0.1))))
  if (random.chance(0.5)) notes.push(note(fixer, random.pick(doneNotes), completedAt))
  return notes.filter(({ created_at }) => created_at < now.toISOString())
}

/** The task that a manager made of a violation, with its steps, its notes and how it went. */
export function taskRecords(
  cast: Cast,
  { title, site: key }: { title: string; site: SiteKey },
  planned: PlannedTask,
  violation: NewViolation,
): TaskRecords {
  const { organizationId, now, person, random } = cast
  const { createdAt, startedAt, completedAt, closedAt, dueInDays } = planned
  const site = cast.sites[key]
  const [fixer, lead] = [person(planned.fixer), person(profiles[key].lead)]
  const status = statusAt(now, planned)
  const texts = violation.remediationSteps.slice(0, MAX_STEPS)
  const stepsDone = isDone(status) ? texts.length : status === 'in_progress' ? Math.ceil(texts.length / 3) : 0
  const today = dayOf(now, DEMO_TIME_ZONE)
  const dueDate =
    dueInDays === undefined
      ? proposedDueDate(dayOf(createdAt, DEMO_TIME_ZONE), violation)
      : dayAfter(today, dueInDays)
  const id = randomUUID()
  const notes = notesOf(cast, planned, fixer, lead)
  const did = (by: DemoPerson, at: Date, change: TaskChange): NewTaskChange => ({
    ...change,
    id: randomUUID(),
    organizationId,
    taskId: id,
    userId: by.id,
    userName: by.name,
    createdAt: at,
  })
  const all = `${texts.length}/${texts.length}`
  const changes = [
    did(lead, createdAt, { field: 'created', from: null, to: null }),
    did(fixer, startedAt, { field: 'status', from: 'open', to: 'in_progress' }),
    did(fixer, completedAt, { field: 'steps', from: `0/${texts.length}`, to: all }),
    did(fixer, completedAt, { field: 'status', from: 'in_progress', to: 'completed' }),
    ...(closedAt ? [did(lead, closedAt, { field: 'status', from: 'completed', to: 'closed' })] : []),
  ].filter(change => change.createdAt < now)
  const task: NewTask = {
    id,
    organizationId,
    title,
    description: violation.description,
    status,
    priority: priorityBySeverity[violation.severity],
    dueDate,
    assignee: fixer.id,
    reporter: lead.id,
    violationId: violation.id,
    siteId: site.id,
    worksite: site.name,
    regulationCode: violation.regulationCodes[0] ?? null,
    severity: violation.severity,
    steps: texts.map((text, index) => ({ text, done: index < stepsDone })),
    notes,
    tags: random.chance(0.2) ? ['toolbox talk'] : [],
    createdAt,
    updatedAt: changes.at(-1)?.createdAt ?? createdAt,
    version: changes.length + notes.length,
    // The reminders were sent on the day; nobody is reminded of the past.
    ...(dueDate < today && {
      remindedFor: dueDate,
      overdueNoticeFor: dueDate,
      overduePublishedFor: dueDate,
    }),
  }
  return { task, changes, status }
}
