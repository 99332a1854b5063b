import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import {
  approve,
  discard,
  eventsOf,
  generate,
  highViolation,
  pendingOf,
  reject,
  submit,
  submitted,
  suggestionsFor,
  tasksFor,
} from '../../../testing/suggestions'

const app = useTestApp()
const ana = useCreated(() => signUpOn(app, 'pro'))
const ben = useCreated(() => colleagueOf(app, ana))
const cleo = useCreated(() => colleagueOf(app, ana, 'manager'))

const noticesOf = async (person: Person, title: string) =>
  (await person.call(contract.listNotifications, { query: { limit: 100 } })).data.items.filter(
    ({ data }) => data.title === title,
  )

test('a worker proposes a task, a manager approves it, and the worker hears of it', async () => {
  const type = `Open edge ${randomUUID()}`
  const violation = await highViolation(ana, {
    type,
    location: 'Level 3',
    description: 'No guardrail on the north side',
    remediationSteps: ['Put up a guardrail', 'Check it every day'],
  })
  const before = (await ana.call(contract.dashboardStats, {})).data.pendingSuggestions
  const suggested = await generate(ben, violation.id, 'Use the blue ladder.')
  expect(suggested).toMatchObject({
    status: 'generated',
    title: `Fix violation: ${type}`,
    text: `Fix violation: ${type}\nUse the blue ladder.\n1. Put up a guardrail\n2. Check it every day`,
    violationContext: `High severity at Harbor 4 · Level 3: ${type}. No guardrail on the north side. Rule: 29 CFR 1926.501(b)(1).`,
    severity: 'High',
    priority: 'high',
    dueDate: '2026-11-19',
    codes: ['29 CFR 1926.501(b)(1)'],
    userName: 'Ben Okafor',
    submittedAt: null,
  })
  expect((await pendingOf(ana)).map(({ id }) => id)).not.toContain(suggested.id)
  expect((await approve(ana, suggested.id)).status).toBe(404)

  const sent = await submit(ben, { task_id: suggested.id, violation_id: violation.id, user_id: ben.id })
  expect(sent.data).toMatchObject({ status: 'pending', submittedAt: '2026-11-16T08:00:00.000Z' })
  expect((await submit(ben, { task_id: suggested.id })).data.status).toBe('pending')
  for (const manager of [ana, cleo])
    expect(await noticesOf(manager, type)).toMatchObject([
      { kind: 'suggestion_submitted', href: '/suggestions', data: { name: 'Ben Okafor' } },
    ])
  expect(await noticesOf(ben, type)).toEqual([])
  expect((await ana.call(contract.dashboardStats, {})).data.pendingSuggestions).toBe(before + 1)
  expect((await ben.call(contract.dashboardStats, {})).data.pendingSuggestions).toBe(0)
  expect((await cleo.call(contract.countPendingSuggestions, {})).data.count).toBe(before + 1)
  const listed = (await pendingOf(cleo)).find(({ id }) => id === suggested.id)
  expect(listed).toMatchObject({ violationName: type, location: 'Harbor 4 · Level 3', picture: null })

  const approved = await approve(cleo, suggested.id)
  expect(approved.data).toMatchObject({ status: 'approved', decidedBy: cleo.id, reason: '' })
  const [task, ...more] = await tasksFor(ana, violation.id)
  expect(more).toEqual([])
  expect(task).toMatchObject({
    id: approved.data.taskId,
    title: `Fix violation: ${type}`,
    description: 'Use the blue ladder.',
    priority: 'high',
    dueDate: '2026-11-19',
    severity: 'High',
    assigneeName: listed?.assigneeName,
    worksite: 'Harbor 4',
    regulationCode: '29 CFR 1926.501(b)(1)',
    steps: [
      { text: 'Put up a guardrail', done: false },
      { text: 'Check it every day', done: false },
    ],
  })
  expect(await noticesOf(ben, type)).toMatchObject([
    { kind: 'suggestion_approved', href: `/tasks/${task?.id}`, data: { name: 'Ben Okafor' } },
  ])
  expect(await suggestionsFor(ben, violation.id)).toMatchObject([{ status: 'approved', taskId: task?.id }])
  expect(
    (await eventsOf(app, suggested.id)).map(({ event, user_id, data }) => [event, user_id, data]),
  ).toEqual(
    expect.arrayContaining([
      ['paulie.suggestion.generated', ben.id, aboutIt(suggested.id, violation.id)],
      ['paulie.suggestion.submitted', ben.id, aboutIt(suggested.id, violation.id)],
      ['paulie.suggestion.approved', cleo.id, aboutIt(suggested.id, violation.id, task?.id)],
    ]),
  )
})
const aboutIt = (suggestion_id: string, violation_id: string, task_id = suggestion_id) => ({
  suggestion_id,
  violation_id,
  task_id,
})

test('a rejected one says why, on the violation and in the bell', async () => {
  const type = `Loose board ${randomUUID()}`
  const violation = await highViolation(ben, { type, severity: 'Low' })
  const { id, dueDate, priority, steps } = await submitted(ben, violation.id)
  expect([dueDate, priority, steps.length]).toEqual(['2026-11-30', 'low', 4])
  const rejected = await reject(ana, id, 'Covered by the weekly round.')
  expect(rejected.data).toMatchObject({
    status: 'rejected',
    reason: 'Covered by the weekly round.',
    decidedByName: 'Ana María Ruiz',
    taskId: null,
  })
  expect(await tasksFor(ana, violation.id)).toEqual([])
  expect(await noticesOf(ben, type)).toMatchObject([
    { kind: 'suggestion_rejected', href: `/violations?violation=${violation.id}` },
  ])
  const [told] = await suggestionsFor(ben, violation.id)
  expect(told).toMatchObject({ status: 'rejected', reason: 'Covered by the weekly round.' })
  const another = await submitted(ben, violation.id)
  expect((await reject(ana, another.id)).data).toMatchObject({ status: 'rejected', reason: '' })
  expect((await eventsOf(app, id)).map(({ event }) => event)).toContain('paulie.suggestion.rejected')
})

