import { dashboardRoutes } from './dashboard.routes'
import { type DashboardDeps, DashboardService } from './dashboard.service'

export const dashboardFeature = (deps: DashboardDeps) => ({
  routes: dashboardRoutes(new DashboardService(deps)),
})
