import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { useCreated, useTestApp } from '../../../testing/harness'
import { colleagueOf, logIn } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { firstSite } from '../../../testing/sites'
import * as steps from '../../../testing/suggestions'
import { createTask } from '../../../testing/tasks'
import { photo, upload } from '../../../testing/uploads'

const {
  tasksFor,
  suggestionsFor,
  submitted,
  submit,
  reject,
  pendingOf,
  highViolation,
  generate,
  eventsOf,
  discard,
  approve,
} = steps

const app = useTestApp()
const ana = useCreated(() => signUpOn(app, 'pro'))
const cleo = useCreated(() => colleagueOf(app, ana, 'manager'))
const ben = useCreated(() => colleagueOf(app, ana))

test('two managers who decide at the same moment make one task, and one of them is told', async () => {
  const violation = await highViolation(ana)
  const { id } = await submitted(ben, violation.id)
  const answers = await Promise.all([
    approve(ana, id),
    approve(cleo, id),
    approve(ana, id),
    approve(cleo, id),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  for (const { code, body } of answers.filter(({ status }) => status === 409)) {
    expect(code).toBe('suggestion_closed')
    expect(body.current).toMatchObject({ id, status: 'approved', decidedBy: expect.any(String) })
  }
  expect(await tasksFor(ana, violation.id)).toHaveLength(1)
  expect((await reject(cleo, id, 'No')).code).toBe('suggestion_closed')
})

test('what the worker took back is not decided on anymore, and what was decided is not taken back', async () => {
  const violation = await highViolation(ana)
  const taken = await submitted(ben, violation.id)
  expect((await discard(ben, taken.id)).data.status).toBe('discarded')
  expect((await discard(ben, taken.id)).status).toBe(200)
  const late = await approve(ana, taken.id)
  expect([late.code, (late.body.current as { status: string }).status]).toEqual([
    'suggestion_closed',
    'discarded',
  ])
  expect((await submit(ben, { task_id: taken.id })).code).toBe('suggestion_closed')
  expect(await tasksFor(ana, violation.id)).toEqual([])
  expect(await suggestionsFor(ben, violation.id)).toEqual([])

  const kept = await submitted(ben, violation.id)
  await approve(ana, kept.id)
  const closed = await discard(ben, kept.id)
  expect([closed.status, closed.code]).toEqual([409, 'suggestion_closed'])
  expect((await eventsOf(app, taken.id)).map(({ event }) => event)).toContain('paulie.suggestion.discarded')
})

test('several at once have an outcome each', async () => {
  const violation = await highViolation(ana)
  const [first, second, gone] = [
    await submitted(ben, violation.id),
    await submitted(ben, violation.id),
    await submitted(ben, violation.id),
  ]
  const draft = await generate(ben, violation.id)
  await discard(ben, gone.id)
  const decide = (body: object) => ana.send(contract.decideSuggestions, { body })
  const ids = [first.id, second.id, first.id, gone.id, draft.id, randomUUID()]
  const { data, status } = await decide({ ids, decision: 'approve' })
  expect(status).toBe(200)
  expect(data.outcomes.map(({ outcome, suggestion }) => [outcome, suggestion?.status])).toEqual([
    ['approved', 'approved'],
    ['approved', 'approved'],
    ['closed', 'discarded'],
    ['not_found', undefined],
    ['not_found', undefined],
  ])
  expect(await tasksFor(ana, violation.id)).toHaveLength(2)
  const again = await decide({ ids: [first.id], decision: 'reject', reason: 'Too late' })
  expect(again.data.outcomes).toMatchObject([{ outcome: 'closed', suggestion: { reason: '' } }])
  const third = await submitted(ben, violation.id)
  const rejected = await decide({ ids: [third.id], decision: 'reject', reason: 'Done already' })
  expect(rejected.data.outcomes).toMatchObject([
    { outcome: 'rejected', suggestion: { reason: 'Done already' } },
  ])
  for (const body of [
    { ids: [], decision: 'approve' },
    { ids: Array.from({ length: 101 }, () => randomUUID()), decision: 'approve' },
    { ids: [third.id], decision: 'maybe' },
    { ids: [third.id], decision: 'reject', reason: 'x'.repeat(2001) },
  ])
    expect((await decide(body)).status).toBe(400)
})

test('a deleted violation keeps its suggestion: it can be approved, but not submitted', async () => {
  const { data } = await upload(app, ana, { file: await photo(), name: 'edge.jpg' })
  const [waiting, draft] = [
    await submitted(ben, (await highViolation(ben, { analysisId: data.id })).id),
    await generate(ben, (await highViolation(ben, { analysisId: data.id })).id),
  ]
  await ana.call(contract.cancelAnalysis, { params: { id: data.id } })
  expect((await ana.call(contract.deleteResult, { params: { id: data.id } })).status).toBe(200)
  expect((await submit(ben, { task_id: draft.id })).status).toBe(404)
  const listed = (await pendingOf(ana)).find(({ id }) => id === waiting.id)
  expect(listed).toMatchObject({ violation_id: null, violationName: 'Open edge', location: 'Harbor 4' })
  const approved = await approve(ana, waiting.id)
  const task = (await ana.call(contract.getTask, { params: { id: approved.data.taskId ?? '' } })).data
  expect(task).toMatchObject({ violationId: null, worksite: 'Harbor 4', severity: 'High' })
})

test('the task goes to whoever had the last one at the site, and a date that has passed moves', async () => {
  const eli = await signUpOn(app, 'pro', { worksite: 'Dock 1' })
  const fay = await colleagueOf(app, eli)
  const violation = await highViolation(eli, { siteId: (await firstSite(eli)).id })
  expect((await generate(eli, violation.id)).assigneeName).toBe('Ana María Ruiz')
  await createTask(eli, { assignee: fay.id, siteId: (await firstSite(eli)).id })
  const { id, assigneeName, dueDate } = await submitted(eli, violation.id)
  expect([assigneeName, dueDate]).toEqual(['Ben Okafor', '2026-11-19'])
  app.passTime(days(5))
  try {
    const later = await logIn(app, eli.email)
    expect((await pendingOf(later))[0]?.dueDate).toBe('2026-11-24')
    const { data } = await approve(later, id)
    const task = (await later.call(contract.getTask, { params: { id: data.taskId ?? '' } })).data
    expect([task.dueDate, task.assignee, data.dueDate]).toEqual(['2026-11-24', fay.id, '2026-11-24'])
  } finally {
    app.passTime(-days(5))
  }
})
