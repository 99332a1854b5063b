import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { Count } from '../fields'

/** How long something can be kept, in months. */
export const retentionMonths = [1, 3, 6, 12, 24, 36, 60, 84, 120] as const
export type RetentionMonths = (typeof retentionMonths)[number]

/** Null keeps it until somebody deletes it. */
const Months = z.nullable(z.literal(retentionMonths, 'not_an_option'))

/** What an organization keeps, and for how long. */
export const retentionFields = ['media', 'records', 'activity'] as const
export type RetentionField = (typeof retentionFields)[number]

/** What the last run deleted. */
export const RetentionRun = z.object({
  at: IsoDateTime,
  media: Count,
  analyses: Count,
  violations: Count,
  tasks: Count,
  events: Count,
})
export type RetentionRun = z.output<typeof RetentionRun>

export const Retention = z.object({
  /** Photos, videos and recordings, counted from the upload. */
  media: Months,
  /** Resolved violations, completed tasks and their results, counted from the last change. */
  records: Months,
  /** The log of who did what. */
  activity: Months,
  /** In counsel mode nothing is deleted, whatever is chosen here. */
  onHold: z.boolean(),
  /** Null until it has run. */
  lastRun: z.nullable(RetentionRun),
  /** Bytes of all files, copies included, and how many there may be. */
  storage: z.object({ used: Count, limit: Count }),
})
export type Retention = z.output<typeof Retention>

export const getRetention = endpoint({
  method: 'GET',
  path: '/api/organizations/retention',
  access: 'admin',
  summary: 'Get how long the organization keeps its data, and what was last deleted',
  response: Retention,
})

export const saveRetention = endpoint({
  method: 'PUT',
  path: '/api/organizations/retention',
  changes: ['/api/organizations', '/api/events'],
  access: 'admin',
  summary: 'Set how long the organization keeps its data, in months. Null keeps it until it is deleted',
  body: z.strictObject({
    media: z.optional(Months),
    records: z.optional(Months),
    activity: z.optional(Months),
  }),
  response: Retention,
})
