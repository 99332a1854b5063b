import * as contract from '@plumbline/contract'
import * as z from 'zod'
import { handle } from '../../../platform/http/endpoints'
import { handler, job } from '../../../platform/jobs/jobs'
import { type RetentionDeps, RetentionService } from './retention.service'

export const enforceRetention = job('retention.enforce', z.unknown(), { seconds: 7200 })

export function retentionFeature(deps: RetentionDeps) {
  const retention = new RetentionService(deps)
  return {
    routes: [
      handle(contract.getRetention, ({ member }) => retention.get(member)),
      handle(contract.saveRetention, ({ member, body }) => retention.save(member, body)),
    ],
    handlers: [handler(enforceRetention, () => retention.enforceAll(), '53 2 * * *')],
  }
}
