import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { Limits } from '../../../platform/http/limits'
import type { RechecksService } from './recheck.service'

type Deps = { rechecks: RechecksService; limits: Limits }

export const copilotRoutes = ({ rechecks, limits }: Deps) => [
  handle(contract.recheck, async ({ member, body }) => {
    await limits.count({ 'recheck:account': member.userId })
    return rechecks.recheck(member, body.violationId)
  }),
]
