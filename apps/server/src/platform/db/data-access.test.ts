import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/harness'
import { logIn, type Person, signUp } from '../../testing/people'
import { statementsOf } from '../../testing/statements'

let app: TestApp
let few: Person
let many: Person
beforeAll(async () => {
  app = await testApp()
  few = await signUp(app)
  many = await signUp(app)
  await fill(few, 5)
  await fill(many, 50)
  await app.db.pool.query(`update subscriptions set plan = 'pro'`)
})
afterAll(() => app.close())

/** So many violations, each found by an analysis of its own and with a task. */
async function fill({ organizationId }: Person, amount: number) {
  const { pool } = app.db
  const ids = Array.from({ length: amount }, () => randomUUID())
  await pool.query(
    `insert into media (id, organization_id, kind, content_type, file_name, byte_size, sha256, created_at)
     select id, $1, 'image', 'image/jpeg', 'a.jpg', 1, id::text, now() from unnest($2::uuid[]) id`,
    [organizationId, ids],
  )
  await pool.query(
    `insert into analyses (id, organization_id, media_id, capture_source, status, stage, not_before, credit, created_at)
     select id, $1, id, 'upload', 'completed', 'storing', now(), 'spent', now() from unnest($2::uuid[]) id`,
    [organizationId, ids],
  )
  await pool.query(
    `insert into violations (id, organization_id, analysis_id, category, type, description, location, severity,
       status, regulation_codes, remediation_steps, bounding_boxes, detected_at, updated_at, media_id)
     select id, $1, id, 'Falls', 'Open edge', '', '', 'High', 'Open', '{1926.501(b)(1),"OWN 1"}', '[]', '[]',
       now(), now(), id from unnest($2::uuid[]) id`,
    [organizationId, ids],
  )
  await pool.query(
    `insert into tasks (id, organization_id, title, description, status, priority, worksite, steps, notes, tags,
       violation_id, created_at, updated_at)
     select id, $1, 'Close it', '', 'open', 'high', '', '[]', '[]', '{}', id, now(), now()
     from unnest($2::uuid[]) id`,
    [organizationId, ids],
  )
}

const idsOf = async (person: Person) =>
  (await person.call(contract.listViolations, { query: {} })).data.items.map(({ id }) => id)

describe('the number of statements does not grow with the rows', () => {
  const cases: [string, (person: Person) => Promise<{ status: number }>][] = [
    ['the list of violations', person => person.call(contract.listViolations, { query: {} })],
    ['the list of tasks', person => person.call(contract.listTasks, { query: {} })],
    ['the list of results', person => person.call(contract.listResults, { query: {} })],
    [
      'a change to many violations',
      async person =>
        person.call(contract.setViolationStatuses, {
          body: { ids: await idsOf(person), status: 'In Progress' },
        }),
    ],
  ]
  test.each(cases)('%s', async (_, call) => {
    const responses: number[] = []
    const counts: number[] = []
    for (const person of [few, many])
      counts.push(
        (
          await statementsOf(async () => {
            responses.push((await call(person)).status)
          })
        ).length,
      )
    expect(responses).toEqual([200, 200])
    expect(counts[0]).toBe(counts[1])
  })

  test('a report reads batches', async () => {
    const reportOf = async (person: Person) =>
      (await statementsOf(() => person.call(contract.violationsReport, { query: {} }))).length
    const [ofFew, ofMany] = [await reportOf(few), await reportOf(many)]
    // Two batches of 25 instead of one: their history, what was checked, their pictures and what became of the fix.
    expect(ofMany - ofFew).toBeLessThanOrEqual(4)
  })
})

describe('a call that only reads', () => {
  const isBegin = (text: string) => /^begin/i.test(text)
  const reads: [string, () => Promise<{ status: number }>][] = [
    ['who I am', () => many.call(contract.me, {})],
    ['a list', () => many.call(contract.listViolations, { query: { search: 'edge' } })],
    ['the library', () => many.call(contract.listRegulations, { query: {} })],
    ['a search', () => many.call(contract.searchRegulations, { query: { q: 'open edge' } })],
    ['a match', () => many.call(contract.matchRegulations, { body: { text: 'open edge', codes: [] } })],
    ['a match by keywords', () => many.call(contract.matchKeywords, { body: { text: 'guardrail edge' } })],
    ['an export', () => many.call(contract.exportRegulations, { query: { format: 'csv', q: 'edge' } })],
  ]
  test.each(reads)('opens no transaction: %s', async (_, call) => {
    let status = 0
    const sent = await statementsOf(async () => {
      status = (await call()).status
    })
    expect([status, sent.filter(isBegin)]).toEqual([200, []])
  })

  test('looks the session up with one statement, and writes nothing', async () => {
    const sent = await statementsOf(() => many.call(contract.me, {}))
    expect(sent.filter(text => text.includes('"bearers"'))).toHaveLength(1)
    expect(sent.filter(text => /^(insert|update|delete)/i.test(text))).toEqual([])
  })
})

test('a rule is searched for before the transaction that links it', async () => {
  const [id = ''] = await idsOf(few)
  const sent = await statementsOf(async () => {
    expect((await few.call(contract.autoLinkRegulation, { body: { violation_id: id } })).status).toBe(200)
  })
  const begin = sent.findIndex(text => /^begin/i.test(text))
  const versions = sent.findLastIndex(text => text.includes('regulation_libraries'))
  expect(versions).toBeGreaterThan(-1)
  expect(begin).toBeGreaterThan(versions)
})

test('an open call never looks for a session, whatever it is sent', async () => {
  const sent = await statementsOf(() => few.call(contract.healthz, {}))
  expect(sent.filter(text => text.includes('bearers'))).toEqual([])
})

test('a session that was ended does not work any more', async () => {
  const phone = await logIn(app, few.email)
  expect((await phone.call(contract.me, {})).status).toBe(200)
  await few.call(contract.endSession, { params: { id: 'all' } })
  expect((await phone.call(contract.me, {})).status).toBe(401)
})

test('numbered pages of results end where those of other lists end', async () => {
  const response = await few.call(contract.listResults, { query: { page: 51, pageSize: 200 } })
  expect([response.status, response.code]).toEqual([400, 'too_far'])
})
