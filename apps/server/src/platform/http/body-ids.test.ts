import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { type Endpoint, endpoints } from '@plumbline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addressOf, type TestApp, testApp } from '../../testing/harness'
import { colleagueOf, type Person } from '../../testing/people'
import { signUpOn } from '../../testing/plans'
import { firstSite } from '../../testing/sites'
import { submitted } from '../../testing/suggestions'
import { form, photo, upload } from '../../testing/uploads'

type JsonSchema = {
  format?: string
  items?: JsonSchema
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
}

const isId = ({ format, anyOf = [] }: JsonSchema): boolean => format === 'uuid' || anyOf.some(isId)

/** The fields of a body that hold an id, or a list of ids, read off its schema. */
function idFieldsOf({ body, form: fields }: Endpoint) {
  const schema = fields ?? body
  if (!schema) return []
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return Object.entries(properties).flatMap(([field, of]) => {
    if (isId(of)) return [{ field, isList: false }]
    return of.items && isId(of.items) ? [{ field, isList: true }] : []
  })
}

const walked = endpoints.flatMap(({ name, endpoint }) =>
  idFieldsOf(endpoint).map(({ field, isList }) => ({ name, endpoint, field, isList })),
)

let app: TestApp
let ana: Person
/** Ids that exist: those of the caller go into the path, those of a stranger into the body. */
let own: Awaited<ReturnType<typeof recordsOf>>
let foreign: Awaited<ReturnType<typeof recordsOf>>

async function recordsOf(person: Person) {
  const member = await colleagueOf(app, person)
  const { data: analysis } = await upload(app, person, { file: await photo(), name: 'site.jpg' })
  const violation = await person.call(contract.createViolation, { body: { type: 'Edge', severity: 'Low' } })
  const body = { title: 'Fix it', assignee: member.id }
  const task = await person.call(contract.createTask, { body })
  const rule = { title: 'Guard the edge', regulation_code: 'ACME-1', summary: 'Every edge has a rail.' }
  const regulation = await person.call(contract.createRegulation, { body: rule })
  const chat = await person.call(contract.copilotChat, { body: { message: 'how high before I tie off' } })
  const [notice] = (await member.call(contract.listNotifications, { query: {} })).data.items
  return {
    person: member.id,
    organization: person.organizationId,
    analysis: analysis.id,
    violation: violation.data.id,
    task: task.data.id,
    site: (await firstSite(person)).id,
    regulation: regulation.data.id,
    notification: notice?.id ?? '',
    conversation: chat.data.sessionId,
    suggestion: (await submitted(person, violation.data.id)).id,
  }
}

beforeAll(async () => {
  app = await testApp()
  ana = await signUpOn(app, 'pro')
  own = await recordsOf(ana)
  foreign = await recordsOf(await signUpOn(app, 'pro'))
})
afterAll(() => app.close())

const kinds: Record<string, keyof typeof foreign> = {
  assignee: 'person',
  reporter: 'person',
  mentions: 'person',
  user_id: 'person',
  userId: 'person',
  sessionId: 'conversation',
  organizationId: 'organization',
  organization_id: 'organization',
  analysisId: 'analysis',
  siteId: 'site',
  violationId: 'violation',
  violation_id: 'violation',
  task_id: 'task',
  suggestion_id: 'suggestion',
  regulationId: 'regulation',
  regulation_id: 'regulation',
}
/** Fields whose name doesn't say what they hold. */
const kindsByCall: Record<string, keyof typeof foreign> = {
  'readNotifications ids': 'notification',
  'setViolationStatuses ids': 'violation',
  'decideSuggestions ids': 'suggestion',
  'submitSuggestion task_id': 'suggestion',
}
const kindOf = (name: string, field: string) => kindsByCall[`${name} ${field}`] ?? kinds[field]

/** What a call needs besides the id. */
const bodies: Record<string, object> = {
  createViolation: { type: 'Open edge', severity: 'Low' },
  setViolationStatuses: { status: 'Resolved' },
  estimateFine: { text: 'No guardrail', regulation_codes: [] },
  recordEvent: { event: 'opened' },
  copilotChat: { message: 'tie off' },
  paulieChat: { message: 'tie off' },
  askPaulie: { message: 'tie off' },
  savePaulieSession: { title: 'Edges' },
  suggestTask: { text: '' },
  decideSuggestions: { decision: 'approve' },
}
/** The same, where it is an id of the caller's. */
const ownBodies: Record<string, () => object> = { submitSuggestion: () => ({ task_id: own.suggestion }) }
const ownIdFor = ({ path }: Endpoint) => (path.startsWith('/api/tasks') ? own.task : own.violation)

async function sendId({ name, endpoint, field, isList }: (typeof walked)[number], id: string) {
  const url = addressOf(endpoint, { params: { id: ownIdFor(endpoint) } })
  const authorization = `Bearer ${ana.token}`
  const { method } = endpoint
  if (endpoint.form) {
    const { payload, headers } = form({ name: 'a.jpg', file: await photo(), fields: { [field]: id } })
    return app.http.inject({ method, url, payload, headers: { ...headers, authorization } })
  }
  const payload = { ...bodies[name], ...ownBodies[name]?.(), [field]: isList ? [id] : id }
  return app.http.inject({ method, url, payload, headers: { authorization } })
}

test.each(walked.map(each => [each.name, each.field, each] as const))(
  '%s rejects an unknown and a foreign %s',
  async (name, field, each) => {
    if (app.plannedEndpoints.includes(each.endpoint)) return
    const kind = kindOf(name, field)
    if (!kind) throw new Error(`Say what ${field} of ${name} is the id of.`)
    for (const id of [randomUUID(), foreign[kind]]) {
      const response = await sendId(each, id)
      const { code, fields } = response.json()
      expect([400, 404], `${id}: ${response.body}`).toContain(response.statusCode)
      if (response.statusCode === 400) expect([code, fields?.[0]?.field]).toEqual(['invalid', field])
    }
  },
)

test('the walk covers the ids in bodies', () => {
  const built = walked.filter(({ endpoint }) => !app.plannedEndpoints.includes(endpoint))
  process.stdout.write(`${built.length} ids in bodies are walked\n`)
  expect(built.length).toBeGreaterThanOrEqual(18)
})
