import * as z from 'zod/mini'
import { DateInput, IsoDate, IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { Count, Id, Nothing, SiteFilter } from '../fields'
import { Violation } from '../findings/violation'
import { hazardCategories, severities } from '../options'
import { Task } from '../work/tasks'

/** What is counted for each day. */
export const dayFigures = [
  'uploads',
  'tasks',
  'high',
  'medium',
  'low',
  'resolved',
  'fixMinutes',
  'rechecks',
  'rechecksPassed',
] as const
export type DayFigure = (typeof dayFigures)[number]

/** What became of the findings of an analysis, and what people added to what it found. */
export const findingOutcomes = ['unreviewed', 'confirmed', 'corrected', 'dismissed', 'added'] as const
export type FindingOutcome = (typeof findingOutcomes)[number]

/** Three years and the days around them. */
export const MAX_TREND_DAYS = 1100
/** Both ends are included, in the organization's time zone; without them, the last 30 days. */
const period = { start: z.optional(DateInput), end: z.optional(DateInput) }
const Range = z.strictObject({ ...period, site: SiteFilter })
const read = { method: 'GET', access: 'member' } as const

const Day = z.object({
  date: IsoDate,
  uploads: Count,
  /** Detected on that day; what was dismissed and what is only advice doesn't count. */
  violations: Count,
  high: Count,
  medium: Count,
  low: Count,
  tasks: Count,
  resolved: Count,
  /** Not resolved at the end of the day, whenever they were detected. */
  open: Count,
  /** From detection to resolution, of what was resolved on that day; null where nothing was. */
  hoursToFix: z.nullable(z.number()),
  rechecks: Count,
  /** Those that recommended no change. */
  rechecksPassed: Count,
})
export type TrendDay = z.output<typeof Day>

const CategoryCount = z.object({ category: z.enum(hazardCategories), count: Count })

/** The figures of the metric cards, over all time. */
export const Metrics = z.object({
  totalUploads: Count,
  violationsCount: Count,
  tasksCount: Count,
  /** Of the current quota. */
  aiAnalysesUsed: Count,
  /** Null where analyses aren't limited. */
  aiAnalysesLimit: z.nullable(Count),
  /** Of all rechecks, the percentage that recommended no change; 0 where there was none. */
  recheckPassRate: z.number(),
  rechecks: Count,
  /** The most frequent first; the specification's three with a count of 0 where there are no violations. */
  topRiskCategories: z.array(CategoryCount),
  /** Waiting for approval; 0 for those who don't decide on them. */
  pendingSuggestions: Count,
  complianceAlerts: Count,
  updatedAt: IsoDateTime,
})

export const dashboardMetrics = endpoint({
  ...read,
  path: '/api/dashboard/metrics',
  summary: 'Get the dashboard metrics',
  response: Metrics,
})

export const dashboardTrends = endpoint({
  ...read,
  path: '/api/dashboard/trends',
  summary: 'Get daily trends',
  query: Range,
  response: z.array(Day),
})

export const dashboardCsv = endpoint({
  ...read,
  path: '/api/dashboard/export-csv',
  summary: 'Export daily trends as CSV',
  query: Range,
  produces: 'file',
  response: Nothing,
})

export const dashboardRisks = endpoint({
  ...read,
  path: '/api/dashboard/risks',
  summary: 'Count the violations of a period by risk category, the most frequent first',
  query: Range,
  response: z.array(CategoryCount),
})

export const dashboardSites = endpoint({
  ...read,
  path: '/api/dashboard/sites',
  summary: 'Compare sites by open violations, overdue tasks and what was resolved in a period',
  query: z.strictObject(period),
  /** The most dangerous first; without an id, what belongs to no site. */
  response: z.array(
    z.object({
      siteId: z.nullable(Id),
      name: z.nullable(z.string()),
      open: z.object({ high: Count, medium: Count, low: Count }),
      overdueTasks: Count,
      resolved: Count,
    }),
  ),
})

const Outcomes = z.object({
  unreviewed: Count,
  confirmed: Count,
  /** Real, with another severity or place in the picture. */
  corrected: Count,
  dismissed: Count,
  /** Reported by a person on a picture that the analysis had found nothing of the kind in. */
  added: Count,
  /** Of what people reviewed, the percentage they didn't dismiss; null where nothing was reviewed. */
  precision: z.nullable(z.number()),
})

export const dashboardQuality = endpoint({
  ...read,
  path: '/api/dashboard/quality',
  summary: 'Get how people reviewed what the analysis found, by month and by kind of finding',
  /** Whole months: those of the start and of the end included. */
  query: Range,
  response: z.object({
    total: Outcomes,
    months: z.array(z.extend(Outcomes, { month: IsoDate })),
    /** In the reader's language, the most frequent first. */
    kinds: z.array(z.extend(Outcomes, { hazard: z.nullable(z.string()), name: z.string() })),
  }),
})

export const alertKinds = ['overdue_high_task', 'feed_names_cited_code', 'rule_date', 'quota'] as const

const Alert = z.object({
  kind: z.enum(alertKinds),
  /** In the reader's language. */
  text: z.string(),
  href: z.string(),
  at: IsoDateTime,
})
export type Alert = z.output<typeof Alert>

export const dashboardAlerts = endpoint({
  ...read,
  path: '/api/dashboard/alerts',
  summary: 'List what needs attention to stay compliant',
  /** At most 50 items; the total counts all, of overdue tasks 1,000 at most. */
  response: z.object({ items: z.array(Alert), total: Count }),
})

export const dashboardToday = endpoint({
  ...read,
  path: '/api/dashboard/today',
  summary: 'Get the most dangerous open violations and your tasks that are due',
  response: z.object({
    /** Open High violations, the oldest first; at most 5 items. */
    dangers: z.object({
      items: z.array(Violation),
      total: Count,
      /** High, not resolved, and with no rule shown broken. */
      observations: Count,
    }),
    /** Your tasks that are overdue or due today, the oldest date first; at most 5 items. */
    mine: z.object({ items: z.array(Task), overdue: Count, dueToday: Count, open: Count }),
  }),
})

export const dashboardStats = endpoint({
  ...read,
  path: '/api/dashboard/stats',
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
    topRiskCategories: z.array(CategoryCount),
    /** Waiting for approval; 0 for those who don't decide on them. */
    pendingSuggestions: Count,
  }),
})

export const recentKinds = ['analysis', 'violation', 'observation', 'task'] as const

export const dashboardRecent = endpoint({
  ...read,
  path: '/api/dashboard/recent',
  summary: 'List the newest analyses, violations, observations and tasks',
  /** At most 20, the newest first. */
  response: z.array(
    z.object({
      at: IsoDateTime,
      kind: z.enum(recentKinds),
      /** In the reader's language; of an analysis, the name of its file. */
      title: z.string(),
      href: z.string(),
      severity: z.nullable(z.enum(severities)),
      siteName: z.nullable(z.string()),
    }),
  ),
})

export const dashboardSummary = endpoint({
  ...read,
  path: '/api/dashboard/summary',
  summary: 'Summarize the state of the organization',
  /** A few sentences in the reader's language. */
  response: z.object({ summary: z.string(), updatedAt: IsoDateTime }),
})
