import type { Limits } from '../../platform/http/limits'
import { eventsRoutes } from './events.routes'
import { type EventsDeps, EventsService } from './events.service'

export const eventsFeature = (deps: EventsDeps & { limits: Limits }) => ({
  routes: eventsRoutes(new EventsService(deps), deps.limits),
})
