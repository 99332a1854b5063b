import * as z from 'zod'
import { handler, job } from '../../../platform/jobs/jobs'
import type { TrendsService } from './trends.service'

export const foldTallies = job('dashboard.fold-tallies', z.unknown())

export const dashboardHandlers = (trends: TrendsService) => [
  handler(foldTallies, () => trends.foldTallies(), '*/20 * * * *'),
]
