import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import {
  ById,
  Id,
  IsoDate,
  IsoDateTime,
  longText,
  Nothing,
  oneOf,
  Paging,
  pageOf,
  text,
  withOlderNames,
} from './fields'
import { priorities, severities, taskStatuses } from './options'

export const TaskNote = z.object({ text: z.string(), user_id: Id, created_at: IsoDateTime })

export const Task = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  status: z.enum(taskStatuses),
  priority: z.enum(priorities),
  dueDate: z.nullable(IsoDate),
  assignee: z.nullable(Id),
  /** Null once that person's account is gone. */
  reporter: z.nullable(Id),
  violationId: z.nullable(Id),
  violationMedia: z.nullable(z.string()),
  violationType: z.nullable(z.string()),
  worksite: z.string(),
  regulationCode: z.nullable(z.string()),
  severity: z.nullable(z.enum(severities)),
  steps: z.array(z.object({ text: z.string(), done: z.boolean() })),
  notes: z.array(TaskNote),
  tags: z.array(z.string()),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
  version: z.int(),
})
export type Task = z.output<typeof Task>

/** Steps arrive as a list, as a serialised list, or as one string. */
const Steps = z.pipe(
  z.transform((input: unknown) => {
    if (typeof input !== 'string') return input
    try {
      const parsed: unknown = JSON.parse(input)
      return Array.isArray(parsed) ? parsed : [input]
    } catch {
      return [input]
    }
  }),
  z.array(text(1000)).check(z.maxLength(100)),
)

const olderNames = {
  due_date: 'dueDate',
  assignee_id: 'assignee',
  assignedTo: 'assignee',
  assigned_to: 'assignee',
  reporter_id: 'reporter',
  violation_id: 'violationId',
  violation_media: 'violationMedia',
  media_url: 'violationMedia',
  location: 'worksite',
  regulation_code: 'regulationCode',
  regulation: 'regulationCode',
}

const writable = {
  title: text(200),
  description: longText(10_000),
  status: oneOf(taskStatuses),
  priority: oneOf(priorities),
  dueDate: z.nullable(IsoDate),
  assignee: z.nullable(Id),
  reporter: Id,
  violationId: z.nullable(Id),
  violationMedia: z.nullable(longText(500)),
  worksite: longText(300),
  regulationCode: z.nullable(longText(60)),
  severity: oneOf(severities),
  steps: Steps,
  tags: z.array(text(60)).check(z.maxLength(30)),
}

export const NewTask = withOlderNames(z.partial(z.strictObject(writable)), olderNames)
export const TaskChanges = withOlderNames(
  z.strictObject({
    ...z.partial(z.strictObject(writable)).shape,
    notes: z.optional(z.array(z.union([text(10_000), TaskNote])).check(z.maxLength(500))),
    version: z.optional(z.int()),
  }),
  olderNames,
)

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/tasks',
  access: 'member',
  summary: "The organisation's tasks, filtered, searched and paged",
  query: z.strictObject({
    ...Paging,
    status: z.optional(oneOf(['all', ...taskStatuses])),
    priority: z.optional(oneOf(['all', ...priorities])),
    assignee: z.optional(longText(40)),
    searchTerm: z.optional(longText(200)),
  }),
  answer: pageOf(Task),
})

export const createTask = endpoint({
  method: 'POST',
  path: '/api/tasks',
  access: 'member',
  summary: 'Create a task',
  body: NewTask,
  status: 201,
  answer: Task,
})

export const tasksForViolation = endpoint({
  method: 'GET',
  path: '/api/tasks/violation/:id',
  access: 'member',
  summary: 'The tasks of one violation',
  params: ById,
  answer: z.array(Task),
  errors: ['not_found'],
})

export const getTask = endpoint({
  method: 'GET',
  path: '/api/tasks/:id',
  access: 'member',
  summary: 'One task',
  params: ById,
  answer: Task,
  errors: ['not_found'],
})

export const updateTask = endpoint({
  method: 'PATCH',
  path: '/api/tasks/:id',
  access: 'member',
  summary: 'Change a task; the older field names are accepted',
  params: ById,
  body: TaskChanges,
  answer: Task,
  errors: ['not_found', 'changed_meanwhile'],
})

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/api/tasks/:id',
  access: 'member',
  summary: 'Remove a task',
  params: ById,
  answer: Nothing,
  errors: ['not_found'],
})
