import * as contract from '@plumbline/contract'
import { handle } from '../../platform/http/endpoints'
import type { DashboardService } from './dashboard.service'

export const dashboardRoutes = (dashboard: DashboardService) => [
  handle(contract.dashboardStats, ({ member }) => dashboard.stats(member)),
]
