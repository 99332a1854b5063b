import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { form, photo } from '../../../testing/uploads'

const app = useTestApp()

let ana: Person
let ben: Person
beforeAll(async () => {
  ana = await signUp(app)
  ben = await colleagueOf(app, ana)
})

async function report(person: Person, severity: contract.Severity = 'Medium') {
  const body = { type: `Open edge ${randomUUID()}`, severity }
  return (await person.call(contract.createViolation, { body })).data
}
const task = async (person: Person, given: object = {}) =>
  (await person.call(contract.createTask, { body: { title: 'Close the edge', ...given } })).data
const violationNow = async (person: Person, { id }: { id: string }) =>
  (await person.call(contract.getViolation, { params: { id } })).data
const taskNow = async (person: Person, id: string) =>
  (await person.call(contract.getTask, { params: { id } })).data
type Body = contract.RequestOf<typeof contract.changeViolations>['body']
const changeViolations = async (person: Person, body: Body) =>
  (await person.call(contract.changeViolations, { body })).data.rows
const changeTasks = async (person: Person, body: contract.RequestOf<typeof contract.changeTasks>['body']) =>
  (await person.call(contract.changeTasks, { body })).data.rows

test('violations get a severity and a status together, with their trail, and undo gives each its own back', async () => {
  const [edge, cable] = [await report(ana, 'Low'), await report(ana, 'Medium')]
  const rows = [
    { id: edge.id, from: 'Low', to: 'High' },
    { id: cable.id, from: 'Medium', to: 'High' },
  ] as const
  expect(await changeViolations(ana, { field: 'severity', rows: [...rows] })).toEqual(
    [edge, cable].map(({ id }) => ({ id, error: null, createdTaskId: null })),
  )
  const history = await ana.call(contract.violationHistory, { params: { id: edge.id } })
  expect(history.data.at(-1)).toMatchObject({ field: 'severity', from: 'Low', to: 'High' })
  await changeViolations(ana, {
    field: 'severity',
    rows: rows.map(({ id, from, to }) => ({ id, from: to, to: from })),
  })
  expect((await violationNow(ana, edge)).severity).toBe('Low')
  expect((await violationNow(ana, cable)).severity).toBe('Medium')
  await changeViolations(ana, {
    field: 'status',
    rows: [edge, cable].map(({ id }) => ({ id, from: 'Open', to: 'Resolved' })),
  })
  expect((await violationNow(ana, cable)).status).toBe('Resolved')
})

test('rows that somebody else changed since are left and named, the others change', async () => {
  const [edge, cable] = [await report(ana), await report(ana)]
  await ben.call(contract.setViolationStatus, { params: { id: edge.id }, body: { status: 'In Progress' } })
  const rows = [edge, cable].map(({ id }) => ({ id, from: 'Open', to: 'Resolved' }) as const)
  expect(await changeViolations(ana, { field: 'status', rows })).toMatchObject([
    { id: edge.id, error: 'version_conflict' },
    { id: cable.id, error: null },
  ])
  expect((await violationNow(ana, edge)).status).toBe('In Progress')
  expect((await violationNow(ana, cable)).status).toBe('Resolved')
  // What is as asked already is no conflict.
  expect(await changeViolations(ana, { field: 'status', rows })).toMatchObject([{}, { error: null }])
})

test('assigning creates the task that is missing, and undo removes it again', async () => {
  const [edge, cable] = [await report(ana, 'High'), await report(ana)]
  const mine = await task(ana, { violationId: cable.id, assignee: ana.id })
  const [created, kept] = await changeViolations(ana, {
    field: 'assignee',
    rows: [
      { id: edge.id, from: null, to: ben.id },
      { id: cable.id, from: ana.id, to: ben.id },
    ],
  })
  expect(kept).toEqual({ id: cable.id, error: null, createdTaskId: null })
  const taskId = created?.createdTaskId ?? ''
  expect(await taskNow(ana, taskId)).toMatchObject({
    title: `Fix violation: ${edge.type}`,
    assignee: ben.id,
    violationId: edge.id,
    priority: 'high',
  })
  const { dueDate } = await taskNow(ana, taskId)
  expect(await violationNow(ana, edge)).toMatchObject({
    assignee: ben.id,
    assigneeName: 'Ben Okafor',
    dueDate,
    taskId,
  })
  const undo = [
    { id: edge.id, from: ben.id, to: null, createdTaskId: taskId },
    { id: cable.id, from: ben.id, to: ana.id },
  ]
  expect(await changeViolations(ana, { field: 'assignee', rows: undo })).toMatchObject([
    { error: null },
    { error: null },
  ])
  expect(await violationNow(ana, edge)).toMatchObject({ assignee: null, hasTask: false, dueDate: null })
  expect((await taskNow(ana, mine.id)).assignee).toBe(ana.id)
})

