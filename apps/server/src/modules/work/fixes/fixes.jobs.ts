import * as z from 'zod'
import { handler, job } from '../../../platform/jobs/jobs'
import type { FixChecks } from './fix-checks'

export const checkFix = job('fixes.check', z.object({ organizationId: z.uuid(), fixId: z.uuid() }), {
  inTurns: true,
})

export const fixesHandlers = (checks: FixChecks) => [handler(checkFix, data => checks.check(data))]
