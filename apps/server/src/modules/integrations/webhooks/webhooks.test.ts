import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as contract from '@plumbline/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours, minutes } from '../../../platform/clock'
import { fakeWebServer } from '../../../testing/fake-web-server'
import { type TestApp, testApp } from '../../../testing/harness'
import { colleagueOf, logIn, type Person, signUp } from '../../../testing/people'
import { submitted } from '../../../testing/suggestions'
import { photo, upload } from '../../../testing/uploads'
import { createWebhook, isSignedWith, type WebhookRequest } from '../../../testing/webhooks'
import { remindOfTasks } from '../../work/tasks/reminders.service'
import { sendDeliveries } from './webhooks.jobs'

type Payload = { type: string; timestamp: string; data: Record<string, unknown> }

let world: Awaited<ReturnType<typeof fakeWebServer>>
let app: TestApp
let ana: Person
let requests: WebhookRequest[] = []
let reply = { status: 200, body: 'ok' }

async function answer(request: IncomingMessage, response: ServerResponse) {
  requests.push({ headers: request.headers as Record<string, string>, body: await text(request) })
  response.writeHead(reply.status).end(reply.body)
}

beforeAll(async () => {
  world = await fakeWebServer({
    '/hook': (request, response) => void answer(request, response),
    '/moved': (_, response) => response.writeHead(302, { location: '/hook' }).end(),
  })
  app = await testApp({ OUTGOING_ALLOWED_HOSTS: world.host })
})
afterAll(async () => {
  await app.close()
  await world.close()
})
beforeEach(async () => {
  await app.db.pool.query('delete from webhooks')
  ana = await signUp(app)
  requests = []
  reply = { status: 200, body: 'ok' }
})

const hookFor = (changes: object = {}) => createWebhook(ana, { url: world.url('/hook'), ...changes })
const report = (type = 'Open edge') =>
  ana.call(contract.createViolation, { body: { type, severity: 'High', location: 'Roof' } })
const deliveriesOf = async (id: string) =>
  (await ana.call(contract.listWebhookDeliveries, { params: { id }, query: {} })).data.items
const find = async (id: string) =>
  (await ana.call(contract.listWebhooks, {})).data.find(hook => hook.id === id)
const payloads = () => requests.map(({ body }) => JSON.parse(body) as Payload)
const typesSent = () => payloads().map(({ type }) => type)

/** Sessions end in the meantime, so whoever asks afterwards signs in again. */
async function sendAfter(wait: number) {
  app.passTime(wait)
  await app.db.transaction(tx => app.jobs.enqueue(tx, sendDeliveries, {}))
  await app.jobs.runDueJobs()
  ana = await logIn(app, ana.email)
}

describe('a signed webhook', () => {
  test('gets an event that is verified with the secret that was shown once', async () => {
    const { id, secret } = await hookFor()
    const { data: violation } = await report()
    await app.jobs.runDueJobs()
    const [sent] = requests
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/=]{44}$/)
    expect(isSignedWith(secret, sent)).toBe(true)
    expect(isSignedWith(secret, sent && { ...sent, body: `${sent.body} ` })).toBe(false)
    expect(payloads()).toEqual([
      {
        type: 'violation.created',
        timestamp: app.clock.now().toISOString(),
        data: expect.objectContaining({
          id: violation.id,
          type: 'Open edge',
          severity: 'High',
          location: 'Roof',
          url: `http://plumbline.test/violations?violation=${violation.id}`,
        }),
      },
    ])
    const [delivery] = await deliveriesOf(id)
    expect(delivery).toMatchObject({
      state: 'delivered',
      attempts: 1,
      responseStatus: 200,
      responseBody: 'ok',
    })
    expect(sent?.headers['webhook-id']).toBe(delivery?.id)
    expect(JSON.stringify((await ana.call(contract.listWebhooks, {})).data)).not.toContain('whsec_')
  })

  test('is signed with both secrets for a day after a rotation, then with the new one', async () => {
    const { id, secret: old } = await hookFor()
    const { secret } = (await ana.call(contract.rotateWebhookSecret, { params: { id } })).data
    await report()
    await sendAfter(0)
    await sendAfter(days(1))
    await report()
    await sendAfter(0)
    expect(requests.map(sent => [isSignedWith(old, sent), isSignedWith(secret, sent)])).toEqual([
      [true, true],
      [false, true],
    ])
  })
})

