import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { type TestApp, testApp, useTestApp } from '../../../testing/harness'
import { signUpOn } from '../../../testing/plans'
import { finishLogin, nextCode, setUpApp, startLogin } from '../../../testing/two-factor'

const [FIRST, SECOND, THIRD] = ['first', 'second', 'third'].map(name => `${name} key `.padEnd(32, '.'))

const app = useTestApp({ SECRET_KEY: FIRST ?? '' })

const webhookBody = {
  name: 'Hook',
  kind: 'json',
  url: 'https://1.1.1.1/hook',
  events: ['task.created'],
} as const

async function stored({ db }: TestApp) {
  const { rows } = await db.pool.query<{ secret: string }>(
    'select secret from authenticators union all select secret from webhooks union all select old_secret from webhooks',
  )
  return rows.map(({ secret }) => secret)
}

test('secrets are sealed again when the server starts with another key, or were never sealed', async () => {
  const ana = await signUpOn(app, 'enterprise')
  const { secret } = await setUpApp(app, ana)
  const hook = (
    await ana.call(contract.createWebhook, { body: { ...webhookBody, events: ['task.created'] } })
  ).data
  await ana.call(contract.rotateWebhookSecret, { params: { id: hook.webhook.id } })
  const before = await stored(app)
  expect(before).toHaveLength(3)
  expect(before.join()).not.toContain('whsec_')
  expect(new Set(before.map(each => each.split('.')[0])).size).toBe(1)

  await app.db.pool.query('update webhooks set old_secret = $1', [hook.secret])
  const next = await testApp(
    { SECRET_KEY: SECOND ?? '', OLD_SECRET_KEYS: FIRST ?? '' },
    app.db.connectionString,
  )
  const after = await stored(next)
  expect(after.join()).not.toContain('whsec_')
  expect(after.filter(each => each.startsWith(`${before[0]?.split('.')[0]}.`))).toEqual([])
  next.clock.at = app.clock.at
  const { challenge } = await startLogin(next, ana)
  const proof = { method: 'code' as const, code: nextCode(next, secret) }
  expect((await finishLogin(next, challenge, proof)).status).toBe(200)
  await next.close()

  const last = await testApp({ SECRET_KEY: THIRD ?? '' }, app.db.connectionString)
  expect(last.log.filter(line => line.includes('sealed with a key that is missing'))).toHaveLength(3)
  expect(await stored(last)).toEqual(after)
  await last.close()
})
