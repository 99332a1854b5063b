import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { TaskHistoryEntry } from '@plumbline/contract'
import type { Clock } from '../../../platform/clock'
import type { Transaction } from '../../../platform/db/client'
import { fullName, type UsersService } from '../../identity/users/users.service'
import { taskChangesRepository } from './task-changes.repository'
import type { WithViolation } from './tasks.repository'
import type { taskChanges } from './tasks.tables'

export type TaskChange = Pick<TaskHistoryEntry, 'field' | 'from' | 'to'>
/** Nobody where the product itself did it. */
export type Author = { organizationId: string; userId: string | null }

/** How each field that people change reads in the history. */
const values: Partial<Record<TaskChange['field'], (found: WithViolation) => string | null>> = {
  title: ({ task }) => task.title,
  description: ({ task }) => task.description || null,
  status: ({ task }) => task.status,
  priority: ({ task }) => task.priority,
  dueDate: ({ task }) => task.dueDate,
  assignee: ({ assignee }) => assignee && fullName(assignee),
  worksite: ({ task, siteName }) => (siteName ?? task.worksite) || null,
  regulationCode: ({ task }) => task.regulationCode || null,
  severity: ({ task }) => task.severity,
  tags: ({ task }) => task.tags.join(', ') || null,
  violation: ({ violation }) => violation?.type ?? null,
}

const stepsDone = ({ task: { steps } }: WithViolation) =>
  `${steps.filter(({ done }) => done).length}/${steps.length}`

/** One entry for each field that is not what it was. */
export function differences(before: WithViolation, after: WithViolation): TaskChange[] {
  const changes = Object.entries(values).flatMap(([field, tell]) => {
    const [from, to] = [tell(before), tell(after)]
    return from === to ? [] : [{ field: field as TaskChange['field'], from, to }]
  })
  if (isDeepStrictEqual(before.task.steps, after.task.steps)) return changes
  return [...changes, { field: 'steps', from: stepsDone(before), to: stepsDone(after) }]
}

/** Adds to the history who changed what, with the name as it is now. */
export async function recordTaskChanges(
  { users, clock }: { users: UsersService; clock: Clock },
  tx: Transaction,
  { organizationId, userId }: Author,
  taskId: string,
  changes: readonly TaskChange[],
) {
  if (changes.length === 0) return
  const user = userId ? await users.find(tx, userId) : undefined
  const by = { organizationId, taskId, userId, userName: user ? fullName(user) : '', createdAt: clock.now() }
  await taskChangesRepository.insert(
    tx,
    changes.map(change => ({ ...change, ...by, id: randomUUID() })),
  )
}

export function presentTaskChange(change: typeof taskChanges.$inferSelect): TaskHistoryEntry {
  const { createdAt, userName, userId, field, from, to } = change
  return { at: createdAt.toISOString(), who: userName, userId, field, from, to }
}
