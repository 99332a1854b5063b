import { randomUUID } from 'node:crypto'
import { type Endpoint, endpoints } from '@plumbline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bodiesOf, casesFileOf, kindInBody, kindInPath, recordsOf } from '../../testing/all-cases'
import { addressOf, type TestApp, testApp } from '../../testing/harness'
import type { Person } from '../../testing/people'
import { signUpOn } from '../../testing/plans'
import { form, photo } from '../../testing/uploads'

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
let own: Record<string, string> = {}
let foreign: Record<string, string> = {}
let bodies: Record<string, object> = {}

beforeAll(async () => {
  app = await testApp()
  ana = await signUpOn(app, 'enterprise')
  own = await recordsOf(app, ana)
  foreign = await recordsOf(app, await signUpOn(app, 'enterprise'))
  bodies = bodiesOf(own)
})
afterAll(() => app.close())

async function sendId({ name, endpoint, field, isList }: (typeof walked)[number], id: string) {
  const url = addressOf(endpoint, { params: { id: own[kindInPath(endpoint) ?? ''] } })
  const authorization = `Bearer ${ana.token}`
  const { method } = endpoint
  if (endpoint.form) {
    const { payload, headers } = form({ name: 'a.jpg', file: await photo(), fields: { [field]: id } })
    return app.http.inject({ method, url, payload, headers: { ...headers, authorization } })
  }
  const payload = { ...bodies[name], [field]: isList ? [id] : id }
  return app.http.inject({ method, url, payload, headers: { authorization } })
}

test.each(walked.map(each => [each.name, each.field, each] as const))(
  '%s rejects an unknown and a foreign %s',
  async (name, field, each) => {
    if (app.plannedEndpoints.includes(each.endpoint)) return
    const kind = kindInBody(name, field)
    if (!kind)
      throw new Error(
        `Say what ${field} of ${name} is the id of: add '${field}' to fields of a record in ${casesFileOf(name)}.`,
      )
    for (const id of [randomUUID(), foreign[kind] ?? '']) {
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
