import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { signUpOn } from '../../../testing/plans'

const app = useTestApp()

test('the access log says where webhooks send to, and nothing secret of their address', async () => {
  const ana = await signUpOn(app, 'pro')
  const { data } = await ana.call(contract.createWebhook, {
    body: { name: 'Ledger', kind: 'json', url: 'https://1.1.1.1/in/token', events: ['task.created'] },
  })
  const params = { id: data.webhook.id }
  await ana.call(contract.rotateWebhookSecret, { params })
  await ana.call(contract.updateWebhook, { params, body: { url: 'https://8.8.8.8/in/token' } })
  await ana.call(contract.updateWebhook, { params, body: { name: 'Ledger 2' } })
  await ana.call(contract.deleteWebhook, { params })
  const { rows } = await app.db.pool.query(
    `select kind, details from access_events where details->>'name' like 'Ledger%' order by kind, details->>'host'`,
  )
  expect(rows.map(({ kind, details }) => [kind, details.name, details.host])).toEqual([
    ['webhook_changed', 'Ledger', '1.1.1.1'],
    ['webhook_changed', 'Ledger', '8.8.8.8'],
    ['webhook_created', 'Ledger', '1.1.1.1'],
    ['webhook_removed', 'Ledger 2', '8.8.8.8'],
  ])
  expect(JSON.stringify(rows)).not.toContain('token')
})
