import * as z from 'zod/mini'
import { DateInput, IsoDate, IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, longText, Nothing, oneOf, prepared, SiteFilter, tagsOf, text } from '../fields'
import { priorities, severities, taskStatuses } from '../options'
import { longPageOf, Paging } from '../paging'
import { acceptingRecord, withLegacyAliases } from '../records'
import { findings } from '../stale'

/** `user_name` is who wrote it, as they were called then. */
export const TaskNote = z.object({
  text: z.string(),
  user_id: Id,
  user_name: z.optional(z.string()),
  created_at: IsoDateTime,
  /** The members it calls to, each of whom was notified. */
  mentions: z.optional(z.array(Id)),
})
export type TaskNote = z.output<typeof TaskNote>

export const TaskStep = z.object({ text: z.string(), done: z.boolean() })
export type TaskStep = z.output<typeof TaskStep>

export const Task = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  status: z.enum(taskStatuses),
  priority: z.enum(priorities),
  dueDate: z.nullable(IsoDate),
  assignee: z.nullable(Id),
  assigneeName: z.nullable(z.string()),
  /** Null once that person's account is gone. */
  reporter: z.nullable(Id),
  reporterName: z.nullable(z.string()),
  violationId: z.nullable(Id),
  violationMedia: z.nullable(z.string()),
  violationType: z.nullable(z.string()),
  siteId: z.nullable(Id),
  /** The site's name; without a site, what a person wrote. */
  worksite: z.string(),
  /** The part of the site where its violation was found; empty where nobody said. */
  area: z.string(),
  /** The worksite, under the name that document 2 has for it. */
  location: z.string(),
  regulationCode: z.nullable(z.string()),
  severity: z.nullable(z.enum(severities)),
  steps: z.array(TaskStep),
  /** Past its date and not completed. */
  overdue: z.boolean(),
  notes: z.array(TaskNote),
  tags: z.array(z.string()),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
  version: z.int(),
})
export type Task = z.output<typeof Task>

const GivenStep = z.union([
  z.pipe(
    text(1000),
    z.transform(step => ({ text: step, done: false })),
  ),
  z.strictObject({ text: text(1000), done: z._default(z.boolean(), false) }),
])

/** Steps arrive as a list, as a serialized list, or as one string; each is a text, or a text that is done or not. */
const StepList = z.array(GivenStep).check(z.maxLength(100))
const Steps = prepared<typeof StepList, string | ReadonlyArray<z.input<typeof GivenStep>>>(input => {
  if (typeof input !== 'string') return input
  try {
    const parsed: unknown = JSON.parse(input)
    return Array.isArray(parsed) ? parsed : [input]
  } catch {
    return [input]
  }
}, StepList)

const UNTITLED = 'Untitled Task'
const Title = z.pipe(
  longText(200),
  z.transform(title => title || UNTITLED),
)

const legacyAliases = {
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
} as const

const writable = {
  title: z.optional(Title),
  description: z.optional(longText(10_000)),
  status: z.optional(oneOf(taskStatuses)),
  priority: z.optional(oneOf(priorities)),
  dueDate: z.optional(z.nullable(DateInput)),
  assignee: z.optional(z.nullable(Id)),
  violationId: z.optional(z.nullable(Id)),
  siteId: z.optional(z.nullable(Id)),
  /** Without `siteId`: the name of a site, or a text of one's own. */
  worksite: z.optional(longText(300)),
  regulationCode: z.optional(z.nullable(longText(60))),
  severity: z.optional(z.nullable(oneOf(severities))),
  steps: z.optional(Steps),
  tags: z.optional(tagsOf(longText(60), 30)),
}

/**
 * What the client of document 2 sends along: the violation behind `violationId` has its type, place and date, and the
 * session says who the user is.
 */
const sentAlong = ['user_id', 'context', 'type', 'violation'] as const

