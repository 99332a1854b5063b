import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkEntry } from '../../modules/library/regulations/import/import-rows'
import { type LooseRequest, useTestApp } from '../../testing/harness'
import { type Person, signUp } from '../../testing/people'
import { signUpOn } from '../../testing/plans'

const app = useTestApp()
let ana: Person
let eve: Person
let ids: { task: string; violation: string }
beforeAll(async () => {
  ana = await signUpOn(app, 'premium')
  eve = await signUp(app)
  const { data: violation } = await ana.call(contract.createViolation, {
    body: { type: 'Open edge', severity: 'Low' },
  })
  const { data: task } = await ana.call(contract.createTask, { body: { title: 'Close it' } })
  ids = { task: task.id, violation: violation.id }
})

const cursor = (...position: string[]) => Buffer.from(JSON.stringify(position)).toString('base64url')
const HALF = 'half \ud83d of a character'
const [ofTask, ofViolation] = [() => ({ id: ids.task }), () => ({ id: ids.violation })]

type Case = [what: string, endpoint: contract.Endpoint, request: () => LooseRequest, field: string]
const dates: Case[] = [
  ['year 0', contract.listViolations, () => ({ query: { from: '0000-01-01' } }), 'from'],
  ['year 1899', contract.listViolations, () => ({ query: { from: '1899-12-31' } }), 'from'],
  ['the last day', contract.listViolations, () => ({ query: { to: '9999-12-31' } }), 'to'],
  ['the last day', contract.violationsReport, () => ({ query: { to: '9999-12-31' } }), 'to'],
  ['the last day', contract.listRegulations, () => ({ query: { to: '9999-12-31' } }), 'to'],
  ['the last day', contract.listEvents, () => ({ query: { to: '9999-12-31' } }), 'to'],
  ['the last day', contract.dashboardTrends, () => ({ query: { end: '9999-12-31' } }), 'end'],
  [
    'year 0',
    contract.updateViolation,
    () => ({ params: ofViolation(), body: { date: '0000-01-01T00:00:00Z' } }),
    'date',
  ],
  [
    'the last second far in the west',
    contract.updateViolation,
    () => ({ params: ofViolation(), body: { date: '9999-12-31T23:59:59-23:59' } }),
    'date',
  ],
  [
    'the last day',
    contract.updateTask,
    () => ({ params: ofTask(), body: { dueDate: '9999-12-31' } }),
    'dueDate',
  ],
  [
    'year 0',
    contract.createRegulation,
    () => ({
      body: {
        title: 'Own rule',
        regulation_code: 'OWN 1',
        summary: 'Edges are closed.',
        compliance_deadline: '0000-01-01',
      },
    }),
    'compliance_deadline',
  ],
]

describe('a date outside 1900 to 9998 is rejected by name', () => {
  test.each(dates)('%s', async (_, endpoint, request, field) => {
    const response = await ana.send(endpoint, request())
    expect([response.status, response.code, response.fields]).toMatchObject([
      400,
      'invalid',
      [{ field, code: 'date_out_of_range' }],
    ])
  })
})

describe('a cursor that no list returned is rejected', () => {
  const id = randomUUID()
  test.each([
    ['year 0', ['0000-01-01 00:00:00+00', id]],
    ['a zone that is none', ['2026-01-01 00:00:00+99', id]],
    ['a zone of 16 hours', ['2026-01-01 00:00:00+16', id]],
    ['minutes that are none', ['2026-01-01 00:00:00+05:75', id]],
  ])('%s', async (_, position) => {
    for (const list of [contract.listViolations, contract.listTasks] as const) {
      const response = await ana.send(list, { query: { after: cursor(...position) } })
      expect([response.status, response.fields]).toMatchObject([400, [{ field: 'after' }]])
    }
  })
})

const halves: Case[] = [
  [
    'a step',
    contract.updateTask,
    () => ({ params: ofTask(), body: { steps: [{ text: HALF }] } }),
    'steps.0.text',
  ],
  ['a note', contract.updateTask, () => ({ params: ofTask(), body: { note: HALF } }), 'note'],
  [
    'a remediation step',
    contract.updateViolation,
    () => ({ params: ofViolation(), body: { remediationSteps: [HALF] } }),
    'remediationSteps.0',
  ],
  [
    'the label of a box',
    contract.updateViolation,
    () => ({
      params: ofViolation(),
      body: { boundingBoxes: [{ x: 1, y: 1, width: 5, height: 5, label: HALF, severity: 'Low' }] },
    }),
    'boundingBoxes.0.label',
  ],
  ['a title', contract.createTask, () => ({ body: { title: HALF } }), 'title'],
  [
    'a tag',
    contract.createRegulation,
    () => ({
      body: { title: 'Own rule', regulation_code: 'OWN 2', summary: 'Edges are closed.', tags: [HALF] },
    }),
    'tags.0',
  ],
]

describe('half of a character is rejected by name', () => {
  test.each(halves)('in %s', async (_, endpoint, request, field) => {
    const response = await ana.send(endpoint, request())
    expect([response.status, response.code]).toEqual([400, 'invalid'])
    expect(response.fields.map(each => each.field)).toContain(field)
  })
})

test('an id that names nothing is answered like one of another organization', async () => {
  const { data: foreign } = await eve.call(contract.createViolation, {
    body: { type: 'Theirs', severity: 'Low' },
  })
  const assign = (assignee: string) => ana.call(contract.updateTask, { params: ofTask(), body: { assignee } })
  const link = (violationId: string) =>
    ana.call(contract.updateTask, { params: ofTask(), body: { violationId } })
  const create = (violationId: string) =>
    ana.call(contract.createTask, { body: { title: 'Close it', violationId } })
  const outcome = ({ status, code, fields }: Awaited<ReturnType<typeof assign>>) => [status, code, fields]
  expect(outcome(await assign(randomUUID()))).toEqual(outcome(await assign(eve.id)))
  expect((await assign(randomUUID())).status).toBe(400)
  for (const use of [link, create]) {
    const [unknown, theirs] = [await use(randomUUID()), await use(foreign.id)]
    expect([unknown.status, unknown.code, theirs.status, theirs.code]).toEqual([
      404,
      'not_found',
      404,
      'not_found',
    ])
  }
})

test.each(['0000-01-01', '1899-12-31', '9999-12-31'])(
  'an imported deadline on %s is a fault of its row, not of the import',
  compliance_deadline => {
    const row = {
      title: 'Own rule',
      regulation_code: 'OWN 3',
      summary: 'Edges are closed with guardrails.',
      industry: 'Construction',
      tags: ['edges'],
      risk_level: 'Low',
      source: 'Our handbook',
      compliance_deadline,
    }
    expect(checkEntry(row)).toMatchObject({ faults: [{ code: 'not_a_date' }] })
    expect(checkEntry({ ...row, compliance_deadline: '2027-01-01' })).toHaveProperty('row')
  },
)
