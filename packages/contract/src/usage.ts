import * as z from 'zod/mini'
import { IsoDateTime } from './dates'
import { endpoint } from './endpoint'
import { Count, Id, Nothing, oneOf, text } from './fields'
import { queryInt } from './paging'
import { tiers } from './plans'

export const UsageStats = z.object({
  ai_checks_total: z.nullable(Count),
  ai_checks_remaining: z.nullable(Count),
  paulie_messages_total: z.nullable(Count),
  paulie_messages_remaining: z.nullable(Count),
  plan_name: z.enum(tiers),
  /** Null where the quota does not come back by itself. */
  reset_date: z.nullable(IsoDateTime),
})
export type UsageStats = z.output<typeof UsageStats>

const Kind = oneOf(['analysis', 'question'])
const stats = { method: 'GET', access: 'member', response: UsageStats } as const
const track = {
  method: 'POST',
  access: 'member',
  body: z.strictObject({
    type: text(80),
    metadata: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  }),
  status: 201,
  response: Nothing,
} as const

export const getUsage = endpoint({ ...stats, path: '/api/usage', summary: "Get the organization's quota" })
export const getUsageAlias = endpoint({
  ...stats,
  path: '/api/usage/get-usage',
  summary: 'Alias of /api/usage',
})
export const getUsageOf = endpoint({
  ...stats,
  path: '/api/usage/:userId',
  summary: "Get usage for yourself, or for a member if you're an admin",
  params: z.strictObject({ userId: Id }),
  errors: ['not_found', 'forbidden'],
})

export const usageHistory = endpoint({
  method: 'GET',
  path: '/api/usage/history',
  access: 'member',
  summary: 'List usage, newest first',
  query: z.strictObject({ limit: queryInt(1, 200, 50) }),
  response: z.array(
    z.object({ at: IsoDateTime, type: z.string(), who: z.nullable(z.string()), amount: z.int() }),
  ),
})

export const trackUsage = endpoint({ ...track, path: '/api/usage/track', summary: 'Record a usage event' })
export const trackEvent = endpoint({
  ...track,
  path: '/api/usage/track-event',
  summary: 'Alias of /api/usage/track',
})

export const checkUsage = endpoint({
  method: 'POST',
  path: '/api/usage/check',
  access: 'member',
  summary: 'Check whether an analysis or a question is allowed now',
  body: z.strictObject({ type: Kind }),
  response: z.object({ allowed: z.boolean(), remaining: z.nullable(Count) }),
})

export const deductUsage = endpoint({
  method: 'POST',
  path: '/api/usage/deduct',
  access: 'member',
  summary: 'Deduct one from the quota',
  body: z.strictObject({ type: Kind }),
  response: UsageStats,
  errors: ['quota_exhausted', 'questions_exhausted'],
})

export const resetUsage = endpoint({
  method: 'POST',
  path: '/api/usage/reset',
  access: 'admin',
  summary: "Reset the monthly quota if it's due",
  response: UsageStats,
})

export const syncUsage = endpoint({
  method: 'POST',
  path: '/api/usage/sync',
  access: 'member',
  summary: 'Recalculate the counters from recorded usage',
  response: UsageStats,
})
