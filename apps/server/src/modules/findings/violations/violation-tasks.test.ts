import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { signUp } from '../../../testing/people'

const app = useTestApp()

test('a task is linked to a violation afterwards, and told on both when it moves', async () => {
  const ana = await signUp(app)
  const [one, two] = [
    (await ana.call(contract.createViolation, { body: { type: 'One', severity: 'Low' } })).data,
    (await ana.call(contract.createViolation, { body: { type: 'Two', severity: 'Low' } })).data,
  ]
  const task = (await ana.call(contract.createTask, { body: { title: 'Fix', assignee: ana.id } })).data
  const link = (id: string) => ana.call(contract.linkTask, { params: { id }, body: { task_id: task.id } })
  expect((await link(one.id)).data).toMatchObject({ hasTask: true, taskId: task.id, assignee: ana.id })
  expect((await link(two.id)).data).toMatchObject({ hasTask: true, assignee: ana.id })
  const { data: left } = await ana.call(contract.getViolation, { params: { id: one.id } })
  expect(left).toMatchObject({ hasTask: false, assignee: null })
  const eve = await signUp(app)
  const foreign = (await eve.call(contract.createTask, { body: { title: 'x' } })).data
  const stolen = await ana.call(contract.linkTask, { params: { id: one.id }, body: { task_id: foreign.id } })
  expect(stolen.status).toBe(404)
})

describe('a task from a violation', () => {
  test.each([
    ['High', 'high', '2026-11-19'],
    ['Medium', 'medium', '2026-11-23'],
    ['Low', 'low', '2026-11-30'],
  ] as const)('of severity %s has priority %s and is due on %s', async (severity, priority, dueDate) => {
    const ana = await signUp(app)
    const violation = (await ana.call(contract.createViolation, { body: { type: 'No hard hat', severity } }))
      .data
    const { data } = await ana.send(contract.createTask, {
      body: { title: 'Fix violation: No hard hat', violation_id: violation.id },
    })
    expect(data).toMatchObject({
      priority,
      dueDate,
      status: 'open',
      violationId: violation.id,
      reporter: ana.id,
    })
    expect((await ana.call(contract.getViolation, { params: { id: violation.id } })).data).toMatchObject({
      hasTask: true,
      taskId: data.id,
    })
    expect((await ana.call(contract.tasksForViolation, { params: { id: violation.id } })).data).toHaveLength(
      1,
    )
  })

  test('can be sent back as it was returned, which changes nothing', async () => {
    const ana = await signUp(app)
    const { data } = await ana.send(contract.createViolation, {
      body: {
        type: 'Open edge',
        severity: 'Low',
        media_url: null,
        hasTask: false,
        taskId: null,
      },
    })
    const params = { id: data.id }
    const echoed = await ana.call(contract.updateViolation, { params, body: data })
    expect([echoed.status, echoed.data]).toEqual([200, data])
    expect((await ana.call(contract.violationHistory, { params })).data).toHaveLength(1)
  })

  test('may set its own date, as the quick button does, and only members can own it', async () => {
    const [ana, eve] = [await signUp(app), await signUp(app)]
    const task = await ana.send(contract.createTask, {
      body: { title: 'Quick', due_date: '2026-11-17', assignee: ana.id },
    })
    expect(task.data).toMatchObject({ dueDate: '2026-11-17', assignee: ana.id })
    const foreign = await ana.call(contract.createTask, { body: { title: 'x', assignee: eve.id } })
    expect(foreign.fields).toMatchObject([{ field: 'assignee', code: 'not_a_member' }])
  })

  test.each([
    ['a list', ['Stop work', 'Fetch hats']],
    ['a serialized list', '["Stop work","Fetch hats"]'],
  ])('takes steps as %s', async (_, steps) => {
    const ana = await signUp(app)
    const { data } = await ana.send(contract.createTask, { body: { title: 'x', steps } })
    expect(data.steps).toEqual([
      { text: 'Stop work', done: false },
      { text: 'Fetch hats', done: false },
    ])
  })
})
