import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Id } from '../fields'

export const taskHistoryFields = [
  'created',
  'title',
  'description',
  'status',
  'priority',
  'dueDate',
  'assignee',
  'worksite',
  'regulationCode',
  'severity',
  'steps',
  'tags',
  'violation',
  /** `to` is submitted, accepted, overruled or sent_back. */
  'fix',
] as const

/**
 * `who` is empty for what the product did by itself. `from` and `to` are values on the wire, or names of people, sites
 * and violations as they were then.
 */
export const TaskHistoryEntry = z.object({
  at: IsoDateTime,
  who: z.string(),
  userId: z.nullable(Id),
  field: z.enum(taskHistoryFields),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})
export type TaskHistoryEntry = z.output<typeof TaskHistoryEntry>

export const taskHistory = endpoint({
  method: 'GET',
  path: '/api/tasks/:id/history',
  access: 'member',
  summary: 'List the changes to a task',
  params: ById,
  response: z.array(TaskHistoryEntry),
  errors: ['not_found'],
})