describe('events', () => {
  test('of all kinds arrive, once each, and only where they are wanted', async () => {
    await hookFor({ events: contract.webhookEvents })
    const other = await hookFor({ events: ['task.overdue'] })
    await app.db.pool.query(`update subscriptions set plan = 'pro'`)
    const ben = await colleagueOf(app, ana, 'manager')
    const { data: violation } = await report()
    const { data: task } = await ana.call(contract.createTask, {
      body: { title: 'Fence it', assignee: ben.id },
    })
    const done = (status: 'completed') =>
      ana.call(contract.updateTask, { params: { id: task.id }, body: { status } })
    await done('completed')
    await done('completed')
    await ana.call(contract.setViolationStatuses, { body: { ids: [violation.id], status: 'Resolved' } })
    await ana.call(contract.setViolationStatus, {
      params: { id: violation.id },
      body: { status: 'Resolved' },
    })
    const suggestion = await submitted(ana, violation.id)
    await ben.call(contract.rejectSuggestion, { params: { id: suggestion.id }, body: { reason: 'Not now' } })
    await app.jobs.runDueJobs()
    expect(typesSent().toSorted()).toEqual([
      'suggestion.decided',
      'task.assigned',
      'task.completed',
      'task.created',
      'violation.created',
      'violation.resolved',
    ])
    expect(payloads().find(({ type }) => type === 'suggestion.decided')?.data).toMatchObject({
      decision: 'rejected',
      reason: 'Not now',
    })
    expect(await deliveriesOf(other.id)).toEqual([])
  })

  test('of an analysis come with what it found', async () => {
    await hookFor({ events: ['analysis.completed'] })
    const { data } = await upload(app, ana, { file: await photo(), name: 'site.jpg' })
    await app.analysisWorker.wake()
    await app.jobs.runDueJobs()
    expect(payloads()).toMatchObject([{ type: 'analysis.completed', data: { id: data.id, violations: 0 } }])
  })

  test('of an overdue task come once, also without an assignee', async () => {
    const { id } = await hookFor({ events: ['task.overdue'] })
    const today = app.clock.at.toISOString().slice(0, 10)
    await ana.call(contract.createTask, { body: { title: 'Fence it', dueDate: today } })
    for (const wait of [0, days(1), days(1)]) {
      app.passTime(wait)
      await app.db.transaction(tx => app.jobs.enqueue(tx, remindOfTasks, {}))
      await app.jobs.runDueJobs()
    }
    ana = await logIn(app, ana.email)
    await sendAfter(0)
    expect(await deliveriesOf(id)).toHaveLength(1)
    expect(payloads()).toMatchObject([{ type: 'task.overdue', data: { title: 'Fence it', due_date: today } }])
  })

  test('of a change that is rolled back are never sent', async () => {
    const { id } = await hookFor()
    const body = {
      type: 'Edge',
      severity: 'Low',
      analysisId: '00000000-0000-4000-8000-000000000000',
    } as const
    expect((await ana.call(contract.createViolation, { body })).status).toBe(404)
    await app.jobs.runDueJobs()
    expect([await deliveriesOf(id), requests]).toEqual([[], []])
  })

  test('stay in the organization', async () => {
    const { id } = await hookFor()
    await (await signUp(app)).call(contract.createViolation, { body: { type: 'Theirs', severity: 'Low' } })
    await app.jobs.runDueJobs()
    expect(await deliveriesOf(id)).toEqual([])
  })
})

