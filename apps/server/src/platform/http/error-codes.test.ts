import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import * as contract from '@plumbline/contract'
import { type Endpoint, type ErrorCode, endpoints, errors } from '@plumbline/contract'
import { analysisErrors } from '@plumbline/inference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/harness'
import { importCases } from '../../testing/import-cases'
import { invitationToken, type Person, signUp, signupForm } from '../../testing/people'
import { signUpOn } from '../../testing/plans'
import { form, photo, upload } from '../../testing/uploads'
import { days, hours } from '../clock'

/** What a caller can get wrong. The others are about who calls, how often, or the state of the server. */
const callerErrors = [400, 404, 409, 413, 415, 422]

let app: TestApp
let ana: Person
let violation: contract.Violation
let task: contract.Task
let rule: contract.Regulation
beforeAll(async () => {
  app = await testApp()
  ana = await signUpOn(app, 'pro')
  violation = (await ana.call(contract.createViolation, { body: { type: 'Xqzv', severity: 'Low' } })).data
  task = (await ana.call(contract.createTask, { body: { title: 'Fence the edge' } })).data
  const body = { title: 'Guard the edge', regulation_code: 'ACME-1', summary: 'Every edge has a rail.' }
  rule = (await ana.call(contract.createRegulation, { body })).data
})
afterAll(() => app.close())

type Outcome = { status: number; code?: unknown }
type Cases = Partial<Record<ErrorCode, () => Promise<Outcome>>>

const unknown = { id: randomUUID() }
const account = {
  name: 'Ben',
  password: 'a good passphrase',
  privacyAccepted: true,
  termsAccepted: true,
} as const
const tokenFor = async (email: string, subject: RegExp) => {
  const found = (await app.emails()).findLast(each => each.to === email && subject.test(each.subject))
  const link = new URL(found?.link ?? '')
  return link.searchParams.get('token') ?? link.pathname.split('/').at(-1) ?? ''
}
const inject = async (
  url: string,
  payload: string | Buffer,
  headers: Record<string, string>,
): Promise<Outcome> => {
  const authorization = `Bearer ${ana.token}`
  const response = await app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization, ...headers },
  })
  return { status: response.statusCode, code: response.json().code }
}
const sendForm = (url: string, what: Parameters<typeof form>[0]) => {
  const { payload, headers } = form(what)
  return inject(url, payload, headers)
}
const invitation = async () => {
  const email = `${randomUUID()}@site.example`
  await ana.call(contract.invite, { body: { email } })
  return invitationToken(app, email)
}
const resetToken = async () => {
  const person = await signUp(app)
  await app.call(contract.forgotPassword, { body: { email: person.email } })
  return tokenFor(person.email, /password/i)
}
/** What happens later happens to somebody else: the clock goes back afterwards, so that sessions live on. */
const afterwards = async (wait: number, what: () => Promise<Outcome>) => {
  app.passTime(wait)
  try {
    return await what()
  } finally {
    app.passTime(-wait)
  }
}

