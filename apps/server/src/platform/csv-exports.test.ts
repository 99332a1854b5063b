import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../testing/harness'
import { colleagueOf, signUp } from '../testing/people'
import { createTask } from '../testing/tasks'

const app = useTestApp()
const ana = useCreated(() => signUp(app))
const linesOf = (text: string) => text.trim().split('\r\n').slice(1)

describe('violations as CSV', () => {
  test('are those that the filters leave, in their order, with readable headings', async () => {
    const create = (type: string, severity: contract.Violation['severity']) =>
      ana.call(contract.createViolation, { body: { type, severity, regulationCode: '29 CFR 1926.100(a)' } })
    await create('Open edge', 'High')
    app.passTime(1000)
    await create('Bare cable', 'Low')
    await create('=HYPERLINK("http://evil.example")', 'High')
    const response = await ana.call(contract.exportViolations, {
      query: { severity: 'High', sort: 'oldest' },
    })
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="plumbline-violations-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''plumbline-violations-\d{4}-\d\d-\d\d\.csv$/,
    )
    expect(response.text).toMatch(
      /^\uFEFFDetected \(UTC\),Photo taken \(UTC\),Violation,Description,Severity,/,
    )
    const lines = linesOf(response.text)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,[^,]*,Open edge,.*,29 CFR 1926\.100\(a\),/)
    expect(lines[0]).toMatch(/,Violation$/)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  })

  test('have headings in the language of the reader, and may be none', async () => {
    const eva = await signUp(app, { language: 'de' })
    const { text } = await eva.call(contract.exportViolations, { query: {} })
    expect(text).toContain('Verstoß,Beschreibung,Schweregrad')
    expect(linesOf(text)).toEqual([])
  })

  test('are all of them, however many pages they fill', async () => {
    const ben = await signUp(app)
    await app.db.pool.query(
      `insert into violations (id, organization_id, type, description, location, severity, status,
         regulation_codes, remediation_steps, bounding_boxes, detected_at, updated_at)
       select gen_random_uuid(), $1, 'Board ' || n, '', '', 'High', 'Open', '{}', '[]', '[]', now(), now()
       from generate_series(1, 450) n`,
      [ben.organizationId],
    )
    const { text } = await ben.call(contract.exportViolations, { query: {} })
    expect(new Set(linesOf(text)).size).toBe(450)
  })
})

describe('tasks as CSV', () => {
  test('are those that the filters leave, and no formula', async () => {
    const ben = await colleagueOf(app, ana)
    await createTask(ana, { title: 'Fence the edge', assignee: ben.id, steps: ['Buy', 'Build'] })
    await createTask(ana, { title: '+49 call', priority: 'low' })
    const { text, headers } = await ben.call(contract.exportTasks, { query: { assignee: 'me' } })
    expect(headers['content-disposition']).toMatch(/filename="plumbline-tasks-\d{4}-\d\d-\d\d\.csv";/)
    expect(text).toMatch(/^\uFEFFTask,Status,Priority,Due,Overdue,Assignee,/)
    expect(text).toContain('Fence the edge,Open,')
    expect(text).not.toContain('call')
    const all = await ana.call(contract.exportTasks, { query: {} })
    expect(all.text).toContain(`"'+49 call"`)
  })
})

test.each([contract.exportViolations, contract.exportTasks])('$path is only one’s own', async endpoint => {
  await ana.call(contract.createViolation, { body: { type: 'Hidden board', severity: 'Low' } })
  await createTask(ana, { title: 'Hidden board' })
  const eve = await signUp(app)
  expect((await eve.send(endpoint, { query: {} })).text).not.toContain('Hidden board')
  expect((await eve.send(endpoint, { query: { status: 'nowhere' } })).status).toBe(400)
  expect((await app.http.inject({ method: 'GET', url: endpoint.path })).statusCode).toBe(401)
})
