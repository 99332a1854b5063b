import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { Count, Id, longText, Nothing, oneOf, text } from '../fields'
import { queryInt } from '../paging'
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

export const quotaKinds = ['analysis', 'question'] as const
/** Why a quota changed. */
export const ledgerReasons = ['grant', 'use', 'refund', 'renewal', 'plan_change', 'purchase'] as const

const Kind = oneOf(quotaKinds)
const MAX_METADATA = 20
const Metadata = z
  .record(z.string().check(z.maxLength(80)), z.union([longText(500), z.number(), z.boolean(), z.null()]))
  .check(z.refine(data => Object.keys(data).length <= MAX_METADATA, 'too_long'))
const stats = { method: 'GET', access: 'member', response: UsageStats } as const
const track = {
  method: 'POST',
  changes: [],
  access: 'member',
  body: z.strictObject({ type: text(80), metadata: z.optional(Metadata) }),
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
  summary: 'List what changed the quota, newest first',
  /** Of one person: yourself, or a member if you're an admin. */
  query: z.strictObject({ limit: queryInt(1, 200, 50), userId: z.optional(Id) }),
  response: z.array(
    z.object({
      at: IsoDateTime,
      type: z.enum(quotaKinds),
      reason: z.enum(ledgerReasons),
      who: z.nullable(z.string()),
      amount: z.int(),
    }),
  ),
  errors: ['not_found', 'forbidden'],
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
  changes: [],
  access: 'member',
  summary: 'Check whether an analysis or a question is allowed now',
  body: z.strictObject({ type: Kind }),
  response: z.object({ allowed: z.boolean(), remaining: z.nullable(Count) }),
})

export const deductUsage = endpoint({
  method: 'POST',
  path: '/api/usage/deduct',
  changes: ['/api/usage', '/api/billing'],
  access: 'member',
  summary: 'Deduct one from the quota',
  /** A request that is sent again with the same key counts once. */
  body: z.strictObject({ type: Kind, requestKey: z.optional(text(120)) }),
  response: UsageStats,
  errors: ['quota_exhausted', 'questions_exhausted'],
})

export const resetUsage = endpoint({
  method: 'POST',
  path: '/api/usage/reset',
  changes: ['/api/usage', '/api/billing'],
  access: 'admin',
  summary: "Reset the monthly quota if it's due",
  response: UsageStats,
})

export const syncUsage = endpoint({
  method: 'POST',
  path: '/api/usage/sync',
  changes: ['/api/usage', '/api/billing'],
  access: 'member',
  summary: 'Recalculate the counters from recorded usage',
  response: UsageStats,
})
