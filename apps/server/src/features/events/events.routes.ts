import * as contract from '@plumbline/contract'
import { handle } from '../../platform/http/endpoints'
import type { Limits } from '../../platform/http/limits'
import type { EventsService } from './events.service'

export const eventsRoutes = (events: EventsService, limits: Limits) => [
  handle(contract.recordEvent, ({ member, body }) => events.record(member, body)),
  handle(contract.logError, async ({ body, request }) => {
    await limits.count({ 'error-log:address': request.ip })
    request.log.warn({ clientError: body.message, url: body.url }, 'a browser reported an error')
    return events.logError(body, request.headers['user-agent'] ?? '')
  }),
]
