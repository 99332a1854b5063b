import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import { type Limits, limit } from '../../../platform/http/limits'
import type { WebhooksService } from './webhooks.service'

/** Each one makes the server send a request, and the admin waits for it. */
const sentByHand = limit('webhooks:send:organization', 30, 600)

export const webhooksRoutes = (webhooks: WebhooksService, limits: Limits) => [
  handle(contract.listWebhooks, ({ member }) => webhooks.list(member)),
  handle(contract.createWebhook, ({ member, body }) => webhooks.create(member, body)),
  handle(contract.updateWebhook, ({ member, params, body }) => webhooks.update(member, params.id, body)),
  handle(contract.deleteWebhook, ({ member, params }) => webhooks.remove(member, params.id)),
  handle(contract.rotateWebhookSecret, ({ member, params }) => webhooks.rotateSecret(member, params.id)),
  handle(contract.listWebhookDeliveries, ({ member, params, query }) =>
    webhooks.listDeliveries(member, params.id, query),
  ),
  handle(contract.testWebhook, async ({ member, params }) => {
    await limits.count([sentByHand, member.organizationId])
    return webhooks.test(member, params.id)
  }),
  handle(contract.resendWebhookDelivery, async ({ member, params }) => {
    await limits.count([sentByHand, member.organizationId])
    return webhooks.resend(member, params.id)
  }),
]
