import * as contract from '@plumbline/contract'
import * as z from 'zod'
import { sendCsv } from '../../../platform/csv'
import { handle } from '../../../platform/http/endpoints'
import { handler, job } from '../../../platform/jobs/jobs'
import { AccessLog, type AccessLogDeps } from './access-log.service'

export const purgeAccessLog = job('access-log.purge', z.unknown())

export function accessLogFeature(deps: AccessLogDeps) {
  const accessLog = new AccessLog(deps)
  return {
    accessLog,
    routes: [
      handle(contract.listAccessEvents, ({ member, query }) => accessLog.list(member, query)),
      handle(contract.exportAccessEvents, async ({ member, query, reply }) =>
        sendCsv(reply, await accessLog.csv(member, query)),
      ),
    ],
    handlers: [handler(purgeAccessLog, () => accessLog.purge(), '41 3 * * *')],
  }
}
