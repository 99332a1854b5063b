import * as z from 'zod'
import { handler, job } from '../../platform/jobs/jobs'
import type { ViolationsService } from './violations.service'

const foldTallies = job('violations.fold-tallies', z.unknown())

export const violationsJobs = [foldTallies]

export const violationsHandlers = (violations: ViolationsService) => [
  handler(foldTallies, () => violations.foldTallies(), '*/20 * * * *'),
]
