import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, longText, Nothing, text } from './fields'

export const recordEvent = endpoint({
  method: 'POST',
  path: '/api/events',
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
  errors: ['not_found'],
})

export const logError = endpoint({
  method: 'POST',
  path: '/api/error-log',
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
