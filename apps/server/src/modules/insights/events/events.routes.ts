import * as contract from '@plumbline/contract'
import { sendCsv } from '../../../platform/csv'
import { handle } from '../../../platform/http/endpoints'
import { type Limits, limit } from '../../../platform/http/limits'
import { withoutQueryValues, withoutSecrets } from '../../../platform/logging'
import type { ActivityService } from './activity.service'
import type { EventsService } from './events.service'

/** What a page reports of itself, far above what somebody can click. */
const eventsByAccount = limit('events:account', 600, 600)
const errorLogByAddress = limit('error-log:address', 60, 600)

export const eventsRoutes = (events: EventsService, activity: ActivityService, limits: Limits) => [
  handle(contract.recordEvent, async ({ member, body }) => {
    await limits.count([eventsByAccount, member.userId])
    return events.record(member, body)
  }),
  handle(contract.listEvents, ({ member, query }) => activity.list(member, query)),
  handle(contract.exportEvents, async ({ member, query, reply }) =>
    sendCsv(reply, await activity.csv(member, query)),
  ),
  handle(contract.logError, async ({ body, request }) => {
    await limits.count([errorLogByAddress, request.ip])
    const { message, url = '', stack = '' } = body
    const report = {
      ...body,
      message: withoutSecrets(message),
      url: withoutSecrets(url),
      stack: withoutSecrets(stack),
    }
    // What it says may quote what is on the page; it is in the table, where it is deleted.
    request.log.warn({ url: withoutQueryValues(report.url) }, 'a browser reported an error')
    return events.logError(report, request.headers['user-agent'] ?? '')
  }),
]
