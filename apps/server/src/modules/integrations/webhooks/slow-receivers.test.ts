import type { ServerResponse } from 'node:http'
import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { minutes } from '../../../platform/clock'
import { fakeWebServer } from '../../../testing/fake-web-server'
import { testApp } from '../../../testing/harness'
import { signUp } from '../../../testing/people'
import { createWebhook } from '../../../testing/webhooks'

/** One never answers until a test lets it, one does at once. */
async function receivers() {
  const slow: ServerResponse[] = []
  let received = 0
  const world = await fakeWebServer({
    '/slow': (_, response) => void slow.push(response),
    '/hook': (_, response) => {
      received++
      response.writeHead(200).end()
    },
  })
  return { world, slow, received: () => received }
}

test('receivers of one organization that are slow leave room for those of others', async () => {
  const { world, slow, received } = await receivers()
  const app = await testApp({ OUTGOING_ALLOWED_HOSTS: world.host })
  const ana = await signUp(app)
  const slowest = await Promise.all(
    Array.from({ length: 8 }, () => createWebhook(ana, { url: world.url('/slow') })),
  )
  for (let each = 0; each < 4; each++)
    await ana.call(contract.createViolation, { body: { type: 'Open edge', severity: 'High' } })
  const ben = await signUp(app)
  await createWebhook(ben, { url: world.url('/hook') })
  await ben.call(contract.createViolation, { body: { type: 'Theirs', severity: 'Low' } })
  const sending = app.jobs.runDueJobs()
  await expect.poll(received).toBe(1)
  expect([slowest.length, slow.length > 0 && slow.length <= 5]).toEqual([8, true])
  await app.db.pool.query('delete from webhooks where organization_id = $1', [ana.organizationId])
  for (const response of slow) response.writeHead(200).end()
  await sending
  await app.close()
  await world.close()
})

test('a receiver that is slow leaves room for the other receivers of its organization', async () => {
  const slow: ServerResponse[] = []
  const received: (string | undefined)[] = []
  const world = await fakeWebServer({
    '/slow': (_, response) => void slow.push(response),
    '/one': ({ url }, response) => {
      received.push(url)
      response.writeHead(200).end()
    },
    '/two': ({ url }, response) => {
      received.push(url)
      response.writeHead(200).end()
    },
  })
  const app = await testApp({ OUTGOING_ALLOWED_HOSTS: world.host })
  const ana = await signUp(app)
  for (const path of ['/slow', '/slow', '/one', '/two']) await createWebhook(ana, { url: world.url(path) })
  for (let each = 0; each < 6; each++)
    await ana.call(contract.createViolation, { body: { type: 'Open edge', severity: 'High' } })
  const sending = app.jobs.runDueJobs()
  await expect.poll(() => received.length).toBe(12)
  expect(received.toSorted().join()).toBe(`${'/one,'.repeat(6)}${'/two,'.repeat(5)}/two`)
  expect(slow.length).toBeLessThanOrEqual(4)
  await app.db.pool.query(
    "update webhook_deliveries set state = 'failed' where state = 'pending' and attempts = 0",
  )
  for (const response of slow) response.writeHead(200).end()
  await sending
  await app.close()
  await world.close()
})

test('receivers that fill the places of their organization leave room for its other one', async () => {
  const { world, slow, received } = await receivers()
  const app = await testApp({ OUTGOING_ALLOWED_HOSTS: world.host })
  const ana = await signUp(app)
  for (let each = 0; each < 8; each++) await createWebhook(ana, { url: world.url('/slow') })
  for (let each = 0; each < 3; each++)
    await ana.call(contract.createViolation, { body: { type: 'Open edge', severity: 'High' } })
  // What it is sent became due after everything that is sent to the others.
  app.passTime(minutes(1))
  await createWebhook(ana, { url: world.url('/hook') })
  await ana.call(contract.createViolation, { body: { type: 'Open edge', severity: 'High' } })
  const sending = app.jobs.runDueJobs()
  await expect.poll(received, { timeout: 10_000 }).toBe(1)
  expect(slow.length).toBeGreaterThanOrEqual(5)
  expect(slow.filter(({ writableEnded }) => writableEnded)).toEqual([])
  await app.db.pool.query('delete from webhooks where organization_id = $1', [ana.organizationId])
  for (const response of slow) response.writeHead(200).end()
  await sending
  await app.close()
  await world.close()
})
