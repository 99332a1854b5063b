import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { useCreated, useTestApp } from '../../../testing/harness'
import { colleagueOf, logIn, type Person, signUp } from '../../../testing/people'

const app = useTestApp()
const ana = useCreated(() => signUp(app))
let ben: Person
let admin: Person

const list = async (query: object) => (await admin.send(contract.listEvents, { query })).data
const namesIn = async (query: object) => (await list(query)).items.map(({ event }) => event)

beforeAll(async () => {
  ben = await colleagueOf(app, ana, 'manager')
  await ana.call(contract.createViolation, { body: { type: 'Open edge', severity: 'High' } })
  app.passTime(days(1))
  ben = await logIn(app, ben.email)
  const { data: task } = await ben.call(contract.createTask, { body: { title: 'Fence it' } })
  app.passTime(1000)
  await ben.call(contract.recordEvent, { body: { event: 'task_opened', task_id: task.id } })
  await ben.call(contract.recordEvent, { body: { event: 'violation_root_cause_viewed' } })
  app.passTime(1000)
  await ben.call(contract.updateTask, { params: { id: task.id }, body: { status: 'completed' } })
  admin = await logIn(app, ana.email)
})

describe('an admin finds what happened', () => {
  test('newest first, with who did it and what it is about', async () => {
    const { items, total, names } = await list({})
    expect(items.map(({ event, source }) => [event, source])).toEqual([
      ['task.completed', 'product'],
      ['task_opened', 'UI'],
      ['task.created', 'product'],
      ['violation.created', 'product'],
    ])
    expect([total, names]).toEqual([
      4,
      ['task.completed', 'task.created', 'task_opened', 'violation.created'],
    ])
    expect(items[0]).toMatchObject({ userId: ben.id, data: { task_id: expect.any(String) } })
    expect(items.at(-1)?.userName).toBe('Ana María Ruiz')
  })

  test.each([
    ['an event', { event: 'task.created' }, ['task.created']],
    ['the days, both included', { from: '2026-11-16', to: '2026-11-16' }, ['violation.created']],
    ['a day on', { from: '2026-11-18' }, []],
    ['words of the event', { q: 'violation' }, ['violation.created']],
    ['words of the person, whatever the accents', { q: 'maria ruiz violation' }, ['violation.created']],
    ['a percent sign', { q: '%' }, []],
  ])('by %s', async (_, query, expected) => {
    expect(await namesIn(query)).toEqual(expected)
  })

  test('by person, by the id of a record and page by page', async () => {
    expect(await namesIn({ person: ana.id })).toEqual(['violation.created'])
    const [newest] = (await list({})).items
    expect(await namesIn({ q: newest?.data.task_id, event: 'task.completed' })).toEqual(['task.completed'])
    const pages = [await list({ pageSize: 3 }), await list({ pageSize: 3, page: 2 })]
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [3, 4],
      [1, 4],
    ])
  })

  test('as a file, all of it, without formulas', async () => {
    await admin.call(contract.recordEvent, { body: { event: '=1+1' } })
    const { text, headers } = await admin.call(contract.exportEvents, { query: {} })
    expect(headers['content-disposition']).toContain('plumbline-activity-2026-11-17.csv')
    expect(text).toMatch(/^\uFEFFTime \(UTC\),Event,Person,Source,Details,ID\r\n/)
    expect(text).toContain("'=1+1")
    const filtered = await admin.call(contract.exportEvents, { query: { event: 'violation.created' } })
    expect(filtered.text.trim().split('\r\n')).toHaveLength(2)
  })

  test('as a file of more rows than are read at a time', async () => {
    const eva = await signUp(app)
    await app.db.pool.query(
      `insert into events (id, organization_id, event, source, data, created_at)
       select gen_random_uuid(), $1, 'e' || n, 'UI', '{}', now() from generate_series(1, 1200) n`,
      [eva.organizationId],
    )
    const { text } = await eva.call(contract.exportEvents, { query: {} })
    expect(new Set(text.trim().split('\r\n')).size).toBe(1201)
  })
})

test('what was deleted and decided is told, with who and what', async () => {
  const { data: task } = await ben.call(contract.createTask, { body: { title: 'Fence the pit' } })
  await ben.call(contract.deleteTask, { params: { id: task.id } })
  const edge = { type: 'Open edge', severity: 'High' } as const
  const { data: violation } = await ben.call(contract.createViolation, { body: edge })
  const body = { verdict: 'dismissed', reason: 'No work here' } as const
  await ben.call(contract.violationFeedback, { params: { id: violation.id }, body })
  const told = (await list({ person: ben.id })).items.map(({ event, data }) => [event, data])
  expect(told).toContainEqual(['task.deleted', { title: 'Fence the pit' }])
  expect(told).toContainEqual(['violation.dismissed', { violation_id: violation.id, reason: 'No work here' }])
})

test('nobody else reads it: managers, workers, other organizations', async () => {
  const stranger = await signUp(app)
  expect((await stranger.call(contract.listEvents, { query: {} })).data.items).toEqual([])
  for (const endpoint of [contract.listEvents, contract.exportEvents])
    expect((await ben.call(endpoint, { query: {} })).status).toBe(403)
})

test.each([
  ['person', 'me'],
  ['from', 'yesterday'],
  ['to', '2026-13-01'],
  ['pageSize', '201'],
  ['sort', 'oldest'],
])('a %s that is none is rejected', async (field, value) => {
  const { status, fields } = await admin.send(contract.listEvents, { query: { [field]: value } })
  expect([status, fields[0]?.field]).toEqual([400, field])
})
