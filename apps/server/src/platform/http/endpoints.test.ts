import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { type Endpoint, endpoints } from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { addressOf, useTestApp } from '../../testing/harness'
import { setThreshold } from '../../testing/learning'
import { addPasskey } from '../../testing/passkeys'
import { startedCheckout } from '../../testing/payments'
import { colleagueOf, confirmAddress, PASSWORD, type Person, signUp } from '../../testing/people'
import { pushDevice } from '../../testing/push'
import { firstSite } from '../../testing/sites'
import { foreignAccessIds } from '../../testing/sso'
import { submitted } from '../../testing/suggestions'
import { form, photo, upload } from '../../testing/uploads'
import { createWebhook, failedDelivery } from '../../testing/webhooks'

const app = useTestApp()
let ana: Person
let worker: Person
beforeAll(async () => {
  ana = await signUp(app)
  worker = await colleagueOf(app, ana)
})

const named = endpoints.map(
  entry => [`${entry.endpoint.method} ${entry.endpoint.path}`, entry.endpoint] as const,
)
const isBuilt = (endpoint: Endpoint) => !app.plannedEndpoints.includes(endpoint)
/** Any value in every place of the path; the type of each call does not matter to these tests. */
const send = (endpoint: Endpoint, token?: string, id = randomUUID()) =>
  app.http.inject({
    method: endpoint.method,
    url: addressOf(endpoint, { params: { id, userId: id } }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(endpoint.body && { payload: {} }),
  })

async function sentFix(person: Person, taskId: string): Promise<string> {
  const { payload, headers } = form({ file: await photo(), name: 'after.jpg' })
  const url = addressOf(contract.submitFix, { params: { id: taskId } })
  const authorization = `Bearer ${person.token}`
  const response = await app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, authorization },
  })
  return response.json().data.id
}

/** Reads the router's own tree: each line adds to the path of the line it hangs from. */
function registeredRoutes() {
  const above: string[] = []
  return app.http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .filter(line => line.includes('── '))
    .flatMap(line => {
      const [indent = '', rest = ''] = line.split(/[├└]── /)
      const [, part = '', methods = ''] = rest.match(/^(\S*) \(([^)]*)\)/) ?? []
      const depth = indent.length / 4
      above.length = depth
      above[depth] = part
      const url = above.join('')
      return methods.split(', ').flatMap(method => (method === 'HEAD' ? [] : [`${method} ${url}`]))
    })
}

test('the routes are the calls of the contract, no more and no fewer', () => {
  const calls = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  // The web app's own configuration is no call of the API.
  expect(registeredRoutes().toSorted()).toEqual([...calls, 'GET /config.json'].toSorted())
})

test('the calls that wait for their own release are counted', () => {
  process.stdout.write(`${app.plannedEndpoints.length} of ${endpoints.length} calls response 501 not_built\n`)
  expect(app.plannedEndpoints).toEqual([])
})

describe('every call that is not open', () => {
  const closed = named.filter(([, endpoint]) => endpoint.access !== 'open')

  test.each(closed)('%s rejects someone not signed in', async (_, endpoint) => {
    const response = await send(endpoint)
    expect([response.statusCode, response.json().code]).toEqual([401, 'not_signed_in'])
  })

  test.each(closed)('%s rejects a forged bearer', async (_, endpoint) => {
    expect((await send(endpoint, 'forged-forged-forged-forged')).statusCode).toBe(401)
  })

  test.each(closed.filter(([, { access }]) => access === 'manager' || access === 'admin'))(
    '%s rejects a plain member',
    async (_, endpoint) => {
      const response = await send(endpoint, worker.token)
      expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden'])
    },
  )
})

