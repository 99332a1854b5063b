import type { Limits } from '../../platform/http/limits'
import { ActivityService } from './activity.service'
import { eventsRoutes } from './events.routes'
import { type EventsDeps, EventsService } from './events.service'

export function eventsFeature(deps: EventsDeps & { limits: Limits }) {
  const events = new EventsService(deps)
  return { events, routes: eventsRoutes(events, new ActivityService(deps), deps.limits) }
}
