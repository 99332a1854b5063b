import type { Limits } from '../../../platform/http/limits'
import { ActivityService } from './activity.service'
import { eventsRoutes } from './events.routes'
import { type EventsDeps, EventsService } from './events.service'

export function eventsFeature(deps: EventsDeps & { limits: Limits }) {
  const events = new EventsService(deps)
  const activity = new ActivityService(deps)
  return { events, activity, routes: eventsRoutes(events, activity, deps.limits) }
}
