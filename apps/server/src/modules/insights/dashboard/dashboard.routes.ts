import * as contract from '@plumbline/contract'
import { sendCsv } from '../../../platform/csv'
import { handle } from '../../../platform/http/endpoints'
import type { AlertsService } from './alerts.service'
import type { BreakdownsService } from './breakdowns.service'
import type { DashboardService } from './dashboard.service'
import type { OverviewService } from './overview.service'
import type { TrendsService } from './trends.service'

type Services = {
  dashboard: DashboardService
  overview: OverviewService
  alerts: AlertsService
  trends: TrendsService
  breakdowns: BreakdownsService
}

export const dashboardRoutes = ({ dashboard, overview, alerts, trends, breakdowns }: Services) => [
  handle(contract.dashboardStats, ({ member }) => dashboard.stats(member)),
  handle(contract.dashboardMetrics, ({ member }) => dashboard.metrics(member)),
  handle(contract.dashboardToday, ({ member }) => overview.today(member)),
  handle(contract.dashboardRecent, ({ member }) => overview.recent(member)),
  handle(contract.dashboardSummary, ({ member }) => overview.summary(member)),
  handle(contract.dashboardAlerts, ({ member }) => alerts.alerts(member)),
  handle(contract.dashboardRisks, ({ member, query }) => breakdowns.risks(member, query)),
  handle(contract.dashboardSites, ({ member, query }) => breakdowns.sites(member, query)),
  handle(contract.dashboardQuality, ({ member, query }) => breakdowns.quality(member, query)),
  handle(contract.dashboardTrends, ({ member, query }) => trends.trends(member, query)),
  handle(contract.dashboardCsv, async ({ member, query, reply }) =>
    sendCsv(reply, await trends.csv(member, query)),
  ),
]
