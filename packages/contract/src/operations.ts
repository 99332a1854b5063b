import * as z from 'zod/mini'
import { IsoDateTime } from './dates'
import { endpoint } from './endpoint'
import { Count, Id } from './fields'

/** How many organizations and error lines the page shows. */
export const MAX_LISTED_ORGANIZATIONS = 10
export const MAX_LISTED_ERRORS = 50

/** A process counts as running while it was seen within this time; it reports three times in it. */
export const PROCESS_SILENT_AFTER_S = 30

/** What waits to be done: analyses by kind of file, jobs by name. */
export const QueueFigures = z.object({
  name: z.string(),
  waiting: Count,
  running: Count,
  /** In the last 24 hours. */
  failed: Count,
  /** How long the oldest has waited, in seconds; null where nothing waits. */
  oldestSeconds: z.nullable(Count),
})
export type QueueFigures = z.output<typeof QueueFigures>

export const ProcessFigures = z.object({
  id: Id,
  host: z.string(),
  role: z.enum(['api', 'worker', 'both']),
  version: z.string(),
  startedAt: IsoDateTime,
  lastSeenAt: IsoDateTime,
  isAlive: z.boolean(),
  /** Names of jobs and kinds of analyses that it works on. */
  doing: z.array(z.string()),
})
export type ProcessFigures = z.output<typeof ProcessFigures>

export const errorSources = ['request', 'job', 'analysis'] as const
export type ErrorSource = (typeof errorSources)[number]

/** Where it happened and what kind it was. Messages are left out, because they can quote what people typed. */
const errorFields = {
  source: z.enum(errorSources),
  /** The template of the route, the name of the job or the kind of file. */
  place: z.string(),
  code: z.string(),
}
export const ErrorFigures = z.object({ ...errorFields, count: Count, lastAt: IsoDateTime })
export type ErrorFigures = z.output<typeof ErrorFigures>
export const ErrorLine = z.object({
  id: Id,
  ...errorFields,
  /** The kind of error and the line of our code that it came from. */
  origin: z.string(),
  at: IsoDateTime,
})
export type ErrorLine = z.output<typeof ErrorLine>

export const Operations = z.object({
  version: z.string(),
  at: IsoDateTime,
  queues: z.array(QueueFigures),
  processes: z.array(ProcessFigures),
  storage: z.object({
    usedBytes: Count,
    /** Of the folder for uploads and, without an object store, for media. */
    freeBytes: Count,
    organizations: z.array(z.object({ id: Id, name: z.string(), bytes: Count })),
  }),
  database: z.object({ bytes: Count, connections: Count, maxConnections: Count }),
  /** Of the last hour, the most frequent first. */
  errors: z.array(ErrorFigures),
  /** Newest first. */
  lines: z.array(ErrorLine),
})
export type Operations = z.output<typeof Operations>

export const getOperations = endpoint({
  method: 'GET',
  path: '/api/operations',
  access: 'admin',
  summary:
    'Get the state of the installation: queues, processes, storage, database and errors. Only for who runs it; others get 404',
  response: Operations,
  errors: ['not_found'],
})
