import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { Count, Id } from '../fields'

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

/** Whether the detector finds on this machine what it finds elsewhere. */
export const DetectorState = z.object({
  detector: z.string(),
  processor: z.string(),
  /** `safe` is slower and chosen where the fast way deviates. */
  precision: z.enum(['fast', 'safe']),
  passed: z.boolean(),
  /** The largest move of a box's side as a share of the picture's side, and the largest change of a confidence. */
  box: z.number(),
  confidence: z.number(),
  /** What was found in only one of the two, for example 'no person'. */
  unmatched: z.array(z.string()),
})
export type DetectorState = z.output<typeof DetectorState>

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
  /** Null until it has checked its detector, and in processes that analyze nothing. */
  detector: z.nullable(DetectorState),
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
