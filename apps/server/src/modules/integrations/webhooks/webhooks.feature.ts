import type { Limits } from '../../../platform/http/limits'
import { type DeliveriesDeps, DeliveriesService } from './deliveries.service'
import { webhooksHandlers } from './webhooks.jobs'
import { webhooksRoutes } from './webhooks.routes'
import { type WebhooksDeps, WebhooksService } from './webhooks.service'

type Deps = DeliveriesDeps & Omit<WebhooksDeps, 'deliveries'> & { limits: Limits }

export function webhooksFeature(deps: Deps) {
  const deliveries = new DeliveriesService(deps)
  const webhooks = new WebhooksService({ ...deps, deliveries })
  return {
    webhooks,
    routes: webhooksRoutes(webhooks, deps.limits),
    handlers: webhooksHandlers(deliveries),
  }
}