test('only managers decide and list, everyone sees what is theirs, and nobody sees another organization', async () => {
  const violation = await highViolation(ana)
  const { id } = await submitted(ben, violation.id)
  const dora = await colleagueOf(app, ana)
  expect((await approve(ben, id)).status).toBe(403)
  expect((await reject(ben, id)).status).toBe(403)
  expect((await ben.call(contract.pendingSuggestions, { query: {} })).status).toBe(403)
  expect((await ben.call(contract.countPendingSuggestions, {})).status).toBe(403)
  const bulk = { ids: [id], decision: 'approve' as const }
  expect((await ben.call(contract.decideSuggestions, { body: bulk })).status).toBe(403)

  expect(await suggestionsFor(dora, violation.id)).toEqual([])
  expect((await submit(dora, { task_id: id })).status).toBe(404)
  expect((await discard(dora, id)).status).toBe(404)
  expect((await suggestionsFor(cleo, violation.id)).map(each => each.id)).toEqual([id])
  const draft = await generate(dora, violation.id)
  expect((await suggestionsFor(cleo, violation.id)).map(each => each.id)).toEqual([id])
  expect((await suggestionsFor(dora, violation.id)).map(each => each.id)).toEqual([draft.id])

  const eve = await signUpOn(app, 'pro')
  expect((await approve(eve, id)).status).toBe(404)
  expect((await reject(eve, id)).status).toBe(404)
  expect((await eve.call(contract.decideSuggestions, { body: bulk })).status).toBe(404)
  expect(await pendingOf(eve)).toEqual([])
  expect(
    (await eve.call(contract.pendingSuggestions, { query: { org_id: ana.organizationId } })).status,
  ).toBe(404)
  const body = { violation_id: violation.id, text: '' }
  expect((await eve.call(contract.suggestTask, { body })).status).toBe(404)
  expect((await app.call(contract.suggestTask, { body })).status).toBe(401)
  expect((await approve(ana, id)).status).toBe(200)
})

test('the free plan cannot generate one, and what is sent has to be valid', async () => {
  const free = await signUp(app)
  const violation = await highViolation(free)
  const body = { violation_id: violation.id, text: '' }
  const answer = await free.call(contract.suggestTask, { body })
  expect([answer.status, answer.code]).toEqual([402, 'needs_pro'])
  const mine = await highViolation(ben)
  for (const wrong of [
    {},
    { violation_id: 'x', text: '' },
    { violation_id: mine.id },
    { violation_id: mine.id, text: 'x'.repeat(10_001) },
    { violation_id: mine.id, text: '', more: 1 },
  ])
    expect((await ben.send(contract.suggestTask, { body: wrong })).status).toBe(400)
  const { id } = await generate(ben, mine.id)
  const forged = await submit(ben, { task_id: id, user_id: ana.id })
  expect([forged.status, forged.fields[0]?.field]).toEqual([400, 'user_id'])
  const other = await highViolation(ben)
  expect((await submit(ben, { task_id: id, violation_id: other.id })).status).toBe(404)
})

test('generating again replaces what was not submitted, and a note can be added on submitting', async () => {
  const violation = await highViolation(ben)
  const first = await generate(ben, violation.id)
  const second = await generate(ben, violation.id, 'Before noon')
  expect((await submit(ben, { task_id: first.id })).status).toBe(404)
  expect((await submit(ben, { task_id: second.id, text: 'After noon <b>now</b>' })).data).toMatchObject({
    note: 'After noon <b>now</b>',
  })
  expect(await suggestionsFor(ben, violation.id)).toHaveLength(1)
})

test('a corrected severity goes on to what nobody has decided on, the most severe come first', async () => {
  const gus = await signUpOn(app, 'pro')
  const low = await highViolation(gus, { severity: 'Low' })
  const medium = await highViolation(gus, { severity: 'Medium' })
  const [first, second] = [await submitted(gus, low.id), await submitted(gus, medium.id)]
  expect((await pendingOf(gus)).map(({ id }) => id)).toEqual([second.id, first.id])
  await gus.call(contract.updateViolation, { params: { id: low.id }, body: { severity: 'High' } })
  expect(await pendingOf(gus)).toMatchObject([
    { id: first.id, severity: 'High', priority: 'high', dueDate: '2026-11-19' },
    { id: second.id },
  ])
})

test('everyone reads it in their own language', async () => {
  const hugo = await signUpOn(app, 'pro', { language: 'de' })
  const violation = await highViolation(hugo, { type: 'Offene Kante', severity: 'High' })
  const { title, violationContext, steps } = await generate(hugo, violation.id)
  expect(title).toBe('Verstoß beheben: Offene Kante')
  expect(violationContext).toContain('Hoher Schweregrad, Harbor 4: Offene Kante.')
  expect(steps[0]).toContain('Gefahrenbereich')
})

test('an event that a client records about a suggestion has to be about one of the organization', async () => {
  const violation = await highViolation(ben)
  const { id } = await generate(ben, violation.id)
  const record = (body: object) =>
    ben.send(contract.recordEvent, { body: { event: 'paulie.suggestion.submitted', ...body } })
  expect((await record({ task_id: id, suggestion_id: id })).status).toBe(201)
  expect((await record({ task_id: id, event: 'task_opened' })).status).toBe(404)
  expect((await record({ suggestion_id: randomUUID() })).status).toBe(404)
})
