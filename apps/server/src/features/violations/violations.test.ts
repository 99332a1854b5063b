import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/harness'
import { colleagueOf, signUp } from '../../testing/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const box = { x: 10, y: 20, width: 30, height: 40, label: 'bare head', severity: 'Medium' } as const
const seen = {
  type: 'No hard hat',
  description: 'By the gate',
  severity: 'Medium',
  regulationCode: '1926.100(a)',
  boundingBoxes: [box],
} as const

describe('correcting a finding', () => {
  test('changes it, and keeps who said what and what it was before', async () => {
    const ana = await signUp(app)
    const ben = await colleagueOf(app, ana)
    const { data } = await ana.call(contract.createViolation, { body: { ...seen, boundingBoxes: [box] } })
    const moved = { ...box, x: 50 }
    const corrected = await ben.call(contract.violationFeedback, {
      params: { id: data.id },
      body: { verdict: 'corrected', severity: 'High', boundingBoxes: [moved], reason: 'Under the crane' },
    })
    expect(corrected.data).toMatchObject({
      severity: 'High',
      verdict: 'corrected',
      boundingBoxes: [{ ...moved, severity: 'High' }],
    })
    const { rows } = await app.db.pool.query(
      'select user_id, verdict, reason, before, after from violation_feedback',
    )
    expect(rows).toEqual([
      {
        user_id: ben.id,
        verdict: 'corrected',
        reason: 'Under the crane',
        before: { severity: 'Medium', boundingBoxes: [box] },
        after: { severity: 'High', boundingBoxes: [{ ...moved, severity: 'High' }] },
      },
    ])
  })

  test('is counted on the dashboard', async () => {
    const ana = await signUp(app)
    for (const verdict of ['confirmed', 'confirmed', 'dismissed'] as const) {
      const { data } = await ana.call(contract.createViolation, { body: { ...seen, boundingBoxes: [box] } })
      await ana.call(contract.violationFeedback, { params: { id: data.id }, body: { verdict } })
    }
    const { feedback, bySeverity } = (await ana.call(contract.dashboardStats, {})).data
    expect(feedback).toEqual({ confirmed: 2, dismissed: 1, corrected: 0 })
    expect(bySeverity).toEqual({ Medium: 3 })
  })

  test('refuses a verdict or a box that makes no sense', async () => {
    const ana = await signUp(app)
    const { data } = await ana.call(contract.createViolation, { body: { ...seen, boundingBoxes: [box] } })
    const correct = (body: object) =>
      ana.call(contract.violationFeedback, { params: { id: data.id }, body: body as never })
    expect((await correct({ verdict: 'perhaps' })).status).toBe(400)
    expect((await correct({ verdict: 'corrected', boundingBoxes: [{ ...box, width: -1 }] })).status).toBe(400)
  })
})

test('a violation cannot be drawn on another organisation’s picture', async () => {
  const ana = await signUp(app)
  const answer = await ana.call(contract.createViolation, {
    body: { type: 'x', severity: 'Low', analysisId: randomUUID() },
  })
  expect(answer.status).toBe(404)
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
    const { data } = await ana.call(contract.createTask, {
      body: { title: 'Fix violation: No hard hat', violation_id: violation.id } as never,
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

  test('may set its own date, as the quick button does, and only members can own it', async () => {
    const [ana, eve] = [await signUp(app), await signUp(app)]
    const task = await ana.call(contract.createTask, {
      body: { title: 'Quick', due_date: '2026-11-17', assignee: ana.id } as never,
    })
    expect(task.data).toMatchObject({ dueDate: '2026-11-17', assignee: ana.id })
    const foreign = await ana.call(contract.createTask, { body: { title: 'x', assignee: eve.id } })
    expect(foreign.fields).toMatchObject([{ field: 'assignee', code: 'not_a_member' }])
  })

  test.each([
    ['a list', ['Stop work', 'Fetch hats']],
    ['a serialised list', '["Stop work","Fetch hats"]'],
  ])('takes steps as %s', async (_, steps) => {
    const ana = await signUp(app)
    const { data } = await ana.call(contract.createTask, { body: { title: 'x', steps } as never })
    expect(data.steps).toEqual([
      { text: 'Stop work', done: false },
      { text: 'Fetch hats', done: false },
    ])
  })
})