/** Straight into the table: as many calls would take longer than a test may. */
async function copyViolation(id: string, times: number) {
  const { rows } = await app.db.pool.query(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_name = 'violations' and column_name <> 'id' and is_generated = 'NEVER' and is_identity = 'NO'`,
  )
  await app.db.pool.query(
    `insert into violations (id, ${rows[0].columns})
     select gen_random_uuid(), ${rows[0].columns} from violations, generate_series(1, ${times}) where id = $1`,
    [id],
  )
}

const uploadCases = (url: string): Cases => ({
  file_missing: () => sendForm(url, { name: '' }),
  file_empty: () => sendForm(url, { name: 'a.jpg', file: Buffer.alloc(0) }),
  file_too_large: () =>
    sendForm(url, { name: 'a.jpg', file: Buffer.alloc(contract.MAX_UPLOAD_BYTES + 1, 1) }),
  file_unsupported: () => sendForm(url, { name: 'a.jpg', file: Buffer.from('%PDF-1.7') }),
  upload_broken: async () => {
    const { payload, headers } = form({ name: 'a.jpg', file: await photo() })
    return inject(url, payload.subarray(0, payload.length - 400), headers)
  },
  already_uploaded: async () => {
    const file = await photo()
    await upload(app, ana, { file, name: 'a.jpg' })
    return sendForm(url, { file, name: 'a.jpg' })
  },
  unreadable_media: async () => {
    const ben = await signUp(app)
    const { payload, headers } = form({
      name: 'a.jpg',
      file: (await photo({ width: 900 })).subarray(0, 2000),
    })
    const waiting = inject(`${url}?wait=1`, payload, { ...headers, authorization: `Bearer ${ben.token}` })
    await expect
      .poll(async () => {
        await app.analysisWorker.wake()
        return (await ben.call(contract.listResults, { query: {} })).data.items[0]
      })
      .toMatchObject({ status: 'failed', error: { message: analysisErrors.image_damaged.text } })
    return waiting
  },
})

const cases: Record<string, Cases> = {
  signup: { email_taken: () => app.call(contract.signup, { body: signupForm({ email: ana.email }) }) },
  verifyEmail: {
    link_invalid: () => app.call(contract.verifyEmail, { body: { token: 'x'.repeat(40) } }),
    link_expired: async () => {
      const token = await tokenFor(ana.email, /confirm/i)
      return afterwards(days(2), () => app.call(contract.verifyEmail, { body: { token } }))
    },
  },
  updatePassword: {
    link_invalid: () =>
      app.call(contract.updatePassword, { body: { token: 'x'.repeat(40), password: 'a good passphrase' } }),
    link_expired: async () => {
      const body = { token: await resetToken(), password: 'a good passphrase' }
      return afterwards(hours(2), () => app.call(contract.updatePassword, { body }))
    },
    link_used: async () => {
      const body = { token: await resetToken(), password: 'a good passphrase' }
      await app.call(contract.updatePassword, { body })
      return app.call(contract.updatePassword, { body })
    },
  },
  completeOnboarding: {
    address_unverified: async () =>
      (await signUp(app)).call(contract.completeOnboarding, {
        body: { industry: 'mining', region: 'ca', language: 'fr' },
      }),
  },
  savePreferences: {
    not_found: () => ana.call(contract.savePreferences, { body: { organizationId: randomUUID() } }),
  },
  changePassword: {
    wrong_password: () =>
      ana.call(contract.changePassword, {
        body: { currentPassword: 'not the one', newPassword: 'a good passphrase' },
      }),
  },
  updateMember: {
    last_admin: () => ana.call(contract.updateMember, { params: { id: ana.id }, body: { role: 'user' } }),
  },
  removeMember: { last_admin: () => ana.call(contract.removeMember, { params: { id: ana.id } }) },
  invite: { already_member: () => ana.call(contract.invite, { body: { email: ana.email } }) },
  acceptInvitation: {
    link_invalid: () => app.call(contract.acceptInvitation, { body: { token: 'x'.repeat(40) } }),
    link_expired: async () => {
      const token = await invitation()
      return afterwards(days(8), () => app.call(contract.acceptInvitation, { body: { token } }))
    },
    link_used: async () => {
      const token = await invitation()
      await app.call(contract.acceptInvitation, { body: { token, account } })
      return app.call(contract.acceptInvitation, { body: { token } })
    },
    invitation_for_another: async () => {
      const other = await signUp(app)
      await ana.call(contract.invite, { body: { email: other.email } })
      const token = await invitationToken(app, other.email)
      return ana.call(contract.acceptInvitation, { body: { token } })
    },
  },
  uploadForAnalysis: uploadCases('/api/analysis/upload'),
  analyze: uploadCases('/api/analysis/analyze'),
  cancelAnalysis: {
    not_running: async () => {
      const { data } = await upload(app, ana, { file: await photo(), name: 'a.jpg' })
      const params = { id: data.id }
      await ana.call(contract.cancelAnalysis, { params })
      return ana.call(contract.cancelAnalysis, { params })
    },
  },
  listViolations: {
    too_far: () => ana.call(contract.listViolations, { query: { page: 51, pageSize: 200 } }),
  },
  createViolation: {
    not_found: () =>
      ana.call(contract.createViolation, {
        body: { type: 'Open edge', severity: 'Low', analysisId: randomUUID() },
      }),
  },
  updateViolation: {
    version_conflict: () =>
      ana.call(contract.updateViolation, {
        params: { id: violation.id },
        body: { location: 'Roof', version: 99 },
      }),
  },
  setViolationStatuses: {
    not_found: () =>
      ana.call(contract.setViolationStatuses, { body: { ids: [randomUUID()], status: 'Resolved' } }),
  },
  violationsReport: {
    report_too_long: async () => {
      const many = await signUp(app)
      const { data } = await many.call(contract.createViolation, { body: { type: 'Edge', severity: 'Low' } })
      await copyViolation(data.id, 200)
      return many.call(contract.violationsReport, { query: {} })
    },
  },
  autoLinkRegulation: {
    not_found: () => ana.call(contract.autoLinkRegulation, { body: { violation_id: randomUUID() } }),
    no_regulation_fits: () => ana.call(contract.autoLinkRegulation, { body: { violation_id: violation.id } }),
  },
  estimateFine: {
    not_found: () =>
      ana.call(contract.estimateFine, {
        body: { text: 'No guardrail', regulation_codes: [], violation_id: randomUUID() },
      }),
  },
  recheck: {
    not_found: () => ana.call(contract.recheck, { body: { violationId: randomUUID() } }),
    nothing_to_recheck: () => ana.call(contract.recheck, { body: { violationId: violation.id } }),
  },
  listTasks: { too_far: () => ana.call(contract.listTasks, { query: { page: 51, pageSize: 200 } }) },
  createTask: {
    not_found: () => ana.call(contract.createTask, { body: { violationId: randomUUID() } }),
  },
  updateTask: {
    version_conflict: () =>
      ana.call(contract.updateTask, { params: { id: task.id }, body: { title: 'Other', version: 99 } }),
    notes_are_kept: async () => {
      const params = { id: task.id }
      await ana.call(contract.updateTask, { params, body: { note: 'Rails ordered' } })
      return ana.call(contract.updateTask, { params, body: { notes: [] } })
    },
  },
  listRegulations: {
    not_found: () => ana.call(contract.listRegulations, { query: { violation_id: randomUUID() } }),
  },
  createRegulation: {
    regulation_exists: () =>
      ana.call(contract.createRegulation, {
        body: { title: 'Edges', regulation_code: 'ACME-1', summary: 'Every edge has a rail.' },
      }),
  },
  updateRegulation: {
    regulation_exists: () =>
      ana.call(contract.updateRegulation, {
        params: { id: rule.id },
        body: { regulation_code: '29 CFR 1926.501' },
      }),
    version_conflict: () =>
      ana.call(contract.updateRegulation, { params: { id: rule.id }, body: { title: 'Edges', version: 99 } }),
  },
  importRegulations: importCases((payload, headers) => inject('/api/regulations/import', payload, headers)),
  recordEvent: {
    not_found: () =>
      ana.call(contract.recordEvent, { body: { event: 'opened', violation_id: randomUUID() } }),
  },
  readNotifications: {
    not_found: () => ana.call(contract.readNotifications, { body: { ids: [randomUUID()] } }),
  },
  metrics: {
    not_found: async () => ({
      status: (await app.http.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode,
      code: 'not_found',
    }),
  },
}

/** What a call needs besides an id in its path, so that the id is what is wrong with it. */
const bodies: Record<string, object> = {
  updateMember: { role: 'admin' },
  setViolationStatus: { status: 'Resolved' },
  linkRegulation: { regulation_id: randomUUID() },
  linkTask: { task_id: randomUUID() },
  violationFeedback: { verdict: 'confirmed' },
}

/** An id in the path that nobody has. */
const unknownIdCase = (name: string, endpoint: Endpoint) => () =>
  ana.send(endpoint, {
    params: { ...unknown, userId: unknown.id },
    ...(endpoint.body && { body: bodies[name] ?? {} }),
  })

const isBuilt = (endpoint: Endpoint) => !app.plannedEndpoints.includes(endpoint)
const pairs = endpoints.flatMap(({ name, endpoint }) =>
  (endpoint.errors ?? [])
    .filter(code => callerErrors.includes(errors[code].status))
    .map(code => [name, code, endpoint] as const),
)

test.each(pairs)('%s rejects with %s', async (name, code, endpoint) => {
  if (!isBuilt(endpoint)) return
  const byPath = code === 'not_found' && endpoint.path.includes(':')
  const reach = cases[name]?.[code] ?? (byPath ? unknownIdCase(name, endpoint) : undefined)
  if (!reach) throw new Error(`No case reaches ${code} of ${name}: add one, or remove it from the contract.`)
  const { status, code: reached } = await reach()
  expect([status, reached]).toEqual([errors[code].status, code])
})

test('no case is left over for an error that its call does not declare', () => {
  const declared = new Set(pairs.map(([name, code]) => `${name} ${code}`))
  const written = Object.entries(cases).flatMap(([name, each]) =>
    Object.keys(each).map(code => `${name} ${code}`),
  )
  expect(written.filter(pair => !declared.has(pair))).toEqual([])
  const reached = pairs.filter(([, , endpoint]) => isBuilt(endpoint))
  process.stdout.write(`${reached.length} pairs of a call and an error are reached\n`)
})

/** Those that any call can return: about the request itself, before a route sees it. */
const anyCall: Cases = {
  invalid: () => ana.send(contract.createTask, { body: { titel: 'Edge' } }),
  malformed_json: () => inject('/api/tasks', '{"title":', { 'content-type': 'application/json' }),
  unsupported_type: () =>
    inject('/api/tasks', 'title=x', { 'content-type': 'application/x-www-form-urlencoded' }),
  too_large: () =>
    inject('/api/tasks', JSON.stringify({ title: 'x'.repeat(1_100_000) }), {
      'content-type': 'application/json',
    }),
  malformed_request: async () => {
    const { port } = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    socket.end('GET / HTTP/9.9\r\n\r\n')
    const [status, body] = (await text(socket)).split('\r\n\r\n')
    return { status: Number(status?.split(' ')[1]), code: JSON.parse(body ?? '').code }
  },
}

const everyCallerError = (Object.keys(errors) as ErrorCode[]).filter(code =>
  callerErrors.includes(errors[code].status),
)
test.each(everyCallerError)('%s is an error that some call returns', async code => {
  const reach = anyCall[code]
  if (!reach) return expect(pairs.filter(([, declared]) => declared === code)).not.toEqual([])
  const { status, code: reached } = await reach()
  expect([status, reached]).toEqual([errors[code].status, code])
})