describe("another organization's ids", () => {
  let stranger: Person
  const foreignIds: Record<string, string> = {}
  beforeAll(async () => {
    stranger = await signUp(app)
    const member = await colleagueOf(app, stranger)
    await confirmAddress(app, stranger)
    const invitation = await stranger.call(contract.invite, { body: { email: 'someone@site.example' } })
    const [session] = (await member.call(contract.listSessions, {})).data
    foreignIds['/api/organizations/members/:id'] = member.id
    foreignIds['/api/organizations/members/:id/reset-two-factor'] = member.id
    const passkey = (await addPasskey(member)).added.data.passkey.id
    for (const call of [':id', ':id/remove']) foreignIds[`/api/users/two-factor/passkeys/${call}`] = passkey
    foreignIds['/api/organizations/invitations/:id'] = invitation.data.id
    foreignIds['/api/users/sessions/:id'] = session?.id ?? ''
    foreignIds['/api/usage/:userId'] = member.id
    const { data: analysis } = await upload(app, stranger, { file: await photo(), name: 'site.jpg' })
    const body = { type: 'Loose board', severity: 'Low' } as const
    const violation = (await stranger.call(contract.createViolation, { body })).data
    const task = (
      await stranger.call(contract.createTask, { body: { title: 'Fix it', violationId: violation.id } })
    ).data
    for (const call of [
      'results/:id',
      'results/:id/cancel',
      'results/:id/questions',
      'results/:id/work-site',
      'results/:id/look-closer',
      'status/:id',
      'events/:id',
    ])
      foreignIds[`/api/analysis/${call}`] = analysis.id
    for (const call of [
      ':id',
      ':id/feedback',
      ':id/feedback/withdraw',
      ':id/history',
      ':id/report',
      ':id/root-cause',
      ':id/suggestions',
      ':id/share',
      ':id/share/email',
      ':id/regulations',
      'status/:id',
      'link-task/:id',
    ])
      foreignIds[`/api/violations/${call}`] = violation.id
    const shared = await stranger.call(contract.shareReport, {
      params: { id: violation.id },
      body: { days: 7 },
    })
    foreignIds['/api/report-links/:id'] = shared.data.id
    foreignIds['/api/billing/test-checkout/:id'] = await startedCheckout(stranger)
    const view = { list: 'tasks', name: 'Mine', query: {} } as const
    const saved = await stranger.call(contract.createSavedView, { body: view })
    foreignIds['/api/saved-views/:id'] = saved.data.id
    const hook = await createWebhook(stranger)
    for (const call of [':id', ':id/rotate-secret', ':id/test', ':id/deliveries'])
      foreignIds[`/api/webhooks/${call}`] = hook.id
    Object.assign(foreignIds, await foreignAccessIds(app, stranger))
    foreignIds['/api/webhook-deliveries/:id/resend'] = await failedDelivery(app, hook)
    const exported = await stranger.call(contract.createOrganizationExport, {})
    for (const call of [':id', ':id/download'])
      foreignIds[`/api/organizations/exports/${call}`] = exported.data.id
    for (const call of ['undo', 'resume'])
      foreignIds[`/api/learning/:id/${call}`] = await setThreshold(app, await signUp(app))
    foreignIds['/api/notifications/push/:id'] = await pushDevice(app, stranger)
    // A link works for anyone who has it, so what is foreign here is one that nobody was given.
    foreignIds['/api/notifications/unsubscribe/:token'] = 'x'.repeat(43)
    for (const call of [':token', ':token/report']) foreignIds[`/api/shared/${call}`] = 'x'.repeat(43)
    for (const call of [':id', ':id/archive', ':id/restore'])
      foreignIds[`/api/sites/${call}`] = (await firstSite(stranger)).id
    for (const call of [':id', ':id/fixes', ':id/history']) foreignIds[`/api/tasks/${call}`] = task.id
    foreignIds['/api/fixes/:id/review'] = await sentFix(stranger, task.id)
    foreignIds['/api/tasks/violation/:id'] = violation.id
    const chat = (await stranger.call(contract.copilotChat, { body: { message: 'tie off' } })).data
    foreignIds['/api/paulie/conversations/:id'] = chat.sessionId
    foreignIds['/api/paulie/messages/:id/feedback'] = chat.messageId
    await app.db.pool.query("update subscriptions set plan = 'pro'")
    const suggestion = await submitted(stranger, violation.id)
    foreignIds['/api/copilot/suggestions/:id/discard'] = suggestion.id
    for (const call of ['approve', 'reject'])
      foreignIds[`/api/copilot/pending-suggestions/:id/${call}`] = suggestion.id
    const imported = await stranger.call(contract.importRegulations, { query: {}, body: [{}] })
    for (const call of [':id', ':id/events'])
      foreignIds[`/api/regulations/imports/${call}`] = imported.data.id
    const rule = { title: 'Guard the edge', regulation_code: 'ACME-1', summary: 'Every edge has a rail.' }
    const regulation = (await stranger.call(contract.createRegulation, { body: rule })).data
    for (const call of [':id', ':id/download', ':id/summary'])
      foreignIds[`/api/regulations/${call}`] = regulation.id
    const { rows } = await app.db.pool.query('select media_id from analyses where id = $1', [analysis.id])
    foreignIds['/api/media/:id'] = rows[0].media_id
  })
  const bodies: Record<string, object> = {
    '/api/organizations/members/:id': { role: 'admin' },
    '/api/organizations/members/:id/reset-two-factor': { password: PASSWORD },
    '/api/users/two-factor/passkeys/:id': { name: 'Mine now' },
    '/api/users/two-factor/passkeys/:id/remove': { password: PASSWORD },
    '/api/violations/:id/feedback': { verdict: 'confirmed' },
    '/api/billing/test-checkout/:id': { action: 'pay' },
    '/api/paulie/messages/:id/feedback': { rating: 'up' },
    '/api/saved-views/:id': { name: 'Mine now' },
    '/api/webhooks/:id': { name: 'Mine now' },
    '/api/violations/:id/share': { days: 7 },
    '/api/violations/:id/share/email': { to: 'inspector@agency.example', days: 7 },
    '/api/violations/:id': { status: 'Resolved' },
    '/api/violations/status/:id': { status: 'Resolved' },
    '/api/violations/:id/regulations': { regulation_id: randomUUID() },
    '/api/violations/link-task/:id': { task_id: randomUUID() },
    '/api/regulations/:id': { title: 'Mine now' },
    '/api/tasks/:id': { status: 'in_progress' },
    '/api/fixes/:id/review': { decision: 'accept' },
    '/api/sites/:id': { name: 'Mine now', industry: 'mining', ppe: contract.defaultPpe('mining') },
    '/api/analysis/results/:id/questions': { questionId: 'backup-alarm', answer: 'ok' },
  }

  // A redirect leads to a page, which asks for itself.
  const withId = named.filter(([, { path, produces }]) => path.includes(':') && produces !== 'redirect')
  test.each(withId)('%s answers 404', async (_, endpoint) => {
    const foreignId = foreignIds[endpoint.path]
    const response = await app.http.inject({
      method: endpoint.method,
      url: addressOf(endpoint, {
        params: { id: foreignId, userId: foreignId, token: foreignId },
      }),
      headers: { authorization: `Bearer ${ana.token}` },
      ...(bodies[endpoint.path] && endpoint.body && { payload: bodies[endpoint.path] }),
    })
    if (isBuilt(endpoint)) expect(foreignId, 'give this test a foreign id').toBeDefined()
    expect(response.statusCode).toBe(isBuilt(endpoint) ? 404 : 501)
  })
})