export const NewTask = withLegacyAliases(
  acceptingRecord(
    z.strictObject({
      ...writable,
      title: z._default(Title, UNTITLED),
      /** A member of the organization; the caller where none is given. It can't be changed afterwards. */
      reporter: z.optional(z.nullable(Id)),
      /** The regulation it is made from: gives code, priority and date where they are not given. */
      regulationId: z.optional(Id),
      /** Any text that is sent again when the same request is repeated: it returns the task made the first time. */
      requestId: z.optional(text(100)),
    }),
    Task,
    sentAlong,
  ),
  { ...legacyAliases, regulation_id: 'regulationId' },
)
const SentNote = z.object({ ...TaskNote.shape, text: text(10_000) })
export const TaskChanges = withLegacyAliases(
  acceptingRecord(
    z.strictObject({
      ...writable,
      /** The whole list, the new ones last: earlier notes are never changed or taken away. */
      notes: z.optional(z.array(z.union([text(10_000), SentNote])).check(z.maxLength(500))),
      /** One more note, for a client that does not want to send the list. */
      note: z.optional(text(10_000)),
      /** Members whom the new note calls to. */
      mentions: z.optional(z.array(Id).check(z.maxLength(20))),
      /** Sent along, it makes sure that nobody else's change is overwritten. */
      version: z.optional(z.int()),
    }),
    Task,
    sentAlong,
  ),
  legacyAliases,
)

export const taskSorts = ['newest', 'oldest', 'due', 'priority', 'updated'] as const

/** What narrows the list down; an export takes the same. */
const filters = {
  /**
   * `unresolved` holds open and in progress, Completed holds completed and closed; the status filter tells them apart.
   */
  tab: z.optional(oneOf(['all', 'unresolved', 'open', 'in_progress', 'completed'])),
  status: z.optional(oneOf(['all', ...taskStatuses])),
  priority: z.optional(oneOf(['all', ...priorities])),
  /** A member's id, `all`, `me` or `none`. */
  assignee: z.optional(z.union([Id, oneOf(['all', 'me', 'none'])])),
  site: SiteFilter,
  searchTerm: z.optional(longText(200)),
  overdue: z.optional(oneOf(['1'])),
}

/** What a saved view of the list keeps. */
export const TaskListView = z.object({ ...filters, sort: z.optional(oneOf(taskSorts)) })

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/tasks',
  access: 'member',
  summary: 'List tasks, with filters, search and paging',
  query: z.strictObject({
    ...Paging,
    ...filters,
    sort: z._default(oneOf(taskSorts), 'newest'),
    /** The `next` of the answer before: goes on from there, however far it is. */
    after: z.optional(text(200)),
  }),
  response: z.object({
    ...longPageOf(Task).shape,
    /** For the tabs, under all other filters; at least this many where `capped` says so. */
    counts: z.object({ all: Count, open: Count, inProgress: Count, completed: Count, capped: z.boolean() }),
  }),
  errors: ['too_far'],
})

export const createTask = endpoint({
  method: 'POST',
  path: '/api/tasks',
  changes: [...findings, '/api/notifications'],
  access: 'member',
  summary: 'Create a task',
  body: NewTask,
  status: 201,
  response: Task,
  errors: ['not_found', 'regulations_need_a_plan', 'site_archived'],
})

export const tasksForViolation = endpoint({
  method: 'GET',
  path: '/api/tasks/violation/:id',
  access: 'member',
  summary: 'List the tasks of a violation',
  params: ById,
  response: z.array(Task),
  errors: ['not_found'],
})

export const getTask = endpoint({
  method: 'GET',
  path: '/api/tasks/:id',
  access: 'member',
  summary: 'Get a task',
  params: ById,
  response: Task,
  errors: ['not_found'],
})

export const updateTask = endpoint({
  method: 'PATCH',
  path: '/api/tasks/:id',
  changes: [...findings, '/api/notifications'],
  access: 'member',
  summary: 'Update a task. Older field names are accepted',
  params: ById,
  body: TaskChanges,
  response: z.object({
    ...Task.shape,
    /** This completed the last open task of a violation that is not resolved yet: offer to resolve it. */
    violationCanBeResolved: z.boolean(),
  }),
  errors: [
    'not_found',
    'version_conflict',
    'notes_are_kept',
    'too_many_notes',
    'site_archived',
    'fix_photo_required',
  ],
})

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/api/tasks/:id',
  changes: [...findings, '/api/notifications'],
  access: 'member',
  summary: 'Delete a task. Only a manager deletes one that is completed or has photos or comments',
  params: ById,
  response: Nothing,
  errors: ['not_found', 'evidence_kept'],
})

export const exportTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/export',
  access: 'member',
  summary: 'Download the filtered tasks as CSV',
  query: z.strictObject({ ...filters, sort: z._default(oneOf(taskSorts), 'newest') }),
  produces: 'file',
  response: Nothing,
})
