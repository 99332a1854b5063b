import * as contract from '@plumbline/contract'
import { Webhook as Verifier } from 'standardwebhooks'
import type { TestApp } from './harness'
import type { Person } from './people'

/** A literal address, because nothing here can look up a name. It is public, and nothing answers there. */
export const PUBLIC_URL = 'https://93.184.216.34/hook'

export const newWebhook = {
  name: 'Site office',
  kind: 'json',
  url: PUBLIC_URL,
  events: ['violation.created'],
} as const

export async function createWebhook(person: Person, changes: object = {}) {
  const { body } = await person.send(contract.createWebhook, { body: { ...newWebhook, ...changes } })
  const { webhook, secret } = (body as { data: { webhook: contract.Webhook; secret: string | null } }).data
  return { ...webhook, secret: secret ?? '', organizationId: person.organizationId }
}

/** Straight into the table: nothing is sent anywhere. */
export async function failedDelivery(app: TestApp, hook: { id: string; organizationId: string }) {
  const { rows } = await app.db.pool.query<{ id: string }>(
    `insert into webhook_deliveries (id, organization_id, webhook_id, event, body, state, created_at)
     values (gen_random_uuid(), $1, $2, 'test', '{}', 'failed', now()) returning id`,
    [hook.organizationId, hook.id],
  )
  return rows[0]?.id ?? ''
}

export type WebhookRequest = { headers: Record<string, string>; body: string }

/** The library rejects times that are minutes away, and the clock of these tests stands still: so by its signature. */
export function isSignedWith(secret: string, sent: WebhookRequest | undefined) {
  const {
    'webhook-id': id = '',
    'webhook-timestamp': seconds,
    'webhook-signature': all = '',
  } = sent?.headers ?? {}
  const expected = new Verifier(secret).sign(id, new Date(Number(seconds) * 1000), sent?.body ?? '')
  return all.split(' ').includes(expected)
}
