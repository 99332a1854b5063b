import * as z from 'zod/mini'
import { DateInput, IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { Id, longText, Nothing, text } from '../fields'
import { Paging, pageOf } from '../paging'

export const recordEvent = endpoint({
  method: 'POST',
  path: '/api/events',
  changes: [],
  access: 'member',
  summary: 'Record a user event',
  /** `user_id` is the caller's own; the session says the same. */
  body: z.strictObject({
    event: text(80),
    source: z.optional(longText(40)),
    user_id: z.optional(Id),
    violation_id: z.optional(Id),
    task_id: z.optional(Id),
    suggestion_id: z.optional(Id),
  }),
  status: 201,
  response: Nothing,
  errors: ['not_found', 'too_many'],
})

/** Something that a person or the product did. */
export const ActivityEvent = z.object({
  id: Id,
  event: z.string(),
  source: z.string(),
  /** Null where the product did it by itself, or the person has left. */
  userId: z.nullable(Id),
  userName: z.nullable(z.string()),
  /** The ids of the records that it is about, and what else is known. */
  data: z.record(z.string(), z.string()),
  createdAt: IsoDateTime,
})
export type ActivityEvent = z.output<typeof ActivityEvent>

const activityFilters = {
  event: z.optional(text(80)),
  person: z.optional(Id),
  /** Days in UTC, both included. */
  from: z.optional(DateInput),
  to: z.optional(DateInput),
  q: z.optional(longText(200)),
}

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'admin',
  summary: "Search the organization's events, newest first",
  query: z.strictObject({ ...Paging, ...activityFilters }),
  response: z.object({
    ...pageOf(ActivityEvent).shape,
    /** Every name that an event of the organization has, whatever the filters. */
    names: z.array(z.string()),
  }),
  errors: ['too_far'],
})

export const exportEvents = endpoint({
  method: 'GET',
  path: '/api/events/export-csv',
  access: 'admin',
  summary: 'Download the events that the filters leave as CSV',
  query: z.strictObject(activityFilters),
  produces: 'file',
  response: Nothing,
})

export const logError = endpoint({
  method: 'POST',
  path: '/api/error-log',
  changes: [],
  access: 'open',
  summary: 'Report an uncaught error in the web app',
  body: z.strictObject({
    message: text(2000),
    stack: z.optional(longText(20_000)),
    timestamp: z.optional(longText(40)),
    url: z.optional(longText(2000)),
  }),
  status: 202,
  response: Nothing,
  errors: ['too_many'],
})
