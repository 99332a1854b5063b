import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Id, Nothing, oneOf, text } from '../fields'
import { languages } from '../options'
import { Paging, pageOf } from '../paging'

/** json: signed per Standard Webhooks · slack, teams: a chat message in the webhook's language */
export const webhookKinds = ['json', 'slack', 'teams'] as const
export type WebhookKind = (typeof webhookKinds)[number]

export const webhookEvents = [
  'violation.created',
  'violation.resolved',
  'task.created',
  'task.assigned',
  'task.completed',
  'task.overdue',
  'analysis.completed',
  'suggestion.decided',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What a delivery can be about; a test is sent only when an admin asks for it. */
export const deliveryEvents = [...webhookEvents, 'test'] as const
export type DeliveryEvent = (typeof deliveryEvents)[number]

export const MAX_WEBHOOKS = 20
export const MAX_WEBHOOK_NAME = 80
export const MAX_WEBHOOK_URL = 2000

export const deliveryStates = ['pending', 'delivered', 'failed'] as const

/** Why an attempt got no usable response; `status` is a response that isn't a 2xx. */
export const deliveryFaults = [
  'status',
  'address_not_allowed',
  'host_unknown',
  'unreachable',
  'certificate',
  'timed_out',
  'unreadable',
] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

export const Webhook = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(webhookKinds),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Of the messages to Slack and Teams. */
  language: z.enum(languages),
  enabled: z.boolean(),
  /** Since when every attempt failed; null while it works. */
  failingSince: z.nullable(IsoDateTime),
  /** When it was turned off because it kept failing. */
  disabledAt: z.nullable(IsoDateTime),
  createdAt: IsoDateTime,
})
export type Webhook = z.output<typeof Webhook>

export const WebhookDelivery = z.object({
  id: Id,
  event: z.enum(deliveryEvents),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  responseStatus: z.nullable(z.int()),
  fault: z.nullable(z.enum(deliveryFaults)),
  /** What was sent, and the beginning of what came back. */
  body: z.string(),
  responseBody: z.string(),
  createdAt: IsoDateTime,
  lastAttemptAt: z.nullable(IsoDateTime),
  nextAttemptAt: z.nullable(IsoDateTime),
})
export type WebhookDelivery = z.output<typeof WebhookDelivery>

const WebhookUrl = z.string('webhook_url_invalid').check(
  z.trim(),
  z.maxLength(MAX_WEBHOOK_URL, 'too_long'),
  z.refine(url => URL.canParse(url) && /^https?:\/\//i.test(url), 'webhook_url_invalid'),
)
const Events = z
  .array(oneOf(webhookEvents), 'webhook_events_required')
  .check(z.minLength(1, 'webhook_events_required'), z.maxLength(webhookEvents.length, 'too_long'))

export const NewWebhook = z.strictObject({
  name: text(MAX_WEBHOOK_NAME),
  kind: oneOf(webhookKinds),
  url: WebhookUrl,
  events: Events,
  /** Your own language unless you choose another. */
  language: z.optional(oneOf(languages)),
})

export type NewWebhook = z.output<typeof NewWebhook>

export const WebhookChanges = z.strictObject({
  name: z.optional(text(MAX_WEBHOOK_NAME)),
  url: z.optional(WebhookUrl),
  events: z.optional(Events),
  language: z.optional(oneOf(languages)),
  enabled: z.optional(z.boolean()),
})

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  access: 'admin',
  summary: "List the organization's webhooks",
  response: z.array(Webhook),
})

export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  changes: ['/api/webhooks'],
  access: 'admin',
  summary: 'Create a webhook. The response is the only one with its signing secret',
  body: NewWebhook,
  status: 201,
  /** Slack and Teams don't check signatures, so their webhooks have no secret. */
  response: z.object({ webhook: Webhook, secret: z.nullable(z.string()) }),
  errors: ['too_many_webhooks'],
})

export const updateWebhook = endpoint({
  method: 'PATCH',
  path: '/api/webhooks/:id',
  changes: ['/api/webhooks'],
  access: 'admin',
  summary: 'Change a webhook, or turn it on or off',
  params: ById,
  body: WebhookChanges,
  response: Webhook,
  errors: ['not_found'],
})

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  changes: ['/api/webhooks'],
  access: 'admin',
  summary: 'Delete a webhook and its delivery log',
  params: ById,
  response: Nothing,
  errors: ['not_found'],
})

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/rotate-secret',
  changes: ['/api/webhooks'],
  access: 'admin',
  summary: 'Replace the signing secret. For a day, deliveries are signed with both',
  params: ById,
  response: z.object({ secret: z.string(), oldSecretUntil: IsoDateTime }),
  errors: ['not_found', 'webhook_unsigned'],
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  changes: ['/api/webhooks'],
  access: 'admin',
  summary: 'Send a test event now and return what came back',
  params: ById,
  response: WebhookDelivery,
  errors: ['not_found', 'too_many'],
})

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  access: 'admin',
  summary: "List a webhook's deliveries of the last 30 days, newest first",
  params: ById,
  query: z.strictObject(Paging),
  response: pageOf(WebhookDelivery),
  errors: ['not_found'],
})

export const resendWebhookDelivery = endpoint({
  method: 'POST',
  path: '/api/webhook-deliveries/:id/resend',
  changes: ['/api/webhooks'],
  access: 'admin',
  summary: 'Send a delivery again now, with the same id, and return what came back',
  params: ById,
  response: WebhookDelivery,
  errors: ['not_found', 'too_many'],
})
