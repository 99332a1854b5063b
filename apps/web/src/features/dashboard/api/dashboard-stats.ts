import { dashboardStats } from '@plumbline/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/query'

export const useDashboardStats = () => useQuery(queryFor(dashboardStats, undefined))