test('a created task that somebody has worked on since stays', async () => {
  const edge = await report(ana)
  const [row] = await changeViolations(ana, {
    field: 'dueDate',
    rows: [{ id: edge.id, from: null, to: '2099-01-31' }],
  })
  const createdTaskId = row?.createdTaskId ?? ''
  expect(await violationNow(ana, edge)).toMatchObject({ dueDate: '2099-01-31', assignee: null })
  await ben.call(contract.updateTask, { params: { id: createdTaskId }, body: { note: 'Rails ordered' } })
  expect(
    await changeViolations(ana, {
      field: 'dueDate',
      rows: [{ id: edge.id, from: '2099-01-31', to: null, createdTaskId }],
    }),
  ).toMatchObject([{ error: 'version_conflict' }])
  expect((await violationNow(ana, edge)).taskId).toBe(createdTaskId)
})

test('tasks get a status, a priority, an assignee and a date together', async () => {
  const [first, second] = [await task(ana), await task(ana, { priority: 'high' })]
  const both = [first.id, second.id]
  await changeTasks(ana, {
    field: 'priority',
    rows: [
      { id: first.id, from: first.priority, to: 'low' },
      { id: second.id, from: 'high', to: 'low' },
    ],
  })
  await changeTasks(ana, { field: 'assignee', rows: both.map(id => ({ id, from: null, to: ben.id })) })
  await changeTasks(ana, { field: 'status', rows: both.map(id => ({ id, from: 'open', to: 'closed' })) })
  await changeTasks(ana, {
    field: 'dueDate',
    rows: [
      { id: first.id, from: first.dueDate, to: '2099-02-01' },
      { id: second.id, from: '2001-01-01', to: '2099-02-01' },
    ],
  })
  const changed = { priority: 'low', assignee: ben.id, status: 'closed' }
  expect(await taskNow(ana, first.id)).toMatchObject({ ...changed, dueDate: '2099-02-01' })
  expect(await taskNow(ana, second.id)).toMatchObject({ ...changed, dueDate: second.dueDate })
})

test('a violation over whose last photo the hazard still shows is left open, and the next is resolved', async () => {
  const [edge, cable] = [await report(ana), await report(ana)]
  const { id: taskId } = await task(ana, { violationId: edge.id })
  const { payload, headers } = form({ name: 'a.jpg', file: await photo() })
  const authorization = `Bearer ${ben.token}`
  const url = `/api/tasks/${taskId}/fixes`
  await app.http.inject({ method: 'POST', url, payload, headers: { ...headers, authorization } })
  await app.db.pool.query(`update fixes set outcome = 'still_there' where task_id = $1`, [taskId])
  for (const person of [ana, ben])
    expect(
      await changeViolations(person, {
        field: 'status',
        rows: [edge, cable].map(({ id }) => ({ id, from: 'Open', to: 'Resolved' })),
      }),
    ).toMatchObject([{ error: 'fix_still_there' }, { error: null }])
  expect((await violationNow(ana, edge)).status).toBe('Open')
})

test('ids of another organization and unknown people are left, each with its reason', async () => {
  const eve = await signUp(app)
  const [mine, theirs] = [await report(ana), await report(eve)]
  const theirTask = await task(eve)
  expect(
    await changeViolations(ana, {
      field: 'severity',
      rows: [theirs, { id: randomUUID() }, mine].map(({ id }) => ({ id, from: 'Medium', to: 'Low' })),
    }),
  ).toMatchObject([{ error: 'not_found' }, { error: 'not_found' }, { error: null }])
  expect((await violationNow(eve, theirs)).severity).toBe('Medium')
  expect(
    await changeTasks(ana, {
      field: 'priority',
      rows: [{ id: theirTask.id, from: theirTask.priority, to: 'low' }],
    }),
  ).toMatchObject([{ error: 'not_found' }])
  expect(
    await changeViolations(ana, { field: 'assignee', rows: [{ id: mine.id, from: null, to: eve.id }] }),
  ).toMatchObject([{ error: 'invalid' }])
  expect((await violationNow(ana, mine)).hasTask).toBe(false)
})

test('no rows, too many, another field and a signed-out person are rejected', async () => {
  const row = { id: randomUUID(), from: 'Open', to: 'Resolved' }
  for (const body of [
    { field: 'status', rows: [] },
    { field: 'status', rows: Array.from({ length: contract.MAX_BULK_ROWS + 1 }, () => row) },
    { field: 'status', rows: [{ ...row, to: 'Done' }] },
    { field: 'location', rows: [row] },
  ])
    expect((await ana.send(contract.changeViolations, { body })).status).toBe(400)
  expect((await app.send(contract.changeViolations, { body: { field: 'status', rows: [row] } })).status).toBe(
    401,
  )
})
