import { type AlertsDeps, AlertsService } from './alerts.service'
import { type BreakdownsDeps, BreakdownsService } from './breakdowns.service'
import { dashboardHandlers } from './dashboard.jobs'
import { dashboardRoutes } from './dashboard.routes'
import { type DashboardDeps, DashboardService } from './dashboard.service'
import { type OverviewDeps, OverviewService } from './overview.service'
import { TrendsService } from './trends.service'

type Deps = Omit<DashboardDeps, 'alerts'> & BreakdownsDeps & AlertsDeps & OverviewDeps

export function dashboardFeature(deps: Deps) {
  const alerts = new AlertsService(deps)
  const trends = new TrendsService(deps)
  const breakdowns = new BreakdownsService(deps)
  return {
    routes: dashboardRoutes({
      dashboard: new DashboardService({ ...deps, alerts }),
      overview: new OverviewService({ ...deps, trends }),
      alerts,
      trends,
      breakdowns,
    }),
    handlers: dashboardHandlers(trends),
  }
}