describe('a delivery that fails', () => {
  test('is tried again later each time, and given up after eight attempts', async () => {
    reply = { status: 500, body: 'down' }
    const { id } = await hookFor()
    await report()
    await app.jobs.runDueJobs()
    expect(await deliveriesOf(id)).toMatchObject([
      { state: 'pending', attempts: 1, responseStatus: 500, fault: 'status', responseBody: 'down' },
    ])
    await sendAfter(minutes(1) - 1)
    expect(requests).toHaveLength(1)
    await sendAfter(1)
    expect(requests).toHaveLength(2)
    for (const wait of [minutes(5), minutes(30), hours(2), hours(5), hours(10), hours(14)])
      await sendAfter(wait)
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'failed', attempts: 8, nextAttemptAt: null }])
    await sendAfter(days(1))
    expect(requests).toHaveLength(8)
    expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  test('arrives when the receiver is back', async () => {
    reply = { status: 503, body: '' }
    const { id } = await hookFor()
    await report()
    await app.jobs.runDueJobs()
    expect((await find(id))?.failingSince).toBe(app.clock.now().toISOString())
    reply = { status: 204, body: '' }
    await sendAfter(minutes(1))
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', attempts: 2, responseStatus: 204 }])
    expect((await find(id))?.failingSince).toBeNull()
  })

  test('for five days turns the webhook off and tells the admins, who can turn it on again', async () => {
    reply = { status: 500, body: '' }
    const { id } = await hookFor()
    await report()
    await sendAfter(0)
    await sendAfter(days(5))
    expect(await find(id)).toMatchObject({ enabled: false, disabledAt: app.clock.now().toISOString() })
    const { items } = (await ana.call(contract.listNotifications, { query: {} })).data
    expect(items).toMatchObject([{ kind: 'webhook_disabled', data: { name: 'Site office' } }])
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'failed' }])
    await report('Another edge')
    expect(await deliveriesOf(id)).toHaveLength(1)
    const on = await ana.call(contract.updateWebhook, { params: { id }, body: { enabled: true } })
    expect(on.data).toMatchObject({ enabled: true, disabledAt: null, failingSince: null })
  })

  test('because the receiver is gone turns the webhook off immediately', async () => {
    reply = { status: 410, body: '' }
    const { id } = await hookFor()
    await report()
    await app.jobs.runDueJobs()
    expect((await find(id))?.enabled).toBe(false)
  })

  test('because it is redirected does not follow', async () => {
    const { id } = await hookFor({ url: world.url('/moved') })
    await report()
    await app.jobs.runDueJobs()
    expect([requests, (await deliveriesOf(id))[0]?.responseStatus]).toEqual([[], 302])
  })

  test('because the address has become internal is never sent', async () => {
    const { id } = await hookFor()
    await app.db.pool.query(
      `update webhooks set url = 'https://169.254.169.254/latest/meta-data' where id = $1`,
      [id],
    )
    await report()
    await app.jobs.runDueJobs()
    expect(await deliveriesOf(id)).toMatchObject([{ fault: 'address_not_allowed', responseStatus: null }])
  })
})

describe('by hand', () => {
  test('a test is sent now, also to a webhook that is off, and is not tried again', async () => {
    const { id } = await hookFor()
    await ana.call(contract.updateWebhook, { params: { id }, body: { enabled: false } })
    const { data } = await ana.call(contract.testWebhook, { params: { id } })
    expect(data).toMatchObject({ event: 'test', state: 'delivered', responseStatus: 200 })
    expect(typesSent()).toEqual(['test'])
    reply = { status: 400, body: 'no' }
    const failed = await ana.call(contract.testWebhook, { params: { id } })
    expect(failed.data).toMatchObject({ state: 'failed', responseStatus: 400, nextAttemptAt: null })
    await sendAfter(days(1))
    expect(requests).toHaveLength(2)
  })

  test('a delivery is sent again under its own id', async () => {
    reply = { status: 500, body: '' }
    const { id } = await hookFor()
    await report()
    await app.jobs.runDueJobs()
    const [delivery] = await deliveriesOf(id)
    reply = { status: 200, body: '' }
    const params = { id: delivery?.id ?? '' }
    expect((await ana.call(contract.resendWebhookDelivery, { params })).data).toMatchObject({
      state: 'delivered',
      attempts: 2,
      nextAttemptAt: null,
    })
    expect(requests.map(({ headers }) => headers['webhook-id'])).toEqual([params.id, params.id])
  })
})
