import * as contract from '@plumbline/contract'
import { compare, type Question } from './lib/stands'

/**
 * Whether the dashboard stays fast as an organization grows: every call of the page, asked of one organization with
 * 10,000 violations and of one with 1,000,000 over the same three years, turn by turn in one run.
 */
const LAST_DAY = '2026-07-27'
const since = (start: string) => ({ start, end: LAST_DAY })

const questions: Question[] = [
  ['metrics', contract.dashboardMetrics, () => ({})],
  ['today', contract.dashboardToday, () => ({})],
  ['trends: 30 days', contract.dashboardTrends, () => since('2026-06-28')],
  ['trends: 90 days', contract.dashboardTrends, () => since('2026-04-29')],
  ['trends: 12 months', contract.dashboardTrends, () => since('2025-07-28')],
  [
    'trends: 12 months of one site',
    contract.dashboardTrends,
    ({ site }) => ({ ...since('2025-07-28'), site }),
  ],
  ['trends: three years', contract.dashboardTrends, () => since('2023-11-01')],
  ['risks: 12 months', contract.dashboardRisks, () => since('2025-07-28')],
  ['quality: 12 months', contract.dashboardQuality, () => since('2025-07-28')],
  ['sites: 12 months', contract.dashboardSites, () => since('2025-07-28')],
  ['alerts', contract.dashboardAlerts, () => ({})],
  ['recent', contract.dashboardRecent, () => ({})],
  ['summary', contract.dashboardSummary, () => ({})],
]

await compare(questions.filter(([name]) => name.includes(process.env.BENCH_ONLY ?? '')))
