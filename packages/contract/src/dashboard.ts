import * as z from 'zod/mini'
import { DateInput, IsoDate, IsoDateTime } from './dates'
import { endpoint } from './endpoint'
import { Count, Nothing } from './fields'

const Range = z.strictObject({ start: z.optional(DateInput), end: z.optional(DateInput) })

export const Metrics = z.object({
  totalUploads: Count,
  violationsCount: Count,
  tasksCount: Count,
  aiAnalysesUsed: Count,
  recheckPassRate: z.number(),
  topRiskCategories: z.array(z.object({ category: z.string(), count: Count })),
  pendingSuggestions: Count,
  complianceAlerts: Count,
})

export const dashboardMetrics = endpoint({
  method: 'GET',
  path: '/api/dashboard/metrics',
  access: 'member',
  summary: 'Get the dashboard metrics',
  response: Metrics,
})

export const dashboardTrends = endpoint({
  method: 'GET',
  path: '/api/dashboard/trends',
  access: 'member',
  summary: 'Get daily trends',
  query: Range,
  response: z.array(
    z.object({ date: IsoDate, uploads: Count, violations: Count, tasks: Count, resolved: Count }),
  ),
})

export const dashboardCsv = endpoint({
  method: 'GET',
  path: '/api/dashboard/export-csv',
  access: 'member',
  summary: 'Export daily trends as CSV',
  query: Range,
  produces: 'file',
  response: Nothing,
})

export const dashboardStats = endpoint({
  method: 'GET',
  path: '/api/dashboard/stats',
  access: 'member',
  summary: 'Count violations by severity and status, and tasks by status',
  response: z.object({
    bySeverity: z.record(z.string(), Count),
    byStatus: z.record(z.string(), Count),
    tasks: z.record(z.string(), Count),
    /** What people said of the findings. */
    feedback: z.object({ confirmed: Count, dismissed: Count, corrected: Count }),
    /** Of all second looks at a finding, the percentage that recommended no change; 0 where there was none. */
    recheckPassRate: z.number(),
    /** The most frequent first; the specification's three with a count of 0 where there are no violations. */
    topRiskCategories: z.array(z.object({ category: z.string(), count: Count })),
    /** Waiting for approval; 0 for those who don't decide on them. */
    pendingSuggestions: Count,
  }),
})

export const dashboardRecent = endpoint({
  method: 'GET',
  path: '/api/dashboard/recent',
  access: 'member',
  summary: 'List recent activity',
  response: z.array(z.object({ at: IsoDateTime, kind: z.string(), title: z.string(), href: z.string() })),
})

export const dashboardSummary = endpoint({
  method: 'GET',
  path: '/api/dashboard/summary',
  access: 'member',
  summary: 'Summarize the state of the organization',
  response: z.object({ summary: z.string(), updatedAt: IsoDateTime }),
})
