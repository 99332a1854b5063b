import * as z from 'zod/mini'
import { DateInput } from '../dates'
import { endpoint } from '../endpoint'
import { Id, oneOf } from '../fields'
import { priorities, severities, taskStatuses, violationStatuses } from '../options'
import { findings } from '../stale'

/** How many rows one call changes at most: a page of the list, several times over. */
export const MAX_BULK_ROWS = 200

/** `from` is what the person saw: where somebody else has changed it since, the row is left as it is. */
const changeOf = <Field extends string, Value extends z.ZodMiniType, Extra extends z.core.$ZodLooseShape>(
  field: Field,
  value: Value,
  extra: Extra,
) =>
  z.strictObject({
    field: z.literal(field),
    rows: z
      .array(z.strictObject({ id: Id, from: value, to: value, ...extra }))
      .check(z.minLength(1, 'required'), z.maxLength(MAX_BULK_ROWS, 'too_long')),
  })

const assignee = z.nullable(Id)
const dueDate = z.nullable(DateInput)
/** The task that the change to be undone has created: it is deleted again. */
const undoing = { createdTaskId: z.optional(Id) }

export const ViolationsChange = z.discriminatedUnion('field', [
  changeOf('status', oneOf(violationStatuses), {}),
  changeOf('severity', oneOf(severities), {}),
  changeOf('assignee', assignee, undoing),
  changeOf('dueDate', dueDate, undoing),
])
export type ViolationsChange = z.output<typeof ViolationsChange>

export const TasksChange = z.discriminatedUnion('field', [
  changeOf('status', oneOf(taskStatuses), {}),
  changeOf('priority', oneOf(priorities), {}),
  changeOf('assignee', assignee, {}),
  changeOf('dueDate', dueDate, {}),
])
export type TasksChange = z.output<typeof TasksChange>

const ChangedRows = z.object({
  rows: z.array(
    z.object({
      id: Id,
      /** The code of the error that left it as it was; null where it now is as asked. */
      error: z.nullable(z.string()),
      /** The task that was created because there was none to assign or to date. */
      createdTaskId: z.nullable(Id),
    }),
  ),
})
export type ChangedRow = z.output<typeof ChangedRows>['rows'][number]

export const changeViolations = endpoint({
  method: 'PATCH',
  path: '/api/violations/bulk',
  changes: [...findings, '/api/notifications'],
  access: 'member',
  summary:
    'Change the status, severity, assignee or due date of several violations, each for itself. Assignee and due date are those of the first open task, which is created where there is none',
  body: ViolationsChange,
  response: ChangedRows,
})

export const changeTasks = endpoint({
  method: 'PATCH',
  path: '/api/tasks/bulk',
  changes: [...findings, '/api/notifications'],
  access: 'member',
  summary: 'Change the status, priority, assignee or due date of several tasks, each for itself',
  body: TasksChange,
  response: ChangedRows,
})
