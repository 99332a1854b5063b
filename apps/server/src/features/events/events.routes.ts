import * as contract from '@plumbline/contract'
import { sendCsv } from '../../platform/csv'
import { handle } from '../../platform/http/endpoints'
import { type Limits, limit } from '../../platform/http/limits'
import type { ActivityService } from './activity.service'
import type { EventsService } from './events.service'

const errorLogByAddress = limit('error-log:address', 60, 600)

export const eventsRoutes = (events: EventsService, activity: ActivityService, limits: Limits) => [
  handle(contract.recordEvent, ({ member, body }) => events.record(member, body)),
  handle(contract.listEvents, ({ member, query }) => activity.list(member, query)),
  handle(contract.exportEvents, async ({ member, query, reply }) =>
    sendCsv(reply, await activity.csv(member, query)),
  ),
  handle(contract.logError, async ({ body, request }) => {
    await limits.count([errorLogByAddress, request.ip])
    request.log.warn({ clientError: body.message, url: body.url }, 'a browser reported an error')
    return events.logError(body, request.headers['user-agent'] ?? '')
  }),
]
