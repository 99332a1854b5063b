import type { Webhook, WebhookDelivery } from '@plumbline/contract'
import type { StoredDelivery, StoredWebhook } from './webhooks.repository'

const iso = (date: Date | null) => date?.toISOString() ?? null

/** Without its secret, which only the responses that create one carry. */
export const presentWebhook = (webhook: StoredWebhook): Webhook => ({
  id: webhook.id,
  name: webhook.name,
  kind: webhook.kind,
  url: webhook.url,
  events: webhook.events,
  language: webhook.language,
  enabled: webhook.enabled,
  failingSince: iso(webhook.failingSince),
  disabledAt: iso(webhook.disabledAt),
  createdAt: webhook.createdAt.toISOString(),
})

export const presentDelivery = (delivery: StoredDelivery): WebhookDelivery => ({
  id: delivery.id,
  event: delivery.event,
  state: delivery.state,
  attempts: delivery.attempts,
  responseStatus: delivery.responseStatus,
  fault: delivery.fault,
  body: delivery.body,
  responseBody: delivery.responseBody,
  createdAt: delivery.createdAt.toISOString(),
  lastAttemptAt: iso(delivery.lastAttemptAt),
  nextAttemptAt: iso(delivery.nextAttemptAt),
})
