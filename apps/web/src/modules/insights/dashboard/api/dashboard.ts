import type { ResponseOf } from '@plumbline/contract/endpoint'
import type {
  dashboardAlerts,
  dashboardCsv,
  dashboardMetrics,
  dashboardQuality,
  dashboardRecent,
  dashboardRisks,
  dashboardSites,
  dashboardSummary,
  dashboardToday,
  dashboardTrends,
} from '@plumbline/contract/insights/dashboard'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { withoutSchemas } from '../../../../lib/api'
import { useLastSeen } from '../../../../lib/last-seen'
import { queryFor } from '../../../../lib/query'
import { useDownload } from '../../../../lib/use-download'
import type { Range } from '../period'

// The first screen comes without the schemas of violations and tasks: they are as large as the rest of it.
const read = { method: 'GET', access: 'member' } as const
const today = withoutSchemas<typeof dashboardToday>({ ...read, path: '/api/dashboard/today' })
const metrics = withoutSchemas<typeof dashboardMetrics>({ ...read, path: '/api/dashboard/metrics' })
const trends = withoutSchemas<typeof dashboardTrends>({ ...read, path: '/api/dashboard/trends' })
const risks = withoutSchemas<typeof dashboardRisks>({ ...read, path: '/api/dashboard/risks' })
const sites = withoutSchemas<typeof dashboardSites>({ ...read, path: '/api/dashboard/sites' })
const quality = withoutSchemas<typeof dashboardQuality>({ ...read, path: '/api/dashboard/quality' })
const alerts = withoutSchemas<typeof dashboardAlerts>({ ...read, path: '/api/dashboard/alerts' })
const recent = withoutSchemas<typeof dashboardRecent>({ ...read, path: '/api/dashboard/recent' })
const summary = withoutSchemas<typeof dashboardSummary>({ ...read, path: '/api/dashboard/summary' })
const csv = withoutSchemas<typeof dashboardCsv>({ ...read, path: '/api/dashboard/export-csv' })

export type Today = ResponseOf<typeof dashboardToday>
export type Metrics = ResponseOf<typeof dashboardMetrics>
export type SiteFigures = ResponseOf<typeof dashboardSites>[number]
export type Quality = ResponseOf<typeof dashboardQuality>
export type CategoryCount = ResponseOf<typeof dashboardRisks>[number]

export type TrendsQuery = Range & { site?: string }

// What was there stays while another period is on its way.
const kept = { placeholderData: keepPreviousData }

/** The cards show what went wrong themselves. */
const metricsQuery = { ...queryFor(metrics, undefined), meta: { showsOwnError: true } }
export const useMetrics = () => useQuery(metricsQuery)
/** What the page opens with is there at once: as it was the last time, until the new figures are. */
export const useOpening = (owner: string) => ({
  today: useLastSeen(queryFor(today, undefined), owner),
  metrics: useLastSeen(metricsQuery, owner),
})
export type TodayQuery = ReturnType<typeof useOpening>['today']
export const useTrends = (query: TrendsQuery = {}) => useQuery({ ...queryFor(trends, { query }), ...kept })
export const useRisks = (query: TrendsQuery) => useQuery({ ...queryFor(risks, { query }), ...kept })
export const useSiteFigures = (query: Range) => useQuery({ ...queryFor(sites, { query }), ...kept })
export const useQuality = (query: TrendsQuery) => useQuery({ ...queryFor(quality, { query }), ...kept })
export const useAlerts = () => useQuery(queryFor(alerts, undefined))
export const useRecent = () => useQuery(queryFor(recent, undefined))
export const useSummary = () => useQuery(queryFor(summary, undefined))
export const useTrendsCsv = () => useDownload(csv, 'plumbline-trends.csv')