describe('the reference', () => {
  test('names every call in openapi.json, with its schemas', async () => {
    const { paths } = (await app.http.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, object>>
    }
    for (const { endpoint } of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      expect(paths[path]?.[endpoint.method.toLowerCase()], path).toBeDefined()
    }
    for (const path of ['/api/analysis/upload', '/api/analysis/analyze', '/api/regulations/import'])
      expect(paths[path]?.post, path).toMatchObject({
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { properties: { file: { format: 'binary' } }, required: ['file'] },
            },
          },
        },
      })
    expect(paths['/api/analysis/upload']?.post).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: { properties: { captureSource: { enum: ['mobile', 'upload'] } } },
          },
        },
      },
    })
    expect(paths['/api/tasks']?.post).toMatchObject({
      requestBody: {
        content: { 'application/json': { schema: { properties: { violationType: { readOnly: true } } } } },
      },
    })
    expect(paths['/api/auth/login']?.post).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { required: ['email', 'password'] } } } },
    })
  })

  test('says for every call who may make it, and which are not built', async () => {
    const { paths } = (await app.http.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, Record<string, unknown>>>
    }
    for (const { endpoint } of endpoints) {
      const call = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
      expect(call?.['x-access'], endpoint.path).toBe(endpoint.access)
      expect(call?.security !== undefined, endpoint.path).toBe(endpoint.access !== 'open')
      expect(call?.['x-status'], endpoint.path).toBe(isBuilt(endpoint) ? undefined : 'not_built')
    }
  })

  test('can be browsed without script', async () => {
    const page = await app.http.inject('/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    for (const { endpoint } of endpoints) expect(page.body).toContain(endpoint.path)
    expect(page.body).not.toContain('<script')
  })
})
