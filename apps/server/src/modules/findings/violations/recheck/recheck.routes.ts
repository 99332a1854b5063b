import * as contract from '@plumbline/contract'
import { handle } from '../../../../platform/http/endpoints'
import { type Limits, limit } from '../../../../platform/http/limits'
import type { RechecksService } from './recheck.service'

const recheckByAccount = limit('recheck:account', 60, 3600)

type Deps = { rechecks: RechecksService; limits: Limits }

export const recheckRoutes = ({ rechecks, limits }: Deps) => [
  handle(
    contract.recheck,
    async ({ member, body }) => {
      await limits.count([recheckByAccount, member.userId])
      return rechecks.recheck(member, body.violationId)
    },
    { waits: true },
  ),
]
