import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { createWebhook, failedDelivery, newWebhook } from '../../../testing/webhooks'

const errors = ({ app, ana }: ErrorCaseDeps): Record<string, ErrorCases> => ({
  createWebhook: {
    too_many_webhooks: async () => {
      await app.db.pool.query(
        `insert into webhooks (id, organization_id, name, kind, url, events, language, created_at)
         select gen_random_uuid(), $1, 'x', 'slack', 'https://x.example', '{}', 'en', now()
         from generate_series(1, $2)`,
        [ana.organizationId, contract.MAX_WEBHOOKS],
      )
      const rejected = await ana.send(contract.createWebhook, { body: newWebhook })
      await app.db.pool.query('delete from webhooks where organization_id = $1', [ana.organizationId])
      return rejected
    },
  },
  rotateWebhookSecret: {
    webhook_unsigned: async () => {
      const { id } = await createWebhook(ana, { kind: 'slack' })
      return ana.call(contract.rotateWebhookSecret, { params: { id } })
    },
  },
})

export const cases: PartCases = {
  errors,
  records: {
    webhook: {
      paths: ['/api/webhooks'],
      make: async ({ person, marker }) => (await createWebhook(person, { name: marker })).id,
    },
    delivery: {
      paths: ['/api/webhook-deliveries'],
      make: async ({ app, person, id }) =>
        failedDelivery(app, { id: await id('webhook'), organizationId: person.organizationId }),
    },
  },
  bodies: () => ({ updateWebhook: { name: 'Mine now' } }),
}
